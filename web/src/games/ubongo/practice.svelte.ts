/** Practice for one: puzzles without end, a clock, and hints that tell more each time. */
import { get, post, Refusal } from "../../api";
import type { PieceHint, PuzzleData, PuzzleVerdict, TaskData } from "../../wire";
import { readLayout } from "./pieces";
import { Puzzle } from "./puzzle.svelte";

const MOST = 3; // a hint of this level shows where the piece lies
const FIRST = -1; // before the first hint for what lies

export class Practice {
  puzzle = $state.raw<Puzzle | null>(null);
  data = $state.raw<PuzzleData | null>(null);
  hint = $state.raw<PieceHint | null>(null);
  /** How long it took, once it is solved. */
  took = $state<number | null>(null);
  /** What the server refused, or that it is not there. */
  refused = $state("");
  solved = $state(0);
  /** The shortest time of this visit without a hint, in milliseconds. */
  best = $state<number | null>(null);
  private hints = $state(0);
  private began = 0;
  private level = 0;
  private hinted = "";

  constructor(
    private readonly book: string,
    private readonly name: (puzzle: string) => void,
  ) {}

  /** Milliseconds since the puzzle was shown. */
  time(): number {
    return this.took ?? Date.now() - this.began;
  }

  /** Show any puzzle of a level, or the one of a name. */
  async next(level: string, named = ""): Promise<void> {
    const which = named ? `puzzle=${encodeURIComponent(named)}` : `level=${level}`;
    await this.ask(async () => {
      const data = await get<PuzzleData>(`/api/practice/${this.book}?${which}`);
      this.begin(data);
    });
  }

  /** A hint for what lies now; asked again, it tells more. */
  async help(): Promise<void> {
    const { puzzle, data } = this;
    if (!puzzle || !data || this.took !== null) return;
    const { layout } = puzzle;
    const again = this.hint !== null && this.hinted === layout;
    this.level = again ? Math.min(MOST, this.level + 1) : 0;
    this.hinted = layout;
    this.hints += 1;
    await this.ask(async () => {
      const asked = { puzzle: data.puzzle, layout, level: this.level };
      const hint = await post<PieceHint>(`/api/practice/${this.book}/hint`, asked);
      if (puzzle.layout === layout) this.show(hint);
    });
  }

  /** A message id for the hint. */
  get told(): string {
    const { hint } = this;
    if (!hint) return "";
    if (!hint.piece) return hint.fits ? "ubongo-hint-good" : "ubongo-hint-bad";
    if (hint.placement) return "ubongo-hint-laid";
    if (hint.take) return "ubongo-hint-take";
    return hint.cell ? "ubongo-hint-cell" : "ubongo-hint-piece";
  }

  private begin(data: PuzzleData): void {
    const task = data.task as unknown as TaskData;
    this.data = data;
    this.puzzle = new Puzzle(task, {
      laid: () => this.forget(),
      full: (layout) => void this.answer(layout),
    });
    this.began = Date.now();
    this.took = null;
    this.hints = 0;
    this.hint = null;
    this.name(data.puzzle);
  }

  private async answer(layout: string): Promise<void> {
    const { data } = this;
    if (!data || this.took !== null) return;
    const time = this.time();
    await this.ask(async () => {
      const told = { puzzle: data.puzzle, layout };
      const verdict = await post<PuzzleVerdict>(`/api/practice/${this.book}/answer`, told);
      if (!verdict.solved) this.refused = verdict.why ?? "";
      else if (this.data === data) this.end(time);
    });
  }

  private end(time: number): void {
    this.took = time;
    this.solved += 1;
    if (this.hints === 0) this.best = Math.min(this.best ?? Infinity, time);
  }

  private show(hint: PieceHint): void {
    const [found] = [...readLayout(hint.placement)];
    const index = this.puzzle?.pieces.findIndex(({ piece }) => piece === found?.[0]) ?? -1;
    if (found && index >= 0) {
      this.puzzle?.put(index, found[1]);
      this.level = FIRST; // it lies, and the next hint is about another piece
    }
    this.hinted = this.puzzle?.layout ?? "";
    this.hint = hint;
  }

  /** Another layout: the hint was for the one before. */
  private forget(): void {
    if (this.puzzle?.layout !== this.hinted) this.hint = null;
  }

  private async ask(what: () => Promise<void>): Promise<void> {
    this.refused = "";
    try {
      await what();
    } catch (error) {
      this.refused = error instanceof Refusal ? error.message : "";
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
