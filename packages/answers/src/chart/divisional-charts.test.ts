import { calls, type DivisionalEntry } from "@vedanga/contract";
import { CHART_DIVISIONS } from "@vedanga/core";
import { context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const ask = (query: Query) => answers.divisionalCharts(z.parse(calls.divisionalCharts.parameters, query), context);
const entriesOf = (query: Query): readonly DivisionalEntry[] =>
  Object.values(ask(query).response).filter((entry) => typeof entry === "object");

describe("a chart of the format", () => {
  it.each(["en", "te"] as const)("has the shape of the contract and its reasons for every division, in %s", (lang) => {
    for (const div of CHART_DIVISIONS) {
      const answer = ask({ ...warangal, div, lang, explain: "1" });
      expect(z.parse(calls.divisionalCharts.response, answer)).toEqual(answer);
      expect(answer.response.chart).toBe(div);
      const { reasons = [] } = answer;
      for (let index = 0; index < 10; index++)
        expect(reasons.filter(({ about }) => about === `${index}.house`)).toHaveLength(1);
      for (const text of [answer.response.chart_name, ...reasons.map((reason) => reason.text)])
        expect(faultOf(text, lang), text).toBeUndefined();
    }
  });

  it("has every one in the house in which the own call of divisions has it", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom(...CHART_DIVISIONS), (birth, div) => {
        const query = { ...birth, div };
        const { houses } = answers.divisions(z.parse(calls.divisions.parameters, query), context).response;
        const standing = houses.flatMap(({ house, standing: here }) => here.map(({ name }) => `${name} ${house}`));
        const listed = entriesOf(query).map(({ full_name, house }) => `${full_name} ${house}`);
        expect(listed.toSorted()).toEqual(standing.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it("counts degrees within the part: 9 times those of the sign in a navamsa, without whole thirties", () => {
    const [natal, navamsa] = ["D1", "D9"].map((div) => entriesOf({ ...warangal, div }));
    navamsa?.forEach(({ local_degree, name }, index) => {
      const inSign = natal?.[index]?.local_degree ?? Number.NaN;
      const apart = Math.abs(local_degree - ((inSign * 9) % 30));
      // Degrees are cut at a millionth, so nine of them may be lost.
      expect(Math.min(apart, 30 - apart), name).toBeLessThan(1e-5);
    });
  });

  it("keeps the degrees of the sky, and marks the nodes as going backwards, in charts that are not divisional", () => {
    const natal = entriesOf({ ...warangal, div: "D1" });
    for (const div of ["sun", "moon", "chalit", "kp_chalit"]) {
      const chart = entriesOf({ ...warangal, div });
      expect(chart.map(({ local_degree }) => local_degree)).toEqual(natal.map(({ local_degree }) => local_degree));
      expect(chart.filter(({ retro }) => retro).map(({ name }) => name)).toEqual(["Me", "Sa", "Ra", "Ke"]);
    }
    expect(entriesOf({ ...warangal, div: "moon" })[2]).toMatchObject({ name: "Mo", house: 1, zodiac: "Capricorn" });
  });

  it("shows the sky of the requested day from the ascendant of birth as transit, today's if no day is requested", () => {
    const [ascendant, sun] = entriesOf({ ...warangal, div: "transit", transit_date: "21/11/2026" });
    expect(ascendant).toMatchObject({ house: 1, zodiac: "Taurus" });
    expect(sun).toMatchObject({ house: 7, zodiac: "Scorpio" });
    expect(entriesOf({ ...warangal, div: "transit", transit_date: "" })[1]).toEqual(sun);
  });
});
