/** Fingers, mouse and wheel on the board. */
import type { Camera } from "./camera.svelte";

/** How far a finger may tremble and still tap. */
export const TREMBLE = 8;

interface Finger {
  x: number;
  y: number;
}

export class Gestures {
  /** The board is being moved, so that the click at the end is no tap. */
  moving = false;
  private readonly fingers = new Map<number, Finger>();
  private start: Finger = { x: 0, y: 0 };

  constructor(
    private readonly camera: Camera,
    private readonly frame: () => HTMLElement,
  ) {}

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) {
      this.moving = false;
      this.start = { x: event.clientX, y: event.clientY };
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moving && !this.begins(now)) return;
    this.begin(event);
    if (this.fingers.size === 1) this.camera.pan(now.x - finger.x, now.y - finger.y);
    else this.pinch(event.pointerId, finger, now);
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const [right, down] = this.fromMiddle({ x: event.clientX, y: event.clientY });
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.camera.zoom(Math.exp(-event.deltaY * lines * 0.0015), right, down);
  }

  private begins(now: Finger): boolean {
    const far = Math.hypot(now.x - this.start.x, now.y - this.start.y);
    return this.fingers.size > 1 || far > TREMBLE;
  }

  /** From here on the board has the finger, even outside of its window. */
  private begin(event: PointerEvent): void {
    if (!this.moving && "setPointerCapture" in this.frame()) {
      this.frame().setPointerCapture(event.pointerId);
    }
    this.moving = true;
  }

  private pinch(id: number, before: Finger, now: Finger): void {
    const other = [...this.fingers].find(([otherId]) => otherId !== id)?.[1];
    if (!other) return;
    const apart = (one: Finger): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.camera.zoom(apart(now) / apart(before), ...this.fromMiddle(middle));
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  private fromMiddle(point: Finger): [number, number] {
    const { left, top, width, height } = this.frame().getBoundingClientRect();
    return [point.x - left - width / 2, point.y - top - height / 2];
  }
}
