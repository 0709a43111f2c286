import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import uno from "../src/games/uno";
import { around, sideOf } from "../src/games/uno/around";
import { PIECES, rows, sorted, spoken } from "../src/games/uno/cards";
import Composer from "../src/games/uno/Composer.svelte";
import {
  conditionsOf,
  playable,
  readNote,
  readOut,
  readRule,
  writeNote,
  writeRule,
} from "../src/games/uno/custom";
import { lapseOf } from "../src/games/uno/lapses";
import { nextOf, readMoves } from "../src/games/uno/moves";
import Play from "../src/games/uno/Play.svelte";
import { before, lastShown, sheetOf } from "../src/games/uno/sheet";
import { tour } from "../src/games/uno/tour";
import { LANGUAGES } from "../src/language";
import { nameInSentence } from "../src/names";
import type { RoomData, UnoView } from "../src/wire";
import { words } from "../src/words.svelte";

Element.prototype.scrollIntoView = () => undefined; // which jsdom does not have

const act = vi.fn<(action: string) => void>();
const why = vi.fn<(action: string) => void>();
const prompt = createRawSnippet(() => ({ render: () => "<p>What now?</p>" }));

beforeAll(async () => {
  // What jsdom lacks: it lays nothing out, and its dialogs can't be opened.
  const idle = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal("ResizeObserver", function () {
    return idle;
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });
  await words.addGame("uno");
});

beforeEach(async () => {
  act.mockReset();
  why.mockReset();
  localStorage.clear();
  await words.speak("en");
});

/** A step of the tour on the table, by the number of its sentence, with some things changed. */
function show(place: number, props: Partial<Parameters<typeof Play>[1]> = {}, view = {}) {
  const ids = [`tour-uno-${place}`, `tour-uno-${place}-uno-112`];
  const step = tour("uno-112").find(({ say }) => ids.includes(say));
  if (!step) throw new Error(`no step ${place}`);
  return render(Play, {
    view: { ...step.view, ...view },
    legal: step.legal,
    seat: 0,
    name: (seat: number) => `player ${seat}`,
    act,
    why,
    prompt,
    still: false,
    ...props,
  });
}

const option = (name: RegExp | string) => screen.getByRole("option", { name });
const button = (name: RegExp | string) => screen.getByRole("button", { name });
const hand = () => screen.getAllByRole("option").map((one) => one.getAttribute("data-card"));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe("cards", () => {
  it("are called by their names", () => {
    expect(["R5", "GS", "BV", "YD", "W", "W4", "WH", "WC2"].map(spoken)).toEqual([
      "red 5",
      "green Skip",
      "blue Reverse",
      "yellow +2",
      "Wild",
      "Wild +4",
      "Shuffle Hands",
      "Custom Wild 2",
    ]);
  });

  it("are sorted by colour or by value, and the drawn twin is marked", () => {
    const cards = ["W4", "B1", "R9", "RS", "R9", "G1", "W"];
    const codes = (order: "colour" | "value") => sorted(cards, [], order).map(({ card }) => card);
    expect(codes("colour")).toEqual(["R9", "R9", "RS", "G1", "B1", "W", "W4"]);
    expect(codes("value")).toEqual(["G1", "B1", "R9", "R9", "RS", "W", "W4"]);
    const drawn = sorted(cards, ["R9"], "colour").filter((held) => held.drawn);
    expect(drawn.map(({ key }) => key)).toEqual(["R9.1"]);
  });

  it("lie in as many rows as fingers need", () => {
    expect(rows(7, 264, 44)).toEqual({ rows: 1, most: 7 });
    expect(rows(8, 264, 44)).toEqual({ rows: 2, most: 4 });
    expect(rows(30, 264, 44)).toEqual({ rows: 5, most: 6 });
    expect(rows(0, 264, 44)).toEqual({ rows: 1, most: 1 });
  });

  it("are found in sentences, and words and names are not", () => {
    const found = (text: string) => [...text.matchAll(uno.pieces)].map(([code]) => code);
    expect(found("Ala lays R5, W and WC1 on W4.")).toEqual(["R5", "W", "WC1", "W4"]);
    expect(found("W tej turze. W ręce R5.")).toEqual(["R5"]);
    expect(found("Dobieracie o rozdanie: W R5 / B2. Kolor: W, W.")).toEqual([
      ...["W", "R5", "B2", "W", "W"],
    ]);
    const place = { name: "W", bot: "", free: false };
    const room = { places: [place, { ...place, name: "R5" }] } as unknown as RoomData;
    const names = [0, 1].map((seat) => nameInSentence(room, seat, uno.pieces));
    expect(found(`Ala catches ${names[0] ?? ""} and ${names[1] ?? ""}.`)).toEqual([]);
  });

  it("have colours with their signs in what is written", () => {
    const said = { id: "uno-event-named", facts: { colour: { ids: ["uno-colour-G"] }, seat: "A" } };
    expect(words.phrase(uno.marked?.(said) ?? said, String)).toBe("A names ▲ green.");
  });

  it("name the colour of a Wild that is weighed, and draw it where a sentence begins", async () => {
    await words.addReview("uno");
    const facts = { action: "W G", chance: 91 };
    const said = { id: "uno-why-only", facts };
    const text = words.phrase(uno.marked?.(said) ?? said, String);
    expect(text).toMatch(/^W ▲ green: /);
    expect(text.match(PIECES)).toEqual(["W"]);
    expect("W ręce są 2 karty".match(PIECES)).toBeNull();
  });
});

describe("actions", () => {
  it("are asked for step by step, and what has one answer is not asked", () => {
    const { lays } = readMoves(["play WC1 R want G >1", "play WC1 R want B >1", "play WC1 Y >2"]);
    const wild = lays.get("WC1") ?? [];
    expect(nextOf(wild, {}, false)).toEqual({ kind: "ask", asked: "colour", answers: ["R", "Y"] });
    expect(nextOf(wild, { colour: "Y" }, false)).toEqual({ kind: "do", action: "play WC1 Y >2" });
    const next = nextOf(wild, { colour: "R" }, false);
    expect(next).toEqual({ kind: "ask", asked: "wanted", answers: ["G", "B"] });
    const done = nextOf(wild, { colour: "R", wanted: "B" }, true);
    expect(done).toEqual({ kind: "do", action: "play WC1 R want B >1" });
    expect(nextOf([], {}, false)).toEqual({ kind: "never" });
  });

  it("know jumps, discards, names and catches", () => {
    const moves = readMoves(["jump R5 >2 uno", "discard B1", "name G", "catch 3", "call"]);
    expect(moves.lays.get("R5")?.[0]).toMatchObject({ target: 2, call: true });
    expect([...moves.discards, ...moves.names, ...moves.catches]).toEqual(["B1", "G", 3]);
    expect(moves.rides).toBe(true);
  });
});

describe("the table", () => {
  it("says what is there and what fits", () => {
    show(1);
    expect(option("red 7, can be played")).toBeTruthy();
    expect(option("yellow 8, can’t be played").getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("img", { name: "On top: red 5" })).toBeTruthy();
    expect(button(/^Draw pile: 97$/)).toBeTruthy();
    expect(screen.getByText("player 1")).toBeTruthy();
    expect(screen.getByText("red")).toBeTruthy();
  });

  it("lays a card that is touched, and tells why another can't be laid", async () => {
    show(1);
    await fireEvent.click(option(/^yellow 8/));
    expect(why.mock.calls).toEqual([["play Y8"]]);
    await fireEvent.click(option(/^green 5/));
    expect(act.mock.calls).toEqual([["play G5"]]);
  });

  it("draws by the pile and by the button", async () => {
    show(3);
    await fireEvent.click(button(/^Draw pile/));
    await fireEvent.click(button("Draw"));
    expect(act.mock.calls).toEqual([["draw"], ["draw"]]);
  });

  it("greys every card when none fits, and when the drawn one does not", () => {
    const { unmount } = show(3);
    for (const card of screen.getAllByRole("option")) {
      expect(card.getAttribute("aria-label")).toMatch(/can’t be played$/);
    }
    unmount();
    show(4, { legal: ["keep"] });
    expect(option("green 9, just drawn, can’t be played").getAttribute("aria-disabled")).toBe(
      "true",
    );
  });

  it("marks what was drawn, to be laid or kept", async () => {
    show(4);
    expect(option("green 9, just drawn, can be played")).toBeTruthy();
    await fireEvent.click(button("Play it"));
    await fireEvent.click(button("Keep it"));
    expect(act.mock.calls).toEqual([["play G9"], ["keep"]]);
  });

  it("asks for the colour of a Wild, by the keyboard too", async () => {
    show(5);
    option(/^Wild/).focus();
    await press("Enter");
    await tick();
    expect(document.activeElement?.textContent).toContain("red");
    await press("ArrowLeft");
    await press("ArrowLeft");
    expect(document.activeElement?.textContent).toContain("blue");
    await fireEvent.click(document.activeElement ?? document.body); // what Enter does to a button
    expect(act.mock.calls).toEqual([["play W B"]]);
  });

  it("lets go of a Wild with escape", async () => {
    show(5);
    await fireEvent.click(option(/^Wild/));
    await press("Escape");
    await tick();
    expect(screen.queryByRole("group", { name: "Which colour?" })).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  it("reads the rule of a Custom Wild out and asks for a player", async () => {
    const legal = ["play WC1 R >1", "play WC1 R >2"];
    const options = { "m112.custom1": "chosen:draw-2" };
    show(5, { legal }, { hands: [["WC1"], null, null], options });
    await fireEvent.click(option(/^Custom Wild 1/));
    expect(screen.getByText("A chosen player draws 2 cards.")).toBeTruthy();
    await fireEvent.click(button("player 2"));
    expect(act.mock.calls).toEqual([["play WC1 R >2"]]);
  });

  it("warns of a +4 that would be a bluff: on the card, by its name and before it is laid", async () => {
    const legal = ["play W4 R", "play W4 G", "play W4 B", "draw"];
    const risky = { hands: [["W4", "R6"], null, null], betrays: "colour" };
    const { unmount } = show(5, { legal }, risky);
    const warning = "You have ● red in your hand, so this +4 is a bluff and can be challenged.";
    expect(option("Wild +4, can be played, but as a bluff").title).toBe(warning);
    await fireEvent.click(option(/^Wild \+4/));
    expect(screen.getByText(warning)).toBeTruthy();
    unmount();
    show(5, { legal }, { ...risky, betrays: null });
    expect(option("Wild +4, can be played").title).toBe("");
  });

  it("offers to accept or to challenge, with what it means", async () => {
    show(6);
    expect(button(/^Accept/).textContent).toContain("draw 4");
    await fireEvent.click(button(/^Challenge/));
    expect(act.mock.calls).toEqual([["challenge"]]);
  });

  it("says UNO with the card when the word was pressed before", async () => {
    show(7);
    await fireEvent.click(button("UNO"));
    expect(button("UNO").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(option(/^red 4/));
    expect(act.mock.calls).toEqual([["play R4 uno"]]);
  });

  it("says UNO at once when it is due, and why not when it is not", async () => {
    show(7, { legal: ["call"] });
    await fireEvent.click(button("UNO"));
    expect(act.mock.calls).toEqual([["call"]]);
    show(1);
    await fireEvent.click(screen.getAllByRole("button", { name: "UNO" })[1] ?? document.body);
    expect(why.mock.calls).toEqual([["call"]]);
  });

  it("offers a catch with its grace, and not while it would do nothing", async () => {
    const lapses = [{ at: 1000, grace: true, noted: false, seat: 1 }];
    const props = { alarms: [["grace-1", 2500] as const], clock: () => 1000 };
    const { unmount } = show(8, props, { lapses });
    expect(screen.getByRole("timer").textContent).toBe("1.5");
    await fireEvent.click(button("Catch player 1"));
    expect(act.mock.calls).toEqual([["catch 1"]]);
    unmount();
    show(8, { clock: () => 1000 }, { cooling: [1500, 0, 0] });
    expect(button("Catch player 1").getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button("Catch player 1"));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("counts the grace of the lapse that a catch is for", () => {
    const lapse = { seat: 1, at: 0, grace: true, noted: true };
    const view = { lapses: [lapse, { ...lapse, at: 900, noted: false }] } as UnoView;
    const alarms = [["grace-1", 1500] as const, ["grace-1-900", 2400] as const];
    expect(lapseOf(view, [...alarms, ["grace-10", 7]], 1)?.due).toBe(2400);
    expect(lapseOf({ ...view, lapses: [lapse] }, alarms, 1)?.lapse.noted).toBe(true);
    expect(lapseOf(view, alarms, 10)).toBeNull();
  });

  it("moves through the hand with arrow keys, one tab stop for all", async () => {
    show(1);
    option(/^red 7/).focus();
    await press("ArrowRight");
    await tick();
    expect(document.activeElement?.getAttribute("data-card")).toBe("Y8.0");
    await press("End");
    await tick();
    expect(document.activeElement?.getAttribute("data-card")).toBe("B3.0");
    const stops = screen.getAllByRole("option").map((card) => card.tabIndex);
    expect(stops.filter((stop) => stop === 0)).toHaveLength(1);
  });

  it("remembers how the hand is sorted", async () => {
    const { unmount } = show(1);
    expect(hand()).toEqual(["R7.0", "Y8.0", "G5.0", "GS.0", "B3.0"]);
    await fireEvent.click(button("Sort by value"));
    expect(hand()).toEqual(["B3.0", "G5.0", "R7.0", "Y8.0", "GS.0"]);
    unmount();
    show(1);
    expect(hand()[0]).toBe("B3.0");
  });

  it("names a colour and gives cards away when that is asked", async () => {
    const { unmount } = show(1, { legal: ["name R", "name G"] }, { phase: "name" });
    await fireEvent.click(button("green"));
    unmount();
    show(1, { legal: ["discard R7", "discard B3"] }, { phase: "discard" });
    await fireEvent.click(option(/^blue 3/));
    expect(act.mock.calls).toEqual([["name G"], ["discard B3"]]);
  });

  it("answers and votes on a hint", async () => {
    show(1, { legal: ["vote yes", "vote no"] });
    await fireEvent.click(button("It wasn’t a hint"));
    expect(act.mock.calls).toEqual([["vote no"]]);
  });

  it("does nothing while it is still", async () => {
    show(1, { still: true });
    await fireEvent.click(option(/^red 7/));
    await fireEvent.click(button(/^Draw pile/));
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });

  it("shows the hand of a challenge once, and only if it is new", async () => {
    const event = { kind: "challenged", seat: 0, offender: 2, shown: ["R5", "B1"] };
    const found = { ...event, guilty: true, against: ["R5"] };
    const { rerender } = show(1, { happened: [{ seq: 3, event: { kind: "kept" } }] });
    await rerender({ happened: [{ seq: 4, event: found }] });
    expect(screen.getByText("player 2’s hand")).toBeTruthy();
    const said = screen.getByText(/^It was a bluff. What gave it away:/);
    expect(within(said).getByRole("img", { name: "red 5" })).toBeTruthy();
  });
});

describe("what is known of a hand", () => {
  it("is said with its cards in order, and nothing where nothing is known", () => {
    const known = [[], ["B2", "W4", "R5"], []];
    expect(uno.knows?.({ known }, 1)).toBe("You know that this hand holds R5 B2 W4.");
    expect(uno.knows?.({ known }, 2)).toBe("");
  });
});

describe("the score sheet", () => {
  const deal = { kind: "dealOver", deal: 3, winner: 1, gained: [0, 40], scores: [10, 75] };

  it("has a row for each deal, and what was before", () => {
    const sheet = sheetOf([{ seq: 9, event: deal }]);
    expect(sheet).toHaveLength(1);
    expect(before(sheet, [10, 75])).toEqual([10, 35]);
    expect(before([], [10, 75])).toEqual([10, 75]);
  });

  it("is told at the end of a deal, with names, until it is closed", async () => {
    const before = [{ seq: 8, event: { ...deal, deal: 2 } }];
    const { rerender } = show(1, { happened: before }, { book: "uno-108" });
    expect(screen.queryByText(/wins deal/)).toBeNull();
    await rerender({ happened: [...before, { seq: 9, event: deal }] });
    const moment = screen.getByText("player 1 wins deal 3").closest<HTMLElement>("[role=status]");
    expect(moment?.textContent).toContain("+40");
    expect(moment?.textContent).toContain("player 0");
    await fireEvent.click(within(moment as HTMLElement).getByRole("button", { name: "Close" }));
    expect(screen.queryByText(/wins deal/)).toBeNull();
  });

  it("never says that no deal is over beside points", async () => {
    show(1, {}, { book: "uno-108", scores: [407, 251, 0] });
    await fireEvent.click(screen.getByRole("button", { name: "Score sheet" }));
    expect(screen.getByRole("row", { name: "earlier 407 251 0" })).toBeTruthy();
    expect(screen.queryByText("No deal has finished yet.")).toBeNull();
  });

  it("does not show a hand to who laid the +4", () => {
    const event = { kind: "challenged", seat: 0, offender: 2, shown: ["R5"], guilty: false };
    expect(lastShown([{ seq: 1, event }], 2)).toBeNull();
    expect(lastShown([{ seq: 1, event: { ...event, shown: null } }], 1)).toBeNull();
  });
});

describe("seats", () => {
  it("lie clockwise around one's own", () => {
    expect(around(4, 0)).toEqual({ left: [1], top: [2], right: [3] });
    expect(around(2, 1)).toEqual({ left: [], top: [0], right: [] });
    const many = around(10, 4);
    expect([...many.left].reverse().concat(many.top, many.right)).toEqual([
      ...[5, 6, 7, 8, 9, 0, 1, 2, 3],
    ]);
  });

  it("are on sides where there are any", () => {
    expect([0, 1, 2].map((seat) => sideOf(seat, { "k108.format": "pairs" }))).toEqual([1, 2, 1]);
    expect(sideOf(1, {})).toBe(0);
  });
});

describe("rules of Custom Wilds", () => {
  const RULES = [
    ...["next:until-named", "others:discard-wild", "next?cannot:draw-3", "me:again"],
    ...["next:exactly-7", "all?atleast-5:discard-plus2", "previous?atmost-3:skip"],
    ...["chosen:swap", "next?atleast-3:swap", "all:pass", "all:reverse", "others:show"],
  ];

  it("are read and written as one word", () => {
    for (const word of RULES) expect(writeRule(readRule(word) ?? never())).toBe(word);
    expect(readRule("blank")).toBeNull();
  });

  it.each(LANGUAGES)("are read out in %s", async (language) => {
    await words.speak(language);
    for (const word of [...RULES, "idea1", "idea5"]) expect(readOut(word)).toBeTruthy();
    expect(readOut("blank")).toBeNull();
  });

  it("are put together from their parts", async () => {
    const decide = vi.fn<(value: string) => void>();
    const known = ["blank", "idea1"];
    const { rerender } = render(Composer, { id: "c", value: "blank", words: known, decide });
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "own" } });
    expect(decide).toHaveBeenLastCalledWith("next:draw-2");
    await rerender({ value: "next:draw-2" });
    expect(screen.getByText("a rule put together from parts", { selector: ".words" })).toBeTruthy();
    expect(screen.getByText("The next player draws 2 cards.")).toBeTruthy();
    const change = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await change("What happens?", "discard");
    expect(decide).toHaveBeenLastCalledWith("next:discard-red");
    await rerender({ value: "next:discard-red" });
    await change("When?", "atleast");
    expect(decide).toHaveBeenLastCalledWith("next?atleast-5:discard-red");
  });
});

describe("a rule in people's own words", () => {
  const TEXT = "who <b>sings</b>, 100 % {draws}";

  it("is one word, and read out as it was typed", () => {
    expect(writeNote(TEXT)).not.toContain(" ");
    expect(readNote(writeNote(TEXT))).toBe(TEXT);
    expect(readOut(writeNote(TEXT))).toContain(TEXT);
    expect(readNote("note:%E2%82")).toBeNull();
    expect(readNote("next:draw-2")).toBeNull();
  });

  it("is typed into a field of 120 characters", async () => {
    const decide = vi.fn<(value: string) => void>();
    const { rerender } = render(Composer, { id: "c", value: "blank", words: ["blank"], decide });
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "note" } });
    expect(decide).toHaveBeenLastCalledWith("note:");
    await rerender({ value: "note:" });
    const field = screen.getByLabelText<HTMLInputElement>("What should happen?");
    expect(field.maxLength).toBe(120);
    expect(screen.queryByLabelText("Who?")).toBeNull();
    await fireEvent.input(field, { target: { value: "all sing" } });
    expect(decide).toHaveBeenLastCalledWith("note:all%20sing");
  });

  const note = { text: TEXT, draws: 1 };
  const waits = { phase: "note", note };
  const may = ["note done", "note draw 0 1", "note draw 2 3", "note skip 2"];

  it("is shown as it was typed, and who speaks for the table says what comes of it", async () => {
    show(1, { legal: may, speaks: 0 }, waits);
    const panel = within(screen.getByRole("region", { name: "The card says" }));
    expect(panel.getByText(TEXT)).toBeTruthy();
    await fireEvent.change(panel.getByLabelText("Who?"), { target: { value: "2" } });
    await fireEvent.change(panel.getByLabelText("How many cards?"), { target: { value: "3" } });
    for (const name of ["Draw cards", "Skip their next turn", "Done, play on"])
      await fireEvent.click(panel.getByRole("button", { name }));
    expect(act.mock.calls.flat()).toEqual(["note draw 2 3", "note skip 2", "note done"]);
  });

  it("names no card, whatever is written", () => {
    const { facts } =
      uno.marked?.({ id: "uno-event-notePlayed", facts: { text: "draw R5" } }) ?? never();
    expect(`${facts["text"] as string}.`.replace(PIECES, "card")).not.toContain("card");
  });

  it("is not done by what is not offered", async () => {
    show(1, { legal: ["note done"], speaks: 0 }, waits);
    await fireEvent.click(screen.getByRole("button", { name: "Draw cards" }));
    expect(act).not.toHaveBeenCalled();
  });

  it("tells the others who speaks", () => {
    show(1, { legal: [], speaks: 2 }, waits);
    expect(screen.getByText("player 2 enters the result.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Done, play on" })).toBeNull();
  });
});

describe("hands that a custom rule shows", () => {
  const event = { kind: "shown", seat: 0, target: 2, faces: ["R5", "B1"] };

  it("are laid open for the card's player, several of them together", async () => {
    const { rerender } = show(1, { happened: [{ seq: 3, event: { kind: "kept" } }] });
    const other = { ...event, target: 1, faces: ["W"] };
    await rerender({ happened: [event, other].map((one) => ({ seq: 4, event: one })) });
    for (const name of ["player 2’s hand", "player 1’s hand"])
      expect(screen.getByText(name)).toBeTruthy();
    expect(screen.queryByText(/bluff/)).toBeNull();
  });

  it("are nothing to see for anybody else", () => {
    expect(lastShown([{ seq: 1, event: { ...event, faces: null } }], 1)).toBeNull();
    expect(lastShown([{ seq: 1, event }], 2)).toBeNull();
  });
});

describe("the parts of a Custom Wild", () => {
  const decide = vi.fn<(value: string) => void>();
  const greyed = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].flatMap((one) =>
      one.disabled ? [one.value] : [],
    );

  it("are greyed where they don't go together", async () => {
    const value = "chosen:draw-2";
    const { rerender } = render(Composer, { id: "c", value, words: ["blank"], decide });
    expect(greyed("What happens?")).toEqual(["again", "pass", "reverse"]);
    expect(greyed("When?")).toEqual(["cannot"]);
    await rerender({ value: "next:draw-2" });
    expect(greyed("When?")).toEqual([]);
    await rerender({ value: "me:draw-2" });
    expect(greyed("What happens?")).toEqual(["skip", "swap", "pass", "reverse", "show"]);
  });

  it.each(LANGUAGES)("are no halves of a sentence in %s", async (language) => {
    await words.speak(language);
    render(Composer, { id: "c", value: "me:draw-2", words: ["blank"], decide });
    const texts = screen.getAllByRole("option").map((one) => one.textContent);
    expect(texts.filter((text) => /[,.:]\s*$/.test(text))).toEqual([]);
  });

  it("give way to a new choice, so that no rule comes out that can't be played", async () => {
    render(Composer, { id: "c", value: "me:again", words: ["blank"], decide });
    await fireEvent.change(screen.getByLabelText("Who?"), { target: { value: "next" } });
    expect(decide).toHaveBeenLastCalledWith("next:draw-2");
    const rule = playable({ ...(readRule("next?cannot:draw-3") ?? never()), who: "chosen" });
    expect(writeRule(rule)).toBe("chosen:draw-3");
    expect(conditionsOf(rule)).not.toContain("cannot");
  });

  it("are not read out as another rule", () => {
    expect(readOut("chosen?cannot:draw-2")).toBeNull();
    expect(readOut("next?cannot:again")).toBeNull();
    expect(readOut("next:again")).toBeNull();
  });
});

function never(): never {
  throw new Error("no rule");
}
