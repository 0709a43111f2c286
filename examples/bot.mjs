// A bot for any book, in JavaScript: docs/bots.md tells what it reads and answers.
// stolik arena unikat --bots 'greedy,program:node examples/bot.mjs' --games 100
import { createInterface } from "node:readline";

// The verbs from the one it likes best to the one it likes least; what is not listed comes last.
const LIKED = ["call", "catch", "collect", "move", "lay", "play", "decline", "accept", "take"];

/** How early a verb stands in the list. */
function rank(action) {
  const place = LIKED.indexOf(action.split(" ")[0]);
  return place < 0 ? LIKED.length : place;
}

/** The liked actions first; of equal ones, in Unikat and UNO, the one that names the word. */
function best(legal) {
  const spoken = (action) => (action.endsWith(" uno") ? 0 : 1);
  return legal.toSorted((a, b) => rank(a) - rank(b) || spoken(a) - spoken(b))[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const { do: what, legal } = JSON.parse(line);
  const owed = legal.filter((action) => /^(call|catch)/.test(action));
  const action = best(what === "choose" ? legal : owed) ?? null;
  console.log(JSON.stringify({ action }));
}
