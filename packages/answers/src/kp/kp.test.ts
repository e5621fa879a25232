import { calls, WIRE_NAMES } from "@vedanga/contract";
import { type Graha, subLords } from "@vedanga/core";
import { NAMES_EN } from "@vedanga/names/en/names";
import { readAuthority } from "@vedanga/testing/authority";
import { context, TROMSO, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import { closeTo } from "@vedanga/testing/close-to";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerKpHouses } from "./kp-houses.ts";
import { answerKpPlanets } from "./kp-planets.ts";

type Query = Readonly<Record<string, string>>;
const requestOf = (query: Query) => z.parse(calls.kpPlanets.parameters, query);

type PlanetRow = readonly [string, number, number, boolean, string, number, string, string, string];
type HouseRow = readonly [number, number, number, number, string, string, string, string, string, string];
interface Recorded {
  readonly id: string;
  readonly input?: {
    readonly date: string;
    readonly time: string;
    readonly tz: number;
    readonly lat: number;
    readonly lon: number;
  };
  readonly expect: {
    readonly planets?: readonly PlanetRow[];
    readonly midheaven?: number;
    readonly ascendant?: number;
    readonly houses?: readonly HouseRow[];
    readonly stars_and_subs?: Readonly<Record<Graha, readonly [Graha, Graha]>>;
  };
}

function recorded(id: string) {
  const found = readAuthority<readonly Recorded[]>("kp").find((record) => record.id === id);
  if (!found?.input) throw new Error(`no record ${id}`);
  const { date, time, tz, lat, lon } = found.input;
  return {
    facts: found.expect,
    request: requestOf({ dob: date, tob: time, tz: String(tz), lat: String(lat), lon: String(lon) }),
  };
}

type Planets = ReturnType<typeof answerKpPlanets>["response"];
const tenOf = (response: Planets) => {
  const { midheaven: _m, ascendant: _a, ...entries } = response;
  return Object.values(entries);
};
const lordsAt = (deg: number): string[] => {
  const { starLord, subLord, subSubLord } = subLords(deg);
  return [starLord, subLord, subSubLord].map((graha) => NAMES_EN.graha[graha].name);
};

/** One star is spelt in two ways there. */
const spelt = (star: string): string => (star === "UttraShadha" ? "UttaraShadha" : star);

describe("the recorded answers", () => {
  const { facts, request } = recorded("recorded-kp-planets");
  const theirs = facts.planets ?? [];
  const { response } = answerKpPlanets(request, context);
  const ours = tenOf(response);

  it("have the same planets within 0.02 degrees, the nodes 0.03, in the same houses, stars and subs", () => {
    expect(theirs).toHaveLength(10);
    for (const [index, [name, degree, house, retro, star, pada, starLord, sub]] of theirs.entries()) {
      const at = ours[index];
      closeTo(at?.global_degree ?? Number.NaN, degree, index < 8 ? 0.02 : 0.031, "degrees");
      expect(at, name).toMatchObject({
        ...{ name, house, retro, pseudo_nakshatra: spelt(star), pseudo_nakshatra_pada: pada },
        ...{ pseudo_nakshatra_lord: starLord, sub_lord: sub },
      });
    }
  });

  it("have the sub-sub lord of their own degree for half of the planets only, as a division by rule gives it", () => {
    const byRule = theirs.filter(([, degree, , , , , , , subSub]) => lordsAt(degree)[2] === subSub);
    expect(byRule.map(([name]) => name)).toEqual(["As", "Su", "Ma", "Me", "Ve"]);
    for (const { global_degree, sub_lord, sub_sub_lord } of ours) {
      expect([sub_lord, sub_sub_lord]).toEqual(lordsAt(global_degree).slice(1));
    }
  });

  it("have midheaven and ascendant in another zodiac than their own entry 0, ours in the same", () => {
    const [lagna] = theirs;
    const shift = ((lagna?.[1] ?? 0) % 30) - (facts.ascendant ?? 0);
    closeTo(shift, 0.1065, 0.001, "degrees");
    closeTo(response.midheaven - shift, facts.midheaven ?? Number.NaN, 0.01, "degrees");
    expect(response.ascendant).toBe(response["0"].local_degree);
  });

  it("have the lords of all twelve cusps by the same rule at their own degrees", () => {
    const { houses = [] } = recorded("recorded-kp-houses").facts;
    expect(houses).toHaveLength(12);
    for (const [, degree, , , , star, ...lords] of houses) {
      expect(lordsAt(degree)).toEqual(lords.slice(0, 3));
      expect(WIRE_NAMES.nakshatra[subLords(degree).nakshatra]).toBe(star);
    }
  });

  it("have everyone in the same house with the same star, though their cusps are within 1.5 degrees of ours only", () => {
    const { facts: printed, request: asked } = recorded("recorded-kp-houses");
    const { response: houses } = answerKpHouses(asked, context);
    for (const [index, [house, degree, local, , sign, , , , , planets]] of (printed.houses ?? []).entries()) {
      const at = houses[index];
      closeTo(at?.global_start_degree ?? Number.NaN, degree, 1.5, "degrees");
      // Their degree in the sign is not that of the sign: some fifteen degrees away.
      expect(Math.abs((degree % 30) - local)).toBeGreaterThan(13);
      expect([at?.house, at?.start_rasi]).toEqual([house, sign]);
      const who = at?.planets.map(
        ({ planetId, name, nakshatra, nakshatra_pada, retro }) =>
          `${planetId}:${name}:${nakshatra}:${nakshatra_pada}:${retro ? "R" : "D"}`,
      );
      expect(who?.join(" ")).toBe(planets);
    }
  });
});

it("gives the stars and subs that Krishnamurti prints for a chart of 1928, but the Sun's, on an edge", () => {
  const { facts, request } = recorded("reader-3-1928");
  const ours = tenOf(answerKpPlanets(request, context).response);
  const nameOf = (graha: Graha) => NAMES_EN.graha[graha].name;
  const printed = Object.entries(facts.stars_and_subs ?? {}) as [Graha, readonly [Graha, Graha]][];
  expect(printed).toHaveLength(9);
  const differing = printed.filter(([graha, [star, sub]]) => {
    const at = ours.find(({ full_name }) => full_name === nameOf(graha));
    return at?.pseudo_nakshatra_lord !== nameOf(star) || at.sub_lord !== nameOf(sub);
  });
  expect(differing.map(([graha]) => graha)).toEqual(["sun"]);
  const sun = ours[1]?.global_degree ?? Number.NaN;
  expect(lordsAt(sun - 0.001).slice(0, 2)).toEqual((facts.stars_and_subs?.sun ?? []).map(nameOf));
});

describe("houses and planets of any birth", () => {
  it("close the circle, meet at the cusps, and have each of the ten once, in the house of the other call", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { response: houses } = answerKpHouses(requestOf(birth), context);
        const planets = tenOf(answerKpPlanets(requestOf(birth), context).response);
        closeTo(
          houses.reduce((sum, { length }) => sum + length, 0),
          360,
          1e-4,
          "degrees",
        );
        for (const [index, { global_end_degree, local_start_degree, global_start_degree }] of houses.entries()) {
          expect(global_end_degree).toBe(houses[(index + 1) % 12]?.global_start_degree);
          closeTo(global_start_degree % 30, local_start_degree, 1e-5, "degrees");
        }
        for (const [id, { house, name }] of planets.entries()) {
          const there = houses.flatMap((one) => one.planets.map((planet) => [one.house, planet.planetId, planet.name]));
          expect(there.filter(([, planetId]) => planetId === String(id))).toEqual([[house, String(id), name]]);
        }
        expect(houses[0]?.planets[0]?.planetId).toBe("0");
      }),
      { numRuns: 30 },
    );
  });

  it("are by Placidus, and beyond the polar circle by thirds of the quadrants, which the answer says", () => {
    const born = { dob: "17/05/1990", tob: "06:05" };
    expect(answerKpHouses(requestOf({ ...born, ...WARANGAL }), context).house_system).toBe("placidus");
    const north = requestOf({ ...born, ...TROMSO, explain: "1" });
    const { house_system, response, reasons = [] } = answerKpHouses(north, context);
    expect(house_system).toBe("porphyry");
    const lengths = response.map(({ length }) => length);
    closeTo(lengths[0] ?? 0, lengths[1] ?? 1, 1e-4, "degrees");
    expect(reasons.every(({ text }) => text.includes("Placidus has no houses so near the pole"))).toBe(true);
    expect(answerKpPlanets(north, context).house_system).toBe("porphyry");
  });

  it("are by his ayanamsa unless another is asked for", () => {
    const born = { dob: "17/05/1990", tob: "06:05", ...WARANGAL };
    const asked = (query: Query) => answerKpPlanets(requestOf({ ...born, ...query }), context);
    expect(asked({}).conventions.ayanamsa).toBe("krishnamurti");
    expect(asked({})).toEqual(asked({ ayanamsa: "krishnamurti" }));
    const lahiri = asked({ ayanamsa: "lahiri" });
    expect(lahiri.conventions.ayanamsa).toBe("lahiri");
    closeTo(asked({}).response["1"].global_degree - lahiri.response["1"].global_degree, 0.0967, 0.001, "degrees");
  });
});

describe.each(["en", "te"] as const)("in %s", (lang) => {
  it.each([WARANGAL, TROMSO])("both have the shape of the contract, in its words, with reasons: %o", (place) => {
    const request = requestOf({ dob: "17/05/1990", tob: "06:05", ...place, lang, explain: "1" });
    const planets = answerKpPlanets(request, context);
    const houses = answerKpHouses(request, context);
    expect(z.parse(calls.kpPlanets.response, planets)).toEqual(planets);
    expect(z.parse(calls.kpHouses.response, houses)).toEqual(houses);
    const reasons = [...(planets.reasons ?? []), ...(houses.reasons ?? [])];
    expect(new Set(reasons.map(({ rule }) => rule))).toEqual(new Set(["chart.bhava", "kp.sub_lords", "kp.cusp"]));
    expect(reasons).toHaveLength(10 + 10 + 12);
    const said = [...texts(planets.response), ...texts(houses.response)]
      .filter(([path]) => !/(^|\.)(name|planetId)$/.test(path))
      .map(([, text]) => text);
    const all = [...said, ...reasons.flatMap(({ text, source }) => [text, source])];
    expect(all.flatMap((text) => faultOf(text, lang) ?? [])).toEqual([]);
  });
});
