/** Asks the server for the review of a match, and asks again until it has thought it over. */
import { get, Refusal } from "./api";
import type { PartData, ReviewAnswer, ReviewData } from "./wire";

const ASK_AGAIN_MS = 1000;

/** The part of a match that an entry belongs to; the deal belongs to the first one. */
export function partOf(parts: readonly PartData[], entry: number): number {
  const found = parts.findIndex(({ begin, end }) => entry > begin && entry <= end);
  return Math.max(0, found);
}

/** Where the line of the graph stands at an entry, though not every entry has a point. */
export function chancesAt(review: ReviewData, entry: number): number[] {
  const before = review.points.filter((point) => point.entry <= entry);
  return (before.at(-1) ?? review.points[0])?.chances ?? [];
}

/**
 * How a line went on the whole: each point is the mean of so many on both sides of it, of fewer near
 * an end, so that the first and the last one stay what they are.
 */
export function onTheWhole(values: readonly number[], beside: number): number[] {
  return values.map((_, at) => {
    const reach = Math.min(beside, at, values.length - 1 - at);
    const some = values.slice(at - reach, at + reach + 1);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}

export class Reviewing {
  /** The reviews that have come, by part. */
  found = $state.raw<Readonly<Record<number, ReviewData>>>({});
  /** How far the one that is wanted has come, from 0 to 1. */
  share = $state(0);
  /** How many others are looked at first. */
  before = $state(0);
  refused = $state("");
  private wanted = -1;

  constructor(
    private readonly table: string,
    private readonly wait = ASK_AGAIN_MS,
  ) {}

  /** The parts of the match, as soon as any review has told them. */
  get parts(): readonly PartData[] {
    return Object.values(this.found)[0]?.parts ?? [];
  }

  /** Ask for a part, and no longer for any other. */
  async load(part: number): Promise<void> {
    if (this.wanted === part || this.found[part]) return;
    this.wanted = part;
    this.share = 0;
    this.before = 0;
    this.refused = "";
    try {
      await this.ask(part);
    } catch (error) {
      this.refused = error instanceof Refusal ? error.message : String(error);
    }
    if (this.wanted === part) this.stop();
  }

  /** Ask no more. */
  stop(): void {
    this.wanted = -1;
  }

  private async ask(part: number): Promise<void> {
    while (this.wanted === part) {
      const path = `/api/tables/${this.table}/review?part=${part}`;
      const { share, review, before } = await get<ReviewAnswer>(path);
      if (review) {
        this.found = { ...this.found, [part]: review };
        return;
      }
      if (this.wanted === part) {
        this.share = share;
        this.before = before;
      }
      await new Promise((resolve) => setTimeout(resolve, this.wait));
    }
  }
}
