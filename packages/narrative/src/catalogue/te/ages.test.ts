import { describe, expect, it } from "vitest";
import { DASHA_TE } from "./dasha.ts";
import { PAST_DASHA_TE } from "./past-dasha.ts";
import { SATURN_TE } from "./saturn.ts";

/** Ages that no one says: of nothing, and of one in the plural. */
const UNSAID = /(?<!\d)0 నుండి|(?<!\d)[01] ఏళ్ళ/;

describe("an age in Telugu", () => {
  it.each([
    [-1, 1],
    [-1, 2],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 1],
    [1, 3],
  ])("of a stay of Saturn from %i to %i is said as people say it", (fromAge, toAge) => {
    for (const months of [1, 5, 30]) {
      for (const tense of ["past", "toCome"] as const) {
        for (const said of [SATURN_TE.stay, SATURN_TE.back]) {
          const sentence = said[tense]("kumbha", 12, "meena", { fromAge, toAge, months });
          expect(sentence).not.toMatch(UNSAID);
          expect(sentence.match(/దాదాపు/g)?.length ?? 0).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it("of a dasha that began or ended at one has the form of one", () => {
    for (const ages of [...PAST_DASHA_TE.ages, ...DASHA_TE.stage.childhood]) {
      expect(ages(1, 8)).not.toMatch(UNSAID);
      expect(ages(0, 1)).not.toMatch(UNSAID);
    }
  });
});
