/** Who plays on this device: a name, and a token that only this device and the server know. */
import { askAs, get, post, Refusal } from "./api";
import { keep, kept } from "./settings.svelte";
import type { Link, Me, Token } from "./wire";

class Myself {
  name = $state("");
  private token = "";

  get known(): boolean {
    return this.name !== "";
  }

  /** Take up who this device was; a token that the server has forgotten is forgotten here too. */
  async load(): Promise<void> {
    this.take(kept("token") ?? "");
    if (!this.token) return;
    try {
      this.name = (await get<Me>("/api/guests/me")).name;
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      this.take("");
    }
  }

  /** Be somebody: under this name if nobody is known yet. */
  async be(name: string): Promise<void> {
    if (this.known) return;
    this.become(await post<Token>("/api/guests", { name }));
  }

  async rename(name: string): Promise<void> {
    if (this.known) this.name = (await post<Me>("/api/guests/me", { name })).name;
    else await this.be(name);
  }

  /** A link that moves this player to another device. */
  async link(): Promise<string> {
    return (await post<Link>("/api/guests/link")).link;
  }

  /** Become the player of a link. */
  async move(link: string): Promise<void> {
    this.become(await post<Token>("/api/guests/move", { link }));
  }

  /** Be nobody: the player has moved to another device. */
  forget(): void {
    this.take("");
    this.name = "";
  }

  private become(token: Token): void {
    this.take(token.token);
    this.name = token.name;
  }

  private take(token: string): void {
    this.token = token;
    keep("token", token || null);
    askAs({ token });
  }
}

export const me = new Myself();
