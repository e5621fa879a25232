import { calls } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { birthOf, context, TROMSO, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf } from "@vedanga/testing/births/random-births";
import { closeTo } from "@vedanga/testing/close-to";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerShadBala } from "./shad-bala.ts";
import { answerStrengths } from "./strengths.ts";

const SEVEN = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"] as const;
type Name = (typeof SEVEN)[number] | "Rahu" | "Ketu";
type Parts = ReturnType<typeof answerShadBala>["response"];
type Row = Readonly<Record<Name, number | null>>;
interface Recorded {
  readonly id: string;
  readonly input?: Readonly<Record<"date" | "time", string> & Record<"tz" | "lat" | "lon", number>>;
  readonly expect: Readonly<Record<string, Row>>;
}
function recorded(id: string): Recorded {
  const found = readAuthority<readonly Recorded[]>("shad-bala").find((record) => record.id === id);
  if (!found) throw new Error(`no record ${id}`);
  return found;
}

const { input, expect: theirs } = recorded("recorded-shad-bala");
const birth = {
  dob: input?.date ?? "",
  tob: input?.time ?? "",
  tz: String(input?.tz),
  lat: String(input?.lat),
  lon: String(input?.lon),
};
const { response: ours, required } = answerShadBala(birthOf(birth), context);

const their = (part: keyof Parts, who: Name): number => theirs[part]?.[who] ?? Number.NaN;
const rowOf = (row: Row | Parts["naisargeka_balas"]): readonly (number | null)[] => SEVEN.map((name) => row[name]);
const theirRow = (part: keyof Parts): readonly (number | null)[] => SEVEN.map((name) => their(part, name));
const gaps = (part: keyof Parts): readonly number[] =>
  SEVEN.map((name) => (ours[part][name] ?? Number.NaN) - their(part, name));

/** The parts that sum to the total there. */
const SUMMED = [
  ...(["uccha_bala", "saptavargaja_bala", "ojayugma_bala", "kendra_bala", "drekkna_bala", "nathonnatha_bala"] as const),
  ...(["dig_bala", "paksha_bala", "thribhaga_bala", "abda_bala", "masa_bala", "vara_bala", "hora_bala"] as const),
  ...(["ayana_bala", "chesta_Bala", "naisargeka_balas", "drik_bala"] as const),
];

describe("the recorded answer", () => {
  it("has the same keys, and null where there is nothing to total", () => {
    expect(Object.keys(ours).toSorted()).toEqual(Object.keys(theirs).toSorted());
    for (const [part, row] of Object.entries(theirs)) {
      expect(Object.keys(ours[part as keyof Parts]), part).toEqual(Object.keys(row));
    }
    expect([ours.total_balas.Rahu, ours.ratio.Ketu]).toEqual([null, null]);
    expect([theirs.total_balas?.Rahu, theirs.ratio?.Ketu]).toEqual([null, null]);
  });

  it("has the same exaltation, odd signs, kendra, drekkana, third, weekday, hora and nature", () => {
    for (const part of [
      "ojayugma_bala",
      "kendra_bala",
      "drekkna_bala",
      "thribhaga_bala",
      "vara_bala",
      "hora_bala",
    ] as const) {
      expect(rowOf(ours[part]), part).toEqual(theirRow(part));
    }
    for (const gap of gaps("uccha_bala")) closeTo(gap, 0, 0.01, "virupas");
    for (const gap of gaps("naisargeka_balas")) closeTo(gap, 0, 0.04, "virupas");
    for (const gap of gaps("ayana_bala")) closeTo(gap, 0, 0.7, "virupas");
  });

  it("has day and night by the clock: 20 minutes before noon; ours by the Sun", () => {
    closeTo(their("nathonnatha_bala", "Sun"), (180 - 5) / 3, 1e-5, "virupas");
    expect(gaps("nathonnatha_bala").map((gap) => Math.abs(gap).toFixed(2))).toEqual([
      ...["1.72", "1.72", "1.72", "0.00", "1.72", "1.72", "1.72"],
    ]);
  });

  it("has the strength of direction from the middles of whole signs, and of two planets ten less than that", () => {
    const longitudes = {
      Sun: 7.96,
      Moon: 310.9,
      Mars: 348.21,
      Mercury: 340.68,
      Jupiter: 96.58,
      Venus: 335.34,
      Saturn: 133.77,
    };
    // Gemini rises: the middles of 1, 4, 7 and 10 are 75, 165, 255 and 345.
    const weakest = { Sun: 165, Moon: 345, Mars: 165, Mercury: 255, Jupiter: 255, Venus: 345, Saturn: 75 };
    const byMiddles = SEVEN.map((name) => {
      const away = Math.abs(longitudes[name] - weakest[name]);
      return Math.min(away, 360 - away) / 3 - their("dig_bala", name);
    });
    for (const [index, gap] of byMiddles.entries()) {
      closeTo(gap, index === 3 || index === 6 ? 10 : 0, 0.02, "virupas");
    }
    expect(ours.dig_bala.Sun).toBeGreaterThan(their("dig_bala", "Sun"));
  });

  it("counts the Sun's and the Moon's motion a second time under another name; ours is among time", () => {
    closeTo(their("chesta_Bala", "Sun"), their("ayana_bala", "Sun") / 2, 1e-4, "virupas");
    expect(their("chesta_Bala", "Moon")).toBe(their("paksha_bala", "Moon"));
    expect([ours.chesta_Bala.Sun, ours.chesta_Bala.Moon]).toEqual([0, 0]);
    closeTo(ours.paksha_bala.Moon, 2 * (60 - ours.paksha_bala.Saturn), 1e-4, "virupas");
  });

  it("gives Venus less in seven vargas than the two where she is at home give alone, 30 each", () => {
    expect(their("saptavargaja_bala", "Venus")).toBeLessThan(60);
    expect(ours.saptavargaja_bala.Venus).toBe(90);
  });

  it("gives the month to Rahu, who rules no weekday; ours has one lord each of year, month, day and hour", () => {
    expect(theirs.masa_bala?.Rahu).toBe(30);
    const lords = (["abda_bala", "masa_bala", "vara_bala", "hora_bala"] as const).map((part) =>
      rowOf(ours[part]).filter((virupas) => virupas !== 0),
    );
    expect(lords).toEqual([[15], [30], [45], [60]]);
  });

  it("sees nothing at Jupiter and Saturn, though the Sun is 88.6 degrees before Jupiter", () => {
    expect([their("drik_bala", "Jupiter"), their("drik_bala", "Saturn")]).toEqual([0, 0]);
    const { reasons = [] } = answerShadBala(birthOf({ ...birth, explain: "1" }), context);
    const sight = reasons.find(({ about }) => about === "drik_bala.Jupiter");
    closeTo(Number(sight?.facts.sun), -43.6, 0.1, "virupas");
  });

  it("has totals that are the sums of its parts for five; ours are for all", () => {
    const sums = SEVEN.map((name) => SUMMED.reduce((sum, part) => sum + their(part, name), 0));
    const more = SEVEN.map((name, index) => Math.round(their("total_balas", name) - (sums[index] ?? 0)) || 0);
    expect(more).toEqual([0, 0, 15, 0, 0, 0, 15]);
    for (const name of SEVEN) {
      const sum = SUMMED.reduce((all, part) => all + (ours[part][name] ?? 0), 0);
      closeTo(ours.total_balas[name], sum, 1e-4, "virupas");
    }
  });

  it("divides by what Santhanam's Parashara asks; ours by Raman's, who asks less of the Sun, and the reason has both", () => {
    const asked = recorded("santhanam-required").expect.required;
    for (const name of SEVEN) {
      closeTo(their("ratio", name), their("total_balas", name) / (asked?.[name] ?? 1), 1e-5, "times");
      closeTo(ours.ratio[name], ours.total_balas[name] / required[name], 1e-5, "times");
    }
    expect(SEVEN.filter((name) => required[name] !== asked?.[name])).toEqual(["Sun"]);
    const { reasons = [] } = answerShadBala(birthOf({ ...birth, explain: "1" }), context);
    const needed = reasons.filter(({ rule }) => rule === "strength.needed");
    expect(needed.map(({ facts }) => facts.neededInBphsVirupas)).toEqual(rowOf(asked ?? ours.ratio));
    expect(needed[0]?.text).toContain("asks 390");
  });
});

it("has the six strengths of the other call, and a reason with its points for every part", () => {
  fc.assert(
    fc.property(anyBirth, (query) => {
      const { response, yuddha_bala, reasons = [] } = answerShadBala(birthOf({ ...query, explain: "1" }), context);
      const { grahas } = answerStrengths(birthOf(query), context).response;
      for (const [index, name] of SEVEN.entries()) {
        const six = grahas[index]?.shadbala;
        closeTo(response.total_balas[name] / 60, six?.total_rupas ?? Number.NaN, 0.006, "rupas");
        closeTo(response.total_sthana_bala[name], six?.sthana ?? Number.NaN, 0.006, "virupas");
        closeTo(response.drik_bala[name], six?.drik ?? Number.NaN, 0.006, "virupas");
        const points = reasons
          .filter(({ about }) => about.endsWith(`.${name}`))
          .reduce((sum, reason) => sum + (reason.points ?? 0), 0);
        closeTo(points, response.total_balas[name], 1e-4, "virupas");
        expect(Number.isFinite(yuddha_bala[name])).toBe(true);
      }
    }),
    { numRuns: 12 },
  );
});

it("shows a war beside the parts, which takes from one what it gives the other", () => {
  // Mars and Jupiter within half a degree of each other on 14 August 2024.
  const request = birthOf({ dob: "14/08/2024", tob: "18:00", ...WARANGAL, explain: "1" });
  const { yuddha_bala, reasons = [] } = answerShadBala(request, context);
  expect(Math.abs(yuddha_bala.Mars)).toBeGreaterThan(0);
  closeTo(yuddha_bala.Mars, -yuddha_bala.Jupiter, 1e-6, "virupas");
  expect(reasons.filter(({ about }) => about.startsWith("yuddha_bala.")).map(({ rule }) => rule)).toEqual([
    "strength.war",
    "strength.war",
  ]);
});

describe.each(["en", "te"] as const)("in %s", (lang) => {
  it.each([WARANGAL, TROMSO])("has the shape of the contract and reasons in its words: %o", (place) => {
    const answer = answerShadBala(birthOf({ dob: "21/06/1990", tob: "06:05", ...place, lang, explain: "1" }), context);
    expect(z.parse(calls.shadBala.response, answer)).toEqual(answer);
    const { reasons = [] } = answer;
    expect(reasons.length).toBeGreaterThanOrEqual(7 * 18);
    expect(reasons.flatMap(({ text, source }) => [text, source]).flatMap((text) => faultOf(text, lang) ?? [])).toEqual(
      [],
    );
  });
});
