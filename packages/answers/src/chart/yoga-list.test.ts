import { calls } from "@vedanga/contract";
import { CHART_YOGAS } from "@vedanga/core";
import { readAuthority } from "@vedanga/testing/authority";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerStrengths } from "./strengths.ts";
import { answerYogaList } from "./yoga-list.ts";

type Row = readonly [yoga: string, percent: number, planets: string, houses: string];
interface Recorded {
  readonly id: string;
  readonly input?: Readonly<Record<"date" | "time", string> & Record<"tz" | "lat" | "lon", number>>;
  readonly expect: { readonly yogas?: readonly Row[]; readonly yogas_count?: number };
}
const record = readAuthority<readonly Recorded[]>("yogas").find(({ id }) => id === "recorded-yoga-list");
const birth = {
  dob: record?.input?.date ?? "",
  tob: record?.input?.time ?? "",
  tz: String(record?.input?.tz),
  lat: String(record?.input?.lat),
  lon: String(record?.input?.lon),
};

/** Their name, ours where both have it, and otherwise the rule by which the chart does not. */
const COMPARED: readonly (readonly [theirs: string, ours: string | undefined, why?: string])[] = [
  ["Vesi Yoga", undefined, "with planets on both sides the verse has Ubhayachari alone"],
  ["Vosi Yoga", undefined, "the same"],
  ["Ubhayachara Yoga", "ubhayachari"],
  ["Budha Aditya Yoga", "budha_aditya"],
  ["Moon is kendra from Sun", undefined, "every chart has one of three such places, so it is none of our list"],
  ["Hamsa Yoga", "hamsa"],
  ["Paasa Yoga", "pasha"],
  ["Gaja-Kesari Yoga", "gajakesari"],
  ["Kaahala Yoga", "kahala"],
  ["Sankha Yoga", "shankha"],
  [
    "Mridanga Yoga",
    undefined,
    "the verse wants all others in kendras, trikonas or their best signs; Venus is in the eleventh",
  ],
  ["Kalpadruma Yoga", "kalpadruma"],
  ["Bhaarathi Yoga", undefined, "a combination of the navamsa, not in our list"],
  ["Raja Yoga", "raja"],
  [
    "Dharma-Karmadhipati Yoga",
    undefined,
    "lords of 9 and 10 are Mars in the ninth and Jupiter in the first, not connected",
  ],
  ["Raaja Yoga", undefined, "Saturn and Jupiter rule no kendra and trikona together for Pisces"],
  ["Raja Sambandha Yoga", undefined, "of Jaimini's karakas, not in our list"],
  ["Dhana Yoga", "dhana"],
  ["Daridra Yoga", undefined, "no verse of ch. 42 that is counted here: the lord of the lagna is in the first"],
  ["Daridra Yoga", undefined, "the same"],
];

describe("the recorded answer", () => {
  const { response, yogas } = answerYogaList(birthOf(birth), context);

  it("has ten of our yogas among its twenty; the others by other rules", () => {
    expect(record?.expect.yogas?.map(([name]) => name)).toEqual(COMPARED.map(([theirs]) => theirs));
    const ids = yogas.map(({ yoga }) => yoga);
    const common = COMPARED.flatMap(([, ours]) => (ours === undefined ? [] : [ours]));
    expect(common).toHaveLength(10);
    expect(common.filter((id) => !ids.some((own) => own === id))).toEqual([]);
    expect(ids.filter((id) => !common.includes(id))).toEqual(["kemadruma", "partial_adhi"]);
    for (const [theirs, , why] of COMPARED.filter(([, ours]) => ours === undefined)) expect(why, theirs).toBeDefined();
  });

  it("names as participants those who make a yoga: of Gajakesari both, where the original has the Moon alone", () => {
    const entry = response.yogas_list[yogas.findIndex(({ yoga }) => yoga === "gajakesari")];
    expect(record?.expect.yogas?.find(([name]) => name === "Gaja-Kesari Yoga")?.[2]).toBe("Moon");
    expect(entry).toMatchObject({ planets_involved: ["Moon", "Jupiter"], houses_involved: [4, 1] });
    expect(response).toMatchObject({ yogas_count: 12, raja_yoga_count: 1, dhana_yoga_count: 1, daridra_yoga_count: 0 });
  });
});

it("is the list of the strengths of the same birth, counted by kind", () => {
  fc.assert(
    fc.property(anyBirth, (query) => {
      const { response, yogas, reasons = [] } = answerYogaList(birthOf({ ...query, explain: "1" }), context);
      const others = answerStrengths(birthOf(query), context).response.yogas;
      expect(yogas.map(({ yoga }) => yoga)).toEqual(others.map(({ yoga }) => yoga));
      expect(response.yogas_count).toBe(others.length);
      const inKinds = response.raja_yoga_count + response.dhana_yoga_count + response.daridra_yoga_count;
      expect(inKinds).toBeLessThanOrEqual(response.yogas_count);
      for (const [
        index,
        { strength_in_percentage, planets_involved, houses_involved },
      ] of response.yogas_list.entries()) {
        const about = `yogas_list.${index}.strength_in_percentage`;
        const sum = reasons.filter((one) => one.about === about).reduce((all, { points = 0 }) => all + points, 0);
        expect(strength_in_percentage).toBeCloseTo(sum, 2);
        expect(reasons.some((one) => one.about === `yogas_list.${index}.yoga`)).toBe(true);
        expect(planets_involved.length).toBeGreaterThanOrEqual(houses_involved.length);
        expect(houses_involved.every((house) => Number.isInteger(house) && house >= 1 && house <= 12)).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

describe.each(["en", "te"] as const)("in %s", (lang) => {
  it("has the shape of the contract and no fault in its words, for many births", () => {
    const seen = new Set<string>();
    for (let year = 1900; year < 2040; year += 1) {
      const dob = `${String((year % 28) + 1).padStart(2, "0")}/${String((year % 12) + 1).padStart(2, "0")}/${year}`;
      const tob = `${String((year * 7) % 24).padStart(2, "0")}:15`;
      const answer = answerYogaList(birthOf({ ...WARANGAL, dob, tob, lang, explain: "1" }), context);
      expect(z.parse(calls.yogaList.response, answer)).toEqual(answer);
      const said = [
        ...texts(answer.response).map(([, text]) => text),
        ...answer.yogas.flatMap(({ cancelled_by }) => cancelled_by),
        ...(answer.reasons ?? []).flatMap(({ text, source }) => [text, source]),
      ];
      expect(said.flatMap((text) => faultOf(text, lang) ?? [])).toEqual([]);
      for (const { yoga } of answer.yogas) seen.add(yoga);
    }
    expect(seen.size).toBeGreaterThan(CHART_YOGAS.length / 2);
  });
});
