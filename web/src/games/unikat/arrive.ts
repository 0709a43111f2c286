/** How a new tile comes: from where it was before, or growing where it lies. */
import type { Spot } from "./choice.svelte";

export function arrive(node: HTMLElement, from: Spot | null): void {
  if (!("animate" in node)) return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const to = node.getBoundingClientRect();
  const start = from
    ? `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
    : "scale(1.5)";
  const frames = [
    { transform: start, opacity: from ? 1 : 0, transformOrigin: from ? "0 0" : "50% 50%" },
    { transform: "none", opacity: 1, transformOrigin: from ? "0 0" : "50% 50%" },
  ];
  node.animate(frames, { duration: 220, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
}
