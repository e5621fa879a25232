import { answers } from "@vedanga/answers";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { expect, test } from "vitest";
import { rowsFromLagna } from "./src/features/reports/planets/bindu-rows.ts";
import { byShare } from "./src/features/reports/planets/by-share.ts";

const found = answers.strengths(birthOf({ ...WARANGAL, dob: "17/05/1990", tob: "06:05" }), context).response;

test("the seven are ranked by what they have of what they need, and the nodes left out", () => {
  expect(byShare(found.grahas).map(({ graha }) => graha)).toEqual([
    "jupiter",
    "mars",
    "sun",
    "saturn",
    "venus",
    "mercury",
    "moon",
  ]);
});

test("the signs run from the rising one, each with its seven counts and their sum", () => {
  const rows = rowsFromLagna(found);
  expect(rows.map(({ house, sign, total }) => `${house} ${sign} ${total}`)).toEqual([
    "1 Taurus 26",
    "2 Gemini 27",
    "3 Cancer 23",
    "4 Leo 29",
    "5 Virgo 24",
    "6 Libra 27",
    "7 Scorpio 34",
    "8 Sagittarius 26",
    "9 Capricorn 27",
    "10 Aquarius 32",
    "11 Pisces 37",
    "12 Aries 25",
  ]);
  for (const { bindus, total } of rows) expect(bindus.reduce((sum, [, count]) => sum + count, 0)).toBe(total);
});
