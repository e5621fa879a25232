import { calls, type DivisionHouses } from "@vedanga/contract";
import { CHART_DIVISIONS } from "@vedanga/core";
import { birthOf, context, TROMSO, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { allElements, readMarkup, textOf } from "../../test/read-markup.ts";
import { answers } from "../answers.ts";
import { answerDivisions } from "./divisions.ts";

type Query = Readonly<Record<string, string>>;

const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const ask = (query: Query) => answerDivisions(z.parse(calls.divisions.parameters, query), context);
const housesOf = (query: Query): DivisionHouses["houses"] => ask(query).response.houses;

describe("the houses of a chart", () => {
  it("have the shape of the contract for every chart, in both languages", () => {
    for (const div of CHART_DIVISIONS) {
      for (const lang of ["en", "te"]) {
        const answer = ask({ ...warangal, div, lang, explain: "1" });
        expect(JSON.stringify(z.parse(calls.divisions.response, answer))).toBe(JSON.stringify(answer));
        for (const { text, seen_text } of answer.response.houses) {
          for (const sentences of [text, seen_text])
            expect(sentences).toMatch(lang === "te" ? /^[^A-Za-z]+\.$/ : /^[A-Z].+\.$/);
        }
      }
    }
  });

  it("are those of the drawing, for any birth and chart", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom(...CHART_DIVISIONS), (birth, div) => {
        const query = { ...birth, div };
        const drawing = readMarkup(answers.chartImage(z.parse(calls.chartImage.parameters, query), context));
        const told = textOf(allElements(drawing).find(({ name }) => name === "desc")!);
        const drawn = [...told.matchAll(/(\w+): [A-Z][a-z]+[^.]*?, house (\d+)/g)].map(
          ([, who, house]) => `${who} ${house}`,
        );
        const listed = housesOf(query).flatMap(({ house, standing }) => standing.map(({ name }) => `${name} ${house}`));
        expect(listed.toSorted()).toEqual(drawn.toSorted());
        expect(listed).toHaveLength(10);
      }),
      { numRuns: 40 },
    );
  });

  it("say who stands in the ninth of a known birth, where it is in the sky and what it sees", () => {
    const ninth = housesOf(warangal)[8]!;
    expect(ninth).toMatchObject({
      house: 9,
      sign: { number: 10, name: "Capricorn" },
      lord: { graha: "saturn", name: "Saturn", house: 9 },
      matters: "fortune, father and faith",
      text: "The ninth house is read for fortune, father and faith. Saturn, Rahu and the Moon are in it, more than in any other house. Saturn, the lord of its sign, is at home here.",
      seen_by: [{ graha: "ketu", name: "Ketu", house: 3 }],
      seen_text: "Ketu (from house 3) looks at this house in full.",
    });
    const [saturn] = ninth.standing;
    expect(saturn).toMatchObject({
      graha: "saturn",
      retro: true,
      sky: { sign: { name: "Capricorn" }, nakshatra: { number: 21, name: "Uttara Ashadha" }, pada: 2 },
      sees: [11, 3, 6],
    });
    expect(saturn!.sky.degrees).toBeCloseTo(1.5, 1);
  });

  it("tell the degrees of planet-details, to a millionth", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("D1", "D9", "chalit"), (birth, div) => {
        const details = Object.values(answers.planetDetails(birthOf(birth), context).response).slice(0, 10);
        const entries = z.parse(z.array(z.object({ full_name: z.string(), local_degree: z.number() })), details);
        const there = Object.fromEntries(entries.map((one) => [one.full_name, one.local_degree]));
        const here = housesOf({ ...birth, div }).flatMap(({ standing }) => standing);
        expect(Object.fromEntries(here.map(({ name, sky }) => [name, sky.degrees]))).toEqual(there);
      }),
      { numRuns: 20 },
    );
  });

  it("call the nodes retrograde, which always are, and the ascendant not", () => {
    for (const node of ["mean", "true"]) {
      const standing = housesOf({ ...warangal, node }).flatMap((house) => house.standing);
      const retro = (who: string) => standing.find(({ graha }) => graha === who)?.retro;
      expect([retro("rahu"), retro("ketu"), retro("ascendant")]).toEqual([true, true, false]);
    }
  });

  it("leave the ascendant out for a birth whose time is not known", () => {
    const standing = (query: Query) => housesOf(query).flatMap((house) => house.standing.map(({ graha }) => graha));
    const unknown = standing({ ...warangal, div: "moon", ascendant: "0" });
    expect(unknown).toHaveLength(9);
    expect(unknown).not.toContain("ascendant");
    expect(standing({ ...warangal, div: "moon" })).toContain("ascendant");
  });

  it("keep the place in the sky in a divisional chart, and say what that is read for", () => {
    const navamsa = housesOf({ ...warangal, div: "D9" });
    const saturn = navamsa.flatMap(({ house, standing }) => standing.map((one) => ({ ...one, house })));
    expect(saturn.find(({ graha }) => graha === "saturn")).toMatchObject({ sky: { sign: { name: "Capricorn" } } });
    expect(navamsa[0]!.text).toContain("as far as they touch marriage and dharma");
    expect(navamsa[0]!.standing.map(({ graha }) => graha)).toContain("ascendant");
    expect(ask({ ...warangal, div: "D9" }).response.division).toEqual({
      id: "D9",
      title: "Navamsa",
      subtitle: "D9, the ninth part",
      note: "marriage and dharma",
    });
  });

  it("are seen by exactly those who see them", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom(...CHART_DIVISIONS), (birth, div) => {
        const houses = housesOf({ ...birth, div });
        const sight = houses.flatMap(({ house, standing }) =>
          standing.flatMap(({ graha, sees }) => sees.map((seen) => `${graha} ${house} ${seen}`)),
        );
        const seen = houses.flatMap(({ house, seen_by }) =>
          seen_by.map(({ graha, house: from }) => `${graha} ${from} ${house}`),
        );
        expect(seen.toSorted()).toEqual(sight.toSorted());
        // Mars, Jupiter and Saturn see three houses each, the other six one.
        expect(sight).toHaveLength(15);
      }),
      { numRuns: 30 },
    );
  });

  it("have the lord where it stands, and call it at home in its own sign alone", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("D1", "D9", "chalit", "kp_chalit"), (birth, div) => {
        const houses = housesOf({ ...birth, div });
        for (const { house, sign, lord, text, standing } of houses) {
          const at = houses.find((one) => one.standing.some(({ graha }) => graha === lord.graha));
          expect(lord.house).toBe(at?.house);
          if (div !== "D9" && text.includes("at home"))
            expect(standing.find(({ graha }) => graha === lord.graha)?.sky.sign).toEqual(sign);
          if (standing.every(({ graha }) => graha === "ascendant")) expect(text).toContain("No planet is in it");
          if (lord.house === house) expect(text).not.toContain("No planet");
        }
      }),
      { numRuns: 40 },
    );
  });

  it("show the noon of another day for a transit, and today without one", () => {
    const saturnAt = (query: Query) =>
      housesOf({ ...warangal, div: "transit", ...query }).find(({ standing }) =>
        standing.some(({ graha }) => graha === "saturn"),
      )?.house;
    expect(saturnAt({ transit_date: "21/11/2026" })).toBe(11);
    expect(saturnAt({})).toBe(11);
    expect(saturnAt({ transit_date: "21/11/2029" })).not.toBe(11);
    const { division } = ask({ ...warangal, div: "transit", transit_date: "21/11/2026" }).response;
    expect(division.note).toBe("on 21/11/2026");
  });

  it("follow the conventions asked for", () => {
    const sun = (query: Query) =>
      housesOf({ ...warangal, ...query })
        .flatMap(({ standing }) => standing)
        .find(({ graha }) => graha === "sun")!.sky.degrees;
    expect(sun({ ayanamsa: "raman" }) - sun({})).toBeCloseTo(1.45, 1);
    expect(ask({ ...warangal, node: "true" }).conventions.node).toBe("true");
  });

  it("say why each stands and sees, with the verses", () => {
    for (const place of [warangal, { ...TROMSO, dob: "21/06/1975", tob: "00:10" }]) {
      const { response, reasons = [] } = ask({ ...place, div: "D9", explain: "1" });
      expect(reasons).toHaveLength(19);
      const nth = response.houses.findIndex(({ standing }) => standing.some(({ graha }) => graha === "saturn"));
      const at = response.houses[nth]!.standing.findIndex(({ graha }) => graha === "saturn");
      const { sees } = response.houses[nth]!.standing[at]!;
      expect(reasons.find(({ about }) => about === `houses.${nth}.standing.${at}.sees`)).toMatchObject({
        rule: "chart.sight",
        facts: { house: nth + 1, seen: sees },
        source: "Brihat Parashara Hora Shastra 26.2-5",
      });
    }
    expect(ask(warangal)).not.toHaveProperty("reasons");
  });
});
