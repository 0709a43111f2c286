/** A tile of the hand on its way under a finger. */
import { TREMBLE } from "./gestures";

/** A tile under a finger is lifted, so that it can be seen; in tiles. */
const LIFT = 0.75;

export class Drag {
  /** The tile that is being dragged, once it is clear that this is no tap. */
  tile = $state<string | null>(null);
  /** The middle of the tile on the screen. */
  x = $state(0);
  y = $state(0);
  /** The click at the end of this drag is no tap. */
  moved = false;
  private held: { tile: string; id: number; x: number; y: number; lift: number } | null = null;

  constructor(
    private readonly begin: (tile: string) => void,
    private readonly drop: (tile: string, x: number, y: number) => void,
  ) {}

  down(event: PointerEvent, tile: string): void {
    this.moved = false;
    if (event.button !== 0 || this.held) return;
    const element = event.currentTarget as HTMLElement;
    // At once: a quick mouse may be elsewhere when it is next heard of.
    if ("setPointerCapture" in element) element.setPointerCapture(event.pointerId);
    const lift = event.pointerType === "mouse" ? 0 : element.offsetWidth * LIFT;
    this.held = { tile, id: event.pointerId, x: event.clientX, y: event.clientY, lift };
  }

  move(event: PointerEvent): void {
    const { held } = this;
    if (held?.id !== event.pointerId) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (this.tile === null && far <= TREMBLE) return;
    if (this.tile === null) this.start(held.tile);
    this.x = event.clientX;
    this.y = event.clientY - held.lift;
  }

  up(event: PointerEvent): void {
    if (this.held?.id !== event.pointerId) return;
    const { tile, x, y } = this;
    this.cancel();
    if (tile !== null) this.drop(tile, x, y);
  }

  cancel(): void {
    this.held = null;
    this.tile = null;
  }

  private start(tile: string): void {
    this.moved = true;
    this.tile = tile;
    this.begin(tile);
  }
}
