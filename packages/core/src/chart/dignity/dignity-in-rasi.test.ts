import { expect, it } from "vitest";
import { GRAHAS, type Rasi } from "../../ids.ts";
import { dignityInRasi } from "./dignity-in-rasi.ts";

it("is exaltation for the whole sign, also where only its first degrees exalt", () => {
  const exalted = GRAHAS.map((graha) =>
    (["mesha", "vrishabha", "makara", "kanya", "karka", "meena", "tula", "vrischika"] as const).filter(
      (rasi) => dignityInRasi(graha, rasi).verdict === "exalted",
    ),
  );
  // BPHS 3.49-50, and 47.34 for the nodes.
  const signs: readonly Rasi[] = [
    "mesha",
    "vrishabha",
    "makara",
    "kanya",
    "karka",
    "meena",
    "tula",
    "vrishabha",
    "vrischika",
  ];
  expect(exalted).toEqual(signs.map((rasi) => [rasi]));
});

it.each([
  ["sun", "simha", "own"],
  ["moon", "karka", "own"],
  ["mars", "mesha", "own"],
  ["jupiter", "dhanu", "own"],
  ["saturn", "kumbha", "own"],
  ["sun", "tula", "debilitated"],
  ["mercury", "meena", "debilitated"],
  ["sun", "makara", "enemy"],
  ["sun", "mithuna", "neutral"],
  ["sun", "dhanu", "friend"],
] as const)("of %s in %s is: %s", (graha, rasi, verdict) => {
  expect(dignityInRasi(graha, rasi).verdict).toBe(verdict);
});
