import { expect, test } from "vitest";
import { wordsOf } from "./words-of-scripts.ts";

const WORDS = {
  "assets/shell.js": { te: ["assets/te-shell.js"] },
  "assets/day.js": { te: ["assets/te-day.js", "assets/te-shell.js"] },
  "assets/x.js": { te: ["assets/te-x.js"] },
};
const SCRIPTS = ["/app/assets/react.js", "/app/assets/shell.js", "/app/assets/day.js"];

test("a page has the words of all its scripts once, in its language", () => {
  expect(wordsOf(SCRIPTS, "/app/", "te", WORDS)).toEqual(["/app/assets/te-shell.js", "/app/assets/te-day.js"]);
});

test("in the language that its scripts have in them a page needs no more words", () => {
  expect(wordsOf(SCRIPTS, "/app/", "en", WORDS)).toEqual([]);
});
