import { expect, it } from "vitest";
import type { Doubt } from "#api/wire/sensitivity.ts";
import { doubtOf } from "./doubt-of.ts";

const ANSWER: Doubt = {
  minutes: 15,
  changes: [],
  open: [
    { quantity: "lagna", name: "Lagna", times: 1, text: "Before 6:02 AM the lagna is Aries, from then on Taurus." },
    { quantity: "gem", name: "Suggested stone", times: 1, text: "Before 6:02 AM the suggested stone is Red Coral." },
  ],
  steady: [{ quantity: "mangal", name: "Mangal dosha", value: { id: "full", name: "present (54%)", score: 54 } }],
  dashas_move_days: 41.4,
};

it("tells what is shown and may differ, and does not add that the details do", () => {
  const { differing, details, certain } = doubtOf(ANSWER, { of: ["gem"], detailsOf: ["lagna"] });
  expect([differing.map(({ quantity }) => quantity), details, certain]).toEqual([["gem"], [], "none"]);
});

it("tells that the details depend on what may differ, where the result itself is certain", () => {
  const { differing, steady, details, certain } = doubtOf(ANSWER, { of: ["mangal"], detailsOf: ["lagna"] });
  expect(differing).toEqual([]);
  expect([steady, details].map((list) => list.map(({ quantity }) => quantity))).toEqual([["mangal"], ["lagna"]]);
  expect(certain).toBe("result");
});

it("is certain of what nothing changes, unless dates of dashas are shown: those move with every minute", () => {
  expect(doubtOf(ANSWER, { of: ["mangal"] }).certain).toBe("all");
  const withDates = doubtOf(ANSWER, { of: ["mahadasha"], hasDashaDates: true });
  expect([withDates.certain, withDates.movedDays]).toEqual(["none", 41]);
  expect(doubtOf(ANSWER, { of: ["lagna"], detailsOf: ["gem"] }).details).toHaveLength(1);
});
