import { describe, expect, it } from "vitest";
import { rasiAt } from "../chart/zodiac/rasi.ts";
import { RASIS, type Rasi } from "../ids.ts";
import { type MangalSigns, mangalDoshaBySigns } from "./mangal.ts";
import { mangalSchools } from "./mangal-schools.ts";

const schoolsOf = (signs: MangalSigns) => {
  const told = mangalSchools(signs, mangalDoshaBySigns(signs));
  return (school: "raman" | "north") => {
    const one = told.find((each) => each.school === school);
    // A school has the dosha exactly where it names a point from which Mars is counted.
    expect(one?.present).toBe((one?.reason.facts.from.length ?? 0) > 0);
    return one?.reason.facts.from;
  };
};
const housesFromLagna = (school: "raman" | "north", mars: Rasi) =>
  RASIS.map((_, index) => index + 1).filter((house) =>
    schoolsOf({ lagna: rasiAt(RASIS.indexOf(mars) - house + 1), mars })(school)?.includes("lagna"),
  );

describe("the schools that count Mangal dosha otherwise", () => {
  it("count 2, 4, 7, 8 and 12 by Raman, but for the sign he excuses in each", () => {
    const kept = (["mithuna", "mesha", "makara", "meena", "vrishabha"] as const).map((mars) =>
      housesFromLagna("raman", mars),
    );
    expect(kept).toEqual([
      [4, 7, 8, 12],
      [2, 7, 8, 12],
      [2, 4, 8, 12],
      [2, 4, 7, 12],
      [2, 4, 7, 8],
    ]);
    expect([housesFromLagna("raman", "simha"), housesFromLagna("raman", "kumbha")]).toEqual([[], []]);
  });

  it("count 1, 4, 7, 8 and 12 in the north, unless the sign of Mars cancels all", () => {
    expect(housesFromLagna("north", "mithuna")).toEqual([1, 4, 7, 8, 12]);
    for (const mars of ["mesha", "vrischika", "makara", "simha", "kumbha"] as const) {
      expect(housesFromLagna("north", mars)).toEqual([]);
    }
  });

  it.each<readonly [title: string, signs: MangalSigns, raman: readonly string[], north: readonly string[]]>([
    ["from none", { lagna: "mesha", moon: "mesha", venus: "mesha", mars: "mithuna" }, [], []],
    ["from lagna", { lagna: "dhanu", moon: "mesha", venus: "mesha", mars: "mithuna" }, ["lagna"], ["lagna"]],
    ["from the Moon", { lagna: "mesha", moon: "dhanu", venus: "mesha", mars: "mithuna" }, ["moon"], ["moon"]],
    ["from Venus, whom the north leaves out", { lagna: "mesha", venus: "dhanu", mars: "mithuna" }, ["venus"], []],
    ["with Jupiter beside Mars", { lagna: "dhanu", jupiter: "mithuna", mars: "mithuna" }, [], ["lagna"]],
    ["with the Moon beside Mars", { lagna: "dhanu", moon: "mithuna", mars: "mithuna" }, [], ["lagna", "moon"]],
    ["with Jupiter elsewhere", { lagna: "dhanu", jupiter: "karka", mars: "mithuna" }, ["lagna"], ["lagna"]],
    ["with neither of them known", { lagna: "dhanu", mars: "meena" }, ["lagna"], ["lagna"]],
  ])("say %s what their rule says", (_, signs, raman, north) => {
    const from = schoolsOf(signs);
    expect([from("raman"), from("north")]).toEqual([raman, north]);
  });
});
