import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";

import App from "../src/App.svelte";

it("shows the name", () => {
  render(App);
  expect(screen.getByRole("heading").textContent).toBe("Stolik");
});
