import { calls, type Strengths } from "@vedanga/contract";
import { birthOf, context, TROMSO, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf } from "@vedanga/testing/births/random-births";
import { closeTo } from "@vedanga/testing/close-to";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerPlanetDetails } from "./planet-details.ts";
import { answerStrengths } from "./strengths.ts";

type Query = Readonly<Record<string, string>>;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const ask = (query: Query): Strengths => answerStrengths(birthOf(query), context).response;
const SIX = ["sthana", "dig", "kala", "cheshta", "naisargika", "drik"] as const;

describe("the strengths of a chart", () => {
  it.each(["en", "te"])("have the shape of the contract: %s", (lang) => {
    for (const query of [warangal, { ...TROMSO, dob: "21/06/1990", tob: "03:00" }]) {
      const answer = answerStrengths(birthOf({ ...query, lang, explain: "1" }), context);
      expect(JSON.stringify(z.parse(calls.strengths.response, answer))).toBe(JSON.stringify(answer));
    }
  });

  it("give each of the seven its six strengths, which make its total; the nodes none", () => {
    for (const { graha, shadbala } of ask(warangal).grahas) {
      if (graha === "rahu" || graha === "ketu") {
        expect(shadbala).toBeNull();
        continue;
      }
      if (shadbala === null) throw new Error(`${graha} has no shadbala`);
      const sum = SIX.reduce((total, strength) => total + shadbala[strength], 0);
      closeTo(shadbala.total_rupas, sum / 60, 0.006, "rupas");
      // What is near the line may be rounded onto it.
      if (Math.abs(shadbala.total_rupas - shadbala.needed_rupas) > 0.01) {
        expect(shadbala.is_sufficient).toBe(shadbala.total_rupas > shadbala.needed_rupas);
      }
    }
  });

  it("count 337 bindus in all, each graha its own number whatever the chart", () => {
    const { bhinna, sarva } = ask(warangal).ashtakavarga;
    const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
    expect(Object.values(bhinna).map(sum)).toEqual([48, 49, 39, 54, 56, 52, 39]);
    expect(sum(sarva)).toBe(337);
  });

  it("count them by Parashara's table if requested: only those of Moon and Venus differ", () => {
    const answer = answerStrengths(birthOf({ ...warangal, bindus: "parashara" }), context);
    expect(answer.conventions.bindus).toBe("parashara");
    const ours = ask(warangal).ashtakavarga.bhinna;
    const { bhinna, sarva } = answer.response.ashtakavarga;
    const others = (["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const).filter(
      (graha) => bhinna[graha].join() !== ours[graha].join(),
    );
    expect(others).toEqual(["moon", "venus"]);
    expect(sarva.reduce((total, value) => total + value, 0)).toBe(337);
  });

  it("name every sign that has the most bindus, or the fewest", () => {
    const tied = { ...WARANGAL, dob: "15/08/1962", tob: "05:30" };
    const { reading, ashtakavarga } = ask(tied);
    expect(ashtakavarga.sarva.filter((bindus) => bindus === Math.max(...ashtakavarga.sarva))).toEqual([33, 33]);
    expect(reading.ashtakavarga).toMatch(
      /^Aries .* and Taurus .* have 33 of 56 bindus each, .* Leo .* and Aquarius .* 23 each/,
    );
    expect(ask({ ...tied, lang: "te" }).reading.ashtakavarga).toMatch(
      /మేష .*, వృషభ .* రాశులకు .* సింహ .*, కుంభ .* రాశులకు/,
    );
  });

  it("count the day of birth from sunrise: the lord of the day before it is yesterday's", () => {
    const lordOfDay = (tob: string): string | undefined =>
      answerStrengths(birthOf({ ...warangal, tob, explain: "1" }), context).reasons?.find(
        ({ rule, points }) => rule === "strength.lord_of_day" && points === 45,
      )?.about;
    // 17 May 1990 is a Thursday, Jupiter's; before 05:38 it is still Wednesday, Mercury's.
    expect(lordOfDay("05:00")).toBe("grahas.3.shadbala.kala");
    expect(lordOfDay("06:05")).toBe("grahas.4.shadbala.kala");
  });

  it("find the Sasa yoga of Saturn in his own sign only where that is a kendra", () => {
    // Saturn in Capricorn: the ninth from Taurus, the tenth from Aries an hour or so earlier.
    expect(ask(warangal).yogas.map(({ yoga }) => yoga)).not.toContain("sasa");
    const aries = ask({ ...warangal, tob: "04:30" });
    expect(aries.yogas.find(({ yoga }) => yoga === "sasa")).toMatchObject({
      name: "Sasa",
      grahas: [{ graha: "saturn", name: "Saturn" }],
      is_cancelled: false,
    });
  });
});

describe("each graha of a chart", () => {
  const of = (graha: string, query: Query = warangal) => ask(query).grahas.find((entry) => entry.graha === graha);

  it("tells what it rules, how far from the Sun it is, its age, and what it is for the person", () => {
    expect(of("saturn")).toMatchObject({
      rules: [9, 10],
      nature: { id: "yogakaraka" },
      combustion: { from_sun_degrees: expect.closeTo(120.64, 2), orb_degrees: 15 },
      avastha: { id: "mrita", name: "Mrita" },
      reading:
        "Saturn is the best helper of this chart, in matters of fortune, father and faith, and of profession and standing. It is at home, and what it gives is steady. It is retrograde, and goes over things more than once before it gives.",
    });
    const { response } = answerPlanetDetails(birthOf(warangal), context);
    // Saturn is behind the Sun.
    closeTo(
      of("saturn")?.combustion?.from_sun_degrees ?? Number.NaN,
      response["1"].global_degree - response["7"].global_degree,
      2e-6,
      "deg",
      360,
    );
    expect(of("sun")?.combustion).toBeNull();
    expect(of("rahu")?.rules).toEqual([]);
  });

  it("sees in full the signs of Parashara's rule with whoever is there, and is seen by those that see it", () => {
    expect(
      of("saturn")?.sees.map(({ from_itself, house, sign, grahas }) => [from_itself, house, sign.name, grahas]),
    ).toEqual([
      [3, 11, "Pisces", [{ graha: "venus", name: "Venus" }]],
      [7, 3, "Cancer", [{ graha: "ketu", name: "Ketu" }]],
      [10, 6, "Libra", []],
    ]);
    expect(of("saturn")?.seen_by).toEqual([{ graha: "ketu", name: "Ketu" }]);
    expect(of("venus")?.seen_by).toEqual([{ graha: "saturn", name: "Saturn" }]);
  });

  it("is seen by exactly those among whose sights it is, in any chart", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { grahas } = ask(birth);
        for (const { graha, seen_by } of grahas) {
          const seers = grahas.filter(({ sees }) =>
            sees.some((sight) => sight.grahas.some((seen) => seen.graha === graha)),
          );
          expect(seen_by.map((seer) => seer.graha)).toEqual(seers.map((seer) => seer.graha));
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("what the strengths say to the person", () => {
  it("names the strongest and the weakest, the signs with most and fewest bindus, and how many yogas there are", () => {
    expect(ask(warangal).reading).toEqual({
      shadbala:
        "All seven planets have the strength they need and more. Measured by what each needs, Jupiter has the most to give; the Moon has the least to spare, so sleep and quiet matter more to you than to most.",
      ashtakavarga:
        "Pisces, your house of gains and friends, has 37 of 56 bindus, the most of all. Cancer, your house of courage, siblings and skill, has the fewest, 23: take your time there.",
      yogas: "This chart has five yogas. A yoga shows a tendency and is not a promise.",
    });
  });

  it("is in whole sentences of the language for any birth", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("en" as const, "te" as const), (birth, lang) => {
        const { reading, grahas } = ask({ ...birth, lang });
        for (const text of [...Object.values(reading), ...grahas.map((graha) => graha.reading)]) {
          expect(faultOf(text, lang), text).toBeUndefined();
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("the reasons and yogas of any birth", () => {
  it("are given in whole sentences, in both languages, and add up to the strengths they explain", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("en" as const, "te" as const), (birth, lang) => {
        const { response, reasons = [] } = answerStrengths(birthOf({ ...birth, lang, explain: "1" }), context);
        for (const { name, text, meaning, cancelled_by } of response.yogas) {
          for (const each of [name, text, meaning, ...cancelled_by]) expect(faultOf(each, lang), each).toBeUndefined();
        }
        for (const { text } of reasons) expect(faultOf(text, lang), text).toBeUndefined();
        response.grahas.forEach(({ shadbala }, index) => {
          for (const strength of shadbala === null ? [] : SIX) {
            const points = reasons
              .filter(({ about }) => about === `grahas.${index}.shadbala.${strength}`)
              .reduce((sum, reason) => sum + (reason.points ?? 0), 0);
            closeTo(shadbala?.[strength] ?? Number.NaN, points, 0.0051, "virupas");
          }
        });
      }),
      { numRuns: 100 },
    );
  });
});
