import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { settings } from "../src/settings.svelte";
import { callPlayer } from "../src/signals";

const vibrate = vi.fn();

/** A telephone that has been touched, or has not yet. */
function telephone(hasBeenActive: boolean): void {
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive } });
}

beforeEach(() => {
  vibrate.mockClear();
  settings.sound = true;
});

afterEach(() => vi.unstubAllGlobals());

it("hums when it is your turn", () => {
  telephone(true);
  callPlayer();
  expect(vibrate).toHaveBeenCalledWith(60);
});

it("does not hum before the first touch", () => {
  telephone(false);
  callPlayer();
  expect(vibrate).not.toHaveBeenCalled();
});

it("does not hum where sound is off, nor where it can't", () => {
  telephone(true);
  settings.sound = false;
  callPlayer();
  expect(vibrate).not.toHaveBeenCalled();
  settings.sound = true;
  vi.stubGlobal("navigator", {});
  expect(callPlayer).not.toThrow();
});
