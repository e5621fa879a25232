import { calls } from "@vedanga/contract";
import { birthOf, context } from "@vedanga/testing/births/asking";
import { anyBirth } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { maleficRows, queryOf } from "../../test/recorded-malefics.ts";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;
type Units = Readonly<Record<string, number>>;

const papaOf = (query: Query) => answers.papasamaya(birthOf({ ...query, explain: "1" }), context);

describe("the recorded answers", () => {
  /** Where a recorded figure departs from the scale, and by what: see the notes of the rows. */
  const DEPARTURES: Readonly<Record<string, Units>> = {
    "recorded-papasamaya-boy": { saturn_papa: 3 / 4 },
    "recorded-papasamaya-girl": { mars_papa: 2 },
  };

  it.each(maleficRows<Units>("recorded-papa"))("$id", ({ id, input, expect: expected }) => {
    const byRule = Object.fromEntries(
      Object.entries(expected).map(([key, figure]) => [key, figure * (DEPARTURES[id]?.[key] ?? 1)]),
    );
    expect(papaOf(queryOf(input)).response).toEqual(byRule);
  });
});

interface EqualUnits {
  readonly positions: Readonly<Record<string, Units>>;
  readonly total: number;
}
describe("a service that counts all malefics alike", () => {
  it.each(maleficRows<EqualUnits>("equal-units"))("$id", ({ input, expect: { positions, total } }) => {
    const { reasons = [] } = papaOf(queryOf(input));
    const houses = reasons.flatMap(({ about, rule, facts }) =>
      rule === "papa.house" ? [`${about} ${facts.reference} ${facts.house}`] : [],
    );
    const counted = Object.entries(positions).flatMap(([reference, ofEach]) =>
      Object.entries(ofEach).flatMap(([graha, house]) =>
        [1, 2, 4, 7, 8, 12].includes(house) ? [`${graha}_papa ${reference} ${house}`] : [],
      ),
    );
    expect(houses.toSorted()).toEqual(counted.toSorted());
    const equal = reasons.flatMap(({ rule, facts }) => (rule === "papa_school.equal" ? [Number(facts.units)] : []));
    expect(equal.reduce((sum, units) => sum + units, 0)).toBe(total);
  });
});

interface Scale {
  readonly house_units: Units;
  readonly graha_units: Units;
  readonly dignity_percent: Units;
  readonly reference_percent: Units;
  readonly sun_in_lagna: number;
}
describe("the published scale", () => {
  const [row] = maleficRows<Scale>("scale");
  if (!row) throw new Error("no scale");
  const scale = row.expect;

  it("gives what each malefic of any chart has", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { planets, ascendant } = placesOf(birth);
        const { response, reasons = [] } = papaOf(birth);
        const from = { lagna: ascendant, moon: planets.moon?.sign ?? 0, venus: planets.venus?.sign ?? 0 };
        for (const [graha, units] of Object.entries(scale.graha_units)) {
          const { sign = 0, dignity = "" } = planets[graha] ?? {};
          const base = Object.entries(from).reduce((sum, [reference, origin]) => {
            const house = ((sign - origin + 12) % 12) + 1;
            return sum + ((scale.house_units[house] ?? 0) * (scale.reference_percent[reference] ?? 0)) / 100;
          }, 0);
          const field = `${graha}_papa` as keyof typeof response;
          expect(response[field]).toBe((base * units * (scale.dignity_percent[dignity] ?? 100)) / 100);
          const own = reasons.filter(({ about, points }) => about === field && points !== undefined);
          expect(own.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(response[field]);
          expect(own.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("gives the six units of its own example", () => {
    expect((scale.house_units[1] ?? 0) * (scale.graha_units.sun ?? 0)).toBe(scale.sun_in_lagna);
  });
});

/** Signs from 1 and dignities, as other calls answer them. */
function placesOf(query: Query) {
  const request = birthOf(query);
  const { grahas: planets } = answers.strengths(request, context).response;
  return {
    ascendant: answers.planetDetails(request, context).response["0"].rasi_no,
    planets: Object.fromEntries(
      planets.map(({ graha, sign, dignity }) => [graha, { sign: sign.number, dignity: dignity.id }]),
    ) as Readonly<Record<string, { readonly sign: number; readonly dignity: string }>>,
  };
}

describe("two births", () => {
  const matchOf = (query: Query) =>
    answers.papasamayaMatch(
      z.parse(calls.papasamayaMatch.parameters, { ...(calls.papasamayaMatch.example as Query), ...query }),
      context,
    ).response;

  it("are apart by per cent of the boy's total, as recorded", () => {
    const [, boy, girl] = maleficRows<Units>("recorded-papa");
    if (!boy || !girl) throw new Error("no couple");
    const found = matchOf({ ...queryOf(boy.input, "boy_"), ...queryOf(girl.input, "girl_") });
    expect(found.boy_papa).toEqual(papaOf(queryOf(boy.input)).response);
    expect(found.girl_papa).toEqual(papaOf(queryOf(girl.input)).response);
    expect([found.boy_total, found.girl_total]).toEqual([9.125, 17.625]);
    expect(found.score).toBeCloseTo(((17.625 - 9.125) / 9.125) * 100, 9);
    expect(found.bot_response).toMatch(/the bride's side has more\.$/);
  });

  it("change sides when they are exchanged, and are favourable one way at least", () => {
    fc.assert(
      fc.property(anyBirth, anyBirth, (one, other) => {
        const sided = (birth: Query, side: string) =>
          Object.fromEntries(Object.entries(birth).map(([name, value]) => [`${side}${name}`, value]));
        const there = matchOf({ ...sided(one, "boy_"), ...sided(other, "girl_") });
        const back = matchOf({ ...sided(other, "boy_"), ...sided(one, "girl_") });
        expect(back.boy_papa).toEqual(there.girl_papa);
        expect(back.girl_total).toBe(there.boy_total);
        const good = [there, back].filter(({ bot_response: said }) => said.includes("so it is here"));
        expect(good).toHaveLength(there.boy_total === there.girl_total ? 2 : 1);
        expect(Number.isFinite(there.score)).toBe(true);
      }),
    );
  });
});
