/** "It is your turn": a title, a soft knock on wood, a short hum. */
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Browsers let a page sound only after a touch; this is called by the first one. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    audio = null;
  }
}

/** A knock on wood: a short low tone that dies away. */
export function knock(pitch = 220, delay = 0): void {
  if (!settings.sound || audio?.state !== "running") return;
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + 0.09);
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.22, start + 0.006);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.14);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.16);
}

/** Your turn. */
export function callPlayer(): void {
  knock(330);
  knock(440, 0.13);
  hum();
}

/** A short hum in the hand; not before the first touch, which browsers complain about. */
function hum(): void {
  const device = navigator as Partial<Navigator>;
  if (settings.sound && device.userActivation?.hasBeenActive) device.vibrate?.(60);
}

/** Something was laid or taken. */
export function tap(): void {
  knock(170);
}
