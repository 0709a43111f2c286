import { beforeAll, describe, expect, it, vi } from "vitest";

import { LANGUAGES, loadLanguage, type Language, type Speaker } from "../src/language";

const speakers = {} as Record<Language, Speaker>;

beforeAll(async () => {
  for (const language of LANGUAGES) speakers[language] = await loadLanguage(language);
});

/** What stands for the count in a sentence with plural forms. */
function counted(language: Language, count: number): string {
  return speakers[language].say("wrong-count", { word: "x", count, given: 7 });
}

describe.each(LANGUAGES)("%s", (language) => {
  it("speaks the base, but not the terminal's messages", () => {
    expect(speakers[language].say("page-title")).toBe("Stolik");
    expect(speakers[language].has("no-such-table")).toBe(true);
    expect(speakers[language].has("help-usage")).toBe(false);
  });

  it("learns games and clauses when asked, once or twice", async () => {
    const speaker = await loadLanguage(language);
    expect(speaker.has("differs")).toBe(false);
    await Promise.all([speaker.addGame("unikat"), speaker.addGame("unikat")]);
    expect(speaker.has("differs")).toBe(true);
    expect(speaker.has("UNI-34")).toBe(false);
    await speaker.addClauses("unikat");
    await speaker.addClauses("table");
    expect(speaker.has("UNI-34")).toBe(true);
  });

  it("refuses a game it has no words for", async () => {
    await expect(speakers[language].addGame("chess")).rejects.toThrow("game-chess");
  });
});

it.each([
  ["en", 0, "no words"],
  ["en", 1, "one word"],
  ["en", 2, "2 words"],
  ["pl", 0, "żadnego słowa"],
  ["pl", 1, "jedno słowo"],
  ["pl", 2, "2 słowa"],
  ["pl", 5, "5 słów"],
  ["pl", 12, "12 słów"],
  ["pl", 22, "22 słowa"],
  ["pl", 1.5, "musi być 1,5 słowa"],
  ["cs", 1, "jedno slovo"],
  ["cs", 2, "2 slova"],
  ["cs", 5, "5 slov "],
  ["cs", 1.5, "1,5 slova"],
  ["sk", 1, "jedno slovo"],
  ["sk", 2, "2 slová"],
  ["sk", 5, "5 slov "],
  ["sk", 1.5, "1,5 slova"],
  ["uk", 1, "1 слово"],
  ["uk", 2, "2 слова"],
  ["uk", 5, "5 слів"],
  ["uk", 21, "21 слово"],
  ["uk", 1.5, "1,5 слова"],
] as const)("%s counts %d as “%s”", (language, count, words) => {
  expect(counted(language, count)).toContain(words);
});

it("groups no digits", () => {
  expect(counted("en", 12345)).toContain("12345 words");
});

describe("lists", () => {
  const names = ["Ala", "Olek", "Ivan"];
  const nameSeat = (seat: number): string => names[seat] ?? "?";

  it.each([
    ["en", [0, 1, 2], "Ala, Olek and Ivan"],
    ["pl", [0, 1, 2], "Ala, Olek i Ivan"],
    ["cs", [2, 0], "Ivan a Ala"],
    ["sk", [2], "Ivan"],
    ["en", [], "nobody"],
  ] as const)("%s calls seats %j “%s”", async (language, seats, told) => {
    const speaker = speakers[language];
    await speaker.addGame("unikat");
    const phrase = { id: "event-matchOver", facts: { winners: { seats } } };
    expect(speaker.phrase(phrase, nameSeat)).toContain(told);
  });

  it("tells the number of each seat", async () => {
    await speakers.uk.addGame("uno");
    const points = { seats: [0, 1], numbers: [0, 25] };
    const facts = { seat: { seats: [0] }, deal: 2, points, scores: points };
    const told = speakers.uk.phrase({ id: "uno-event-dealOver-own", facts }, nameSeat);
    expect(told).toContain("Ala (0) та Olek (25)");
  });

  it("calls a seat without a name by its number", () => {
    const facts = { why: { seats: [3] }, clause: "UNI-34" };
    expect(speakers.en.say("refused-by-clause", facts)).toBe("seat 3 (UNI-34)");
  });

  it("says the messages of a list", async () => {
    await speakers.pl.addGame("unikat");
    const ids = ["feature-shape", "feature-colour", "feature-size"];
    const facts = { tile: "SBW1", other: "CGW2", features: { ids } };
    expect(speakers.pl.say("differs", facts)).toContain("kształt, kolor i wielkość");
  });
});

describe("a message that is not there", () => {
  it("fails a test, and so does a fact that is missing", () => {
    expect(() => speakers.en.say("no-such-id")).toThrow("en: no-such-id");
    expect(() => speakers.en.say("seat-number")).toThrow("number");
  });

  it("shows its id to a player", () => {
    vi.stubEnv("MODE", "production");
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(speakers.en.say("no-such-id")).toBe("no-such-id");
    expect(complain).toHaveBeenCalledOnce();
    vi.unstubAllEnvs();
  });
});
