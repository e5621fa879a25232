import { calls } from "@vedanga/contract";
import { context } from "@vedanga/testing/births/asking";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { answers } from "../../index.ts";

const staysOf = (query: Readonly<Record<string, string>>) =>
  answers.yearly(z.parse(calls.yearly.parameters, query), context).stays;

test("the slow planets are in houses whose days tile the year, and good where tradition counts the house", () => {
  // Drik Panchang has Jupiter's entries on 2 June and 31 October and Rahu's on 5 December 2026, in India.
  expect(staysOf({ year: "2026", zodiac: "5", lang: "te" })).toEqual([
    { planet: "Jupiter", house: 11, quality: "good", from: "2026-01-01", until: "2026-06-02" },
    { planet: "Jupiter", house: 12, quality: "bad", from: "2026-06-02", until: "2026-10-31" },
    { planet: "Jupiter", house: 1, quality: "bad", from: "2026-10-31", until: "2027-01-01" },
    { planet: "Saturn", house: 8, quality: "bad", from: "2026-01-01", until: "2027-01-01" },
    { planet: "Rahu", house: 7, quality: "bad", from: "2026-01-01", until: "2026-12-05" },
    { planet: "Rahu", house: 6, quality: "good", from: "2026-12-05", until: "2027-01-01" },
    { planet: "Ketu", house: 1, quality: "bad", from: "2026-01-01", until: "2026-12-05" },
    { planet: "Ketu", house: 12, quality: "bad", from: "2026-12-05", until: "2027-01-01" },
  ]);
});

test("a planet that enters no sign in the year is told too", () => {
  const rahu = staysOf({ year: "2024", zodiac: "12" }).filter(({ planet }) => planet === "Rahu");
  expect(rahu).toEqual([{ planet: "Rahu", house: 1, quality: "bad", from: "2024-01-01", until: "2025-01-01" }]);
});
