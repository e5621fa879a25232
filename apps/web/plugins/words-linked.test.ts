import { expect, test } from "vitest";
import { wordsLinked } from "./words-linked.ts";

const link = (name: string): string => `<link rel="modulepreload" href="/app/assets/${name}.js"/>`;
const page = (...names: string[]): string =>
  `<html><head>${names.map(link).join("")}</head><body>${link("x")}</body></html>`;
const WORDS = {
  "assets/shell.js": { te: ["assets/te-shell.js"] },
  "assets/day.js": { te: ["assets/te-day.js", "assets/te-shell.js"] },
  "assets/x.js": { te: ["assets/te-x.js"] },
};

test("a page links the words of all its scripts once, in its language", () => {
  expect(wordsLinked(page("react", "shell", "day"), "te", WORDS)).toBe(
    page("react", "shell", "day", "te-shell", "te-day"),
  );
});

test("a page in the language that its scripts have in them is left as it is", () => {
  expect(wordsLinked(page("shell", "day"), "en", WORDS)).toBe(page("shell", "day"));
});
