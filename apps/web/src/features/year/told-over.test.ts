import type { YearlyEndingSentence } from "@vedanga/contract";
import { expect, test } from "vitest";
import { toldOver } from "./told-over.ts";

const ending = (aspect: YearlyEndingSentence["aspect"], text: string, past_text: string): YearlyEndingSentence => ({
  quarter: 1,
  aspect,
  until: "2026-02-21",
  text,
  past_text,
});

test("what is over before its quarter is put into the past, and nothing else", () => {
  const text = "Work moves. Up to 21 February a client pays $& late.\nFrom 3 March a door opens.";
  const late = ending("career", "Up to 21 February a client pays $& late.", "Up to 21 February a client paid $& late.");
  const other = ending("health", "Work moves.", "Work moved.");
  expect(toldOver(text, "career", [late, other])).toBe(
    "Work moves. Up to 21 February a client paid $& late.\nFrom 3 March a door opens.",
  );
  expect(toldOver(text, "career", [])).toBe(text);
});
