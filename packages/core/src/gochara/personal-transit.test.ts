import { chartWithLagna, realSky, skyWith } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { ashtakavarga } from "../chart/ashtakavarga/ashtakavarga.ts";
import { rasiIndex } from "../chart/zodiac/rasi.ts";
import { personalTransits } from "./personal-transit.ts";
import { transitsFrom } from "./transit.ts";

/** Everybody in the first degrees of Mesha, the lagna too: bindus are then the good places counted from Mesha. */
const allInMesha = chartWithLagna("mesha", {
  sun: 1,
  moon: 2,
  mars: 3,
  mercury: 4,
  jupiter: 5,
  venus: 6,
  saturn: 7,
});
const now = jdUt(2461000);

describe("transits for a person", () => {
  it("are those from the natal Moon, each with the bindus of its sign in the natal ashtakavarga", () => {
    const { bhinna } = ashtakavarga(realSky.conventions, allInMesha);
    fc.assert(
      fc.property(fc.integer({ min: 2415021, max: 2488069 }), (day) => {
        const transits = personalTransits(realSky, allInMesha, jdUt(day));
        expect(transits.map(({ rasi, bindus, ...transit }) => transit)).toEqual(
          transitsFrom(realSky, "mesha", jdUt(day)),
        );
        for (const { graha, rasi, bindus } of transits) {
          const expected = graha === "rahu" || graha === "ketu" ? undefined : bhinna[graha][rasiIndex(rasi)];
          expect(bindus?.count, graha).toBe(expected);
          expect(bindus?.givers.length).toBe(expected);
        }
      }),
      { numRuns: 30, seed: 9 },
    );
  });

  it("count Saturn in Mithuna, the third from all eight, by the verses of Brihat Jataka 9.7", () => {
    // Bindus to Saturn in the third come from Moon, Mars, himself and the lagna: four of eight, neither good nor bad.
    const saturn = personalTransits(skyWith({ saturn: 75 }), allInMesha, now).find(({ graha }) => graha === "saturn");
    expect(saturn?.rasi).toBe("mithuna");
    expect(saturn?.verdict).not.toBe("unfavourable");
    expect(saturn?.bindus).toEqual({
      count: 4,
      givers: ["moon", "mars", "saturn", "lagna"],
      verdict: "even",
      reason: {
        rule: "transit.bindus_even",
        facts: { rasi: "mithuna", bindus: 4, givers: ["moon", "mars", "saturn", "lagna"] },
        source: { work: "brihat_jataka", chapter: 9, verses: [8] },
        about: "saturn",
      },
    });
  });

  it("are good above four bindus and evil below, whatever the house says", () => {
    // The eleventh from all eight is good for Saturn, the second from the Sun alone.
    const inSign = (degree: number) =>
      personalTransits(skyWith({ saturn: degree }), allInMesha, now).find(({ graha }) => graha === "saturn")?.bindus;
    expect([inSign(315)?.count, inSign(315)?.verdict]).toEqual([8, "favourable"]);
    expect([inSign(45)?.count, inSign(45)?.verdict]).toEqual([1, "unfavourable"]);
  });
});
