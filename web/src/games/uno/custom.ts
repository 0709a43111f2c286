/** Rules of Custom Wilds: the word that stands for one, and the sentence that it is read out as. */
import { say } from "../../words.svelte";
import type { Fact } from "../../language";
import { ALLOWED, IDEAS, KINDS } from "./language";

export interface Rule {
  who: string;
  condition: string;
  limit: number;
  effect: string;
  amount: number;
  kind: string;
}

const RULE = /^(\w+)(?:\?([a-z]+)(?:-(\d+))?)?:([a-z]+)(?:-(?:(\d+)|([a-z]\w*)))?$/;

const NOTE = "note:";

/** The text of a rule in people's own words; nothing for any other word (M112-110). */
export function readNote(word: string): string | null {
  if (!word.startsWith(NOTE)) return null;
  try {
    return decodeURIComponent(word.slice(NOTE.length));
  } catch {
    return null;
  }
}

export function writeNote(text: string): string {
  return NOTE + encodeURIComponent(text);
}

/** The rule of a word; nothing for a card that is blank, or for a word that can't be read. */
export function readRule(word: string): Rule | null {
  const [, who, condition, limit, effect, amount, kind] = RULE.exec(IDEAS[word] ?? word) ?? [];
  if (who === undefined || effect === undefined) return null;
  return {
    who,
    effect,
    condition: condition ?? "",
    limit: Number(limit ?? 0),
    amount: Number(amount ?? 0),
    kind: kind ?? "",
  };
}

export function hasAmount(effect: string): boolean {
  return effect === "draw" || effect === "exactly";
}

export function hasKind(effect: string): boolean {
  return effect in KINDS;
}

export function hasLimit(condition: string): boolean {
  return condition === "atleast" || condition === "atmost";
}

/** The conditions that go with who is hit and what happens; none if those two don't go together. */
export function conditionsOf({ who, effect }: Rule): readonly string[] {
  return ALLOWED[effect]?.[who] ?? [];
}

/** The rule nearest to this one that can be played; who is hit stays. */
export function playable(rule: Rule): Rule {
  const effect = conditionsOf(rule).length ? rule.effect : "draw";
  const kinds = KINDS[effect] ?? [rule.kind];
  const kind = kinds.includes(rule.kind) ? rule.kind : (kinds[0] ?? "");
  const may = conditionsOf({ ...rule, effect });
  return { ...rule, effect, kind, condition: may.includes(rule.condition) ? rule.condition : "" };
}

/** The word of a rule; what its effect does not use is left out. */
export function writeRule(rule: Rule): string {
  const limit = hasLimit(rule.condition) ? `-${rule.limit}` : "";
  const condition = rule.condition ? `?${rule.condition}${limit}` : "";
  const amount = hasAmount(rule.effect) ? `-${rule.amount}` : "";
  const kind = hasKind(rule.effect) ? `-${rule.kind}` : "";
  return `${rule.who}${condition}:${rule.effect}${amount}${kind}`;
}

/** A rule as one sentence: the page's twin of `rule_phrase` in words.py. */
export function readOut(word: string): string | null {
  const text = readNote(word);
  if (text !== null) return text && say("uno-rule-note", { text });
  const rule = readRule(word);
  if (!rule || !conditionsOf(rule).includes(rule.condition)) return null;
  if (rule.condition === "cannot") return say("uno-rule-cannot", { count: rule.amount });
  const number = rule.effect === "until" ? "one" : "all";
  const facts: Record<string, Fact> = {
    who: { ids: [`uno-who-${rule.who}`] },
    least: rule.condition === "atleast" ? rule.limit : 0,
    most: rule.condition === "atmost" ? rule.limit : 0,
  };
  if (rule.amount) facts["count"] = rule.amount;
  else if (rule.kind) facts["kind"] = { ids: [`uno-${number}-${rule.kind}`] };
  return say(`uno-rule-${rule.effect}`, facts);
}
