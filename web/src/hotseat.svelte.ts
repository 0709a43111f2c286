/** People around one device: it keeps their tokens, and at most one of them is at the table. */
import { get, post } from "./api";
import { keep, kept } from "./settings.svelte";
import { newShare, Table } from "./table.svelte";
import type { RoomData, Ticket, Token } from "./wire";

/** Somebody who plays on this device; without a token they have not come in yet. */
interface Person {
  name: string;
  token: string;
}

const MOST_MS = 10_000;
const LOOK_MS = 30;

/** Whether this device holds the people of a table. */
export function holds(table: string): boolean {
  return kept(`hotseat.${table}`) !== null;
}

/** The same people play at another table. */
export function passOn(table: string, next: string): void {
  const people = kept(`hotseat.${table}`);
  if (people !== null) keep(`hotseat.${next}`, people);
}

/** Remember who will play at a table. */
export function invitePeople(table: string, names: readonly string[]): void {
  keepPeople(
    table,
    names.map((name) => ({ name, token: "" })),
  );
}

function keepPeople(table: string, people: readonly Person[]): void {
  keep(`hotseat.${table}`, JSON.stringify(people));
}

function peopleOf(table: string): Person[] {
  return JSON.parse(kept(`hotseat.${table}`) ?? "[]") as Person[];
}

/** Let everybody in, sit down and be ready, and begin; what was done already stays done. */
export async function begin(table: string): Promise<void> {
  const people = peopleOf(table);
  for (const person of people) {
    if (!person.token) {
      person.token = (await post<Token>("/api/guests", { name: person.name }, "")).token;
      keepPeople(table, people);
    }
    const { ticket } = await post<Ticket>(`/api/tables/${table}/ticket`, undefined, person.token);
    await post<RoomData>(`/api/tables/${table}/seat`, { ticket });
    const share = newShare();
    await post<RoomData>(`/api/tables/${table}/ready`, { share }, person.token);
    keep(`share.${table}`, share);
  }
  await post<RoomData>(`/api/tables/${table}/start`);
}

export class HotSeat {
  /** The one whose hand is shown; nobody while the cover lies on it. */
  shown = $state.raw<Table | null>(null);
  private closing: Promise<void> = Promise.resolve();
  private seats = $state.raw<readonly { seat: number; token: string }[]>([]);

  constructor(private readonly id: string) {}

  /** Learn who sits where: each token is asked once. */
  async load(): Promise<void> {
    const people = peopleOf(this.id).map(async ({ token }) => {
      const { seat } = await get<RoomData>(`/api/tables/${this.id}`, token);
      return seat === null ? [] : [{ seat, token }];
    });
    this.seats = (await Promise.all(people)).flat();
  }

  /** Whether it is known who sits here. */
  get known(): boolean {
    return this.seats.length > 0;
  }

  holds(seat: number): boolean {
    return this.seats.some((one) => one.seat === seat);
  }

  /** Everybody here but one. */
  others(seat: number): number[] {
    const all = this.seats.map((one) => one.seat).filter((other) => other !== seat);
    return all.sort((one, other) => one - other);
  }

  /** Show somebody what is theirs; the line of the one before is closed by then. */
  async lift(seat: number): Promise<void> {
    this.shown = await this.come(seat);
  }

  /** Forget what is shown, then hang up. */
  async lower(): Promise<void> {
    const table = this.shown;
    this.shown = null;
    if (table) this.closing = table.close();
    await this.closing;
  }

  /** Somebody speaks up without looking at their hand; why it was of no use, or nothing. */
  async speak(seat: number, action: string): Promise<string> {
    const table = await this.come(seat);
    await until(() => table.now !== null);
    table.act(action);
    await until(() => !table.busy);
    const answer = table.answer?.text ?? "";
    this.closing = table.close();
    await this.closing;
    return answer;
  }

  private async come(seat: number): Promise<Table> {
    await this.closing;
    const table = new Table(this.id, this.seats.find((one) => one.seat === seat)?.token ?? "");
    await table.reload();
    table.open();
    return table;
  }
}

/** Until something is so, or for as long as anybody would wait. */
async function until(done: () => boolean): Promise<void> {
  for (let waited = 0; !done() && waited < MOST_MS; waited += LOOK_MS)
    await new Promise((resolve) => window.setTimeout(resolve, LOOK_MS));
}
