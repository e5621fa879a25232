import { SADE_SATI_TYPES } from "@vedanga/contract";
import { expect, test } from "vitest";
import { isKept, STAY_FILTERS } from "./stay-filter.ts";

test("each choice keeps the stays of its own type, and all of them keeps each", () => {
  const kept = STAY_FILTERS.map((filter) => [filter, ...SADE_SATI_TYPES.filter((type) => isKept(filter, { type }))]);
  expect(kept).toEqual([
    ["all", ...SADE_SATI_TYPES],
    ["sade-sati", "Sade Sati"],
    ["kantaka", "Kantaka Shani"],
    ["ashtama", "Ashtama Shani"],
    ["ardhastama", "Ardhastama Shani"],
  ]);
});
