/** What part of the board is in the window: a middle, in tiles, and how big a tile is. */
export interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

const SMALLEST = 14;
/** What doesn't fit in the window at this size is left outside. */
const SMALLEST_FIT = 28;
/** The same where tiles are only looked at, and no finger has to find a cell. */
const SMALLEST_SEEN = 18;
/** Buttons get room of their own where cells stay so big beside them. */
const COMFORTABLE = 40;
const LARGEST = 260;

/** Where a board's tiles lie, with a margin around them. */
export function boxOf(tiles: readonly (readonly [string, number, number])[], margin: number): Box {
  const [xs, ys] = [tiles.map(([, x]) => x), tiles.map(([, , y]) => y)];
  return {
    left: Math.min(0, ...xs) - margin,
    right: Math.max(0, ...xs) + margin,
    bottom: Math.min(0, ...ys) - margin,
    top: Math.max(0, ...ys) + margin,
  };
}

/** The middle of what is seen of a row: that of all, or else as near as can be to what matters. */
function middle(low: number, high: number, seen: number, wanted: number): number {
  const hidden = Math.max(0, (high - low + 1 - seen) / 2);
  const all = (low + high) / 2;
  return Math.min(all + hidden, Math.max(all - hidden, wanted));
}

export class Camera {
  x = $state(0);
  y = $state(0);
  unit = $state(64);
  /** The player has moved the board, so that it no longer fits itself. */
  own = $state(false);
  /** A map shows everything, however small; it is not touched. */
  map = false;
  /** Nothing is laid here: a replay, or somebody who watches. */
  still = false;
  private width = 0;
  private height = 0;
  private box: Box = { left: 0, right: 0, bottom: 0, top: 0 };
  /** What matters most, if not everything can be seen. */
  private newest: readonly [number, number] = [0, 0];

  /** The window or the board has another size, or a tile was laid. */
  reframe(width: number, height: number, box: Box, newest: readonly [number, number]): void {
    [this.width, this.height, this.box, this.newest] = [width, height, box, newest];
    if (!this.own) this.fit();
    else this.bound();
  }

  private get least(): number {
    if (this.map) return 1;
    return this.still ? SMALLEST_SEEN : SMALLEST_FIT;
  }

  /** Keep some pixels free; those at the side only where cells stay big. */
  fitBeside(free: { right: number; top: number }): void {
    this.fit(free);
    if (this.unit < COMFORTABLE) this.fit({ right: 0, top: free.top });
  }

  /**
   * Show everything, with tiles no bigger than is pleasant, and what was laid last if they would
   * become too small; some pixels may be kept free.
   */
  fit(free: { right: number; top: number } = { right: 0, top: 0 }): void {
    this.own = false;
    const { left, right, bottom, top } = this.box;
    const [width, height] = [this.width - free.right, this.height - free.top];
    if (width > 0 && height > 0) {
      const pleasant = Math.min(170, Math.max(56, Math.min(this.width, this.height) / 5.5));
      const most = Math.min(width / (right - left + 1), height / (top - bottom + 1));
      this.unit = Math.max(this.least, Math.min(pleasant, most));
    }
    const [x, y] = this.newest;
    this.x = middle(left, right, width / this.unit, x) + free.right / this.unit / 2;
    this.y = middle(bottom, top, height / this.unit, y) + free.top / this.unit / 2;
  }

  /** Move the board by so many pixels. */
  pan(right: number, down: number): void {
    this.own = true;
    this.x -= right / this.unit;
    this.y += down / this.unit;
    this.bound();
  }

  /** Come nearer, keeping what is so far from the middle of the window where it is. */
  zoom(factor: number, right = 0, down = 0): void {
    this.own = true;
    const unit = Math.max(SMALLEST, Math.min(LARGEST, this.unit * factor));
    this.x += right / this.unit - right / unit;
    this.y -= down / this.unit - down / unit;
    this.unit = unit;
    this.bound();
  }

  /** Bring a cell into the window. */
  reveal(x: number, y: number): void {
    const aside = Math.max(0, this.width / this.unit / 2 - 0.6);
    const above = Math.max(0, this.height / this.unit / 2 - 0.6);
    this.x = Math.min(x + aside, Math.max(x - aside, this.x));
    this.y = Math.min(y + above, Math.max(y - above, this.y));
  }

  /** Bring the nearest of some cells into the window, unless one of them is there. */
  revealOne(places: readonly (readonly [number, number])[]): void {
    const far = ([x, y]: readonly [number, number]): number =>
      Math.max(
        Math.abs(x - this.x) - this.width / this.unit / 2,
        Math.abs(y - this.y) - this.height / this.unit / 2,
      );
    const nearest = [...places].sort((one, other) => far(one) - far(other))[0];
    if (nearest !== undefined && this.width > 0 && far(nearest) > -0.5) this.reveal(...nearest);
  }

  /** The cell that lies so far from the middle of the window. */
  cellAt(right: number, down: number): [number, number] {
    const x = Math.round(this.x + right / this.unit);
    const y = Math.round(this.y - down / this.unit);
    return [x, y];
  }

  /** How far from the middle of the window the middle of a cell is. */
  spotOf(x: number, y: number): [number, number] {
    return [(x - this.x) * this.unit, (this.y - y) * this.unit];
  }

  /** The board can't be pushed out of the window. */
  private bound(): void {
    const { left, right, bottom, top } = this.box;
    this.x = Math.min(right, Math.max(left, this.x));
    this.y = Math.min(top, Math.max(bottom, this.y));
  }
}
