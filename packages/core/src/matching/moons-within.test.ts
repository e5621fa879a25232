import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { KOOTAS } from "../ids.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import { ashtakoota } from "./ashtakoota.ts";
import { type MoonOfBirth, moonOfBirth } from "./moon-of-birth.ts";
import { moonsWithin } from "./moons-within.ts";
import { pointsWithin } from "./points-within.ts";

const MINUTES_PER_DAY = 1440;
const moonAt = (jd: number): MoonOfBirth => moonOfBirth(siderealLongitudeDeg(realSky, "moon", jdUt(jd)));
/** A birth of the last century, and how uncertain its time is. */
const uncertain = fc.tuple(
  fc.double({ min: 2_415_021, max: 2_461_000, noNaN: true }),
  fc.integer({ min: 1, max: 720 }),
);

/** The Moons minute by minute. */
const byMinute = (jd: number, minutes: number): readonly MoonOfBirth[] =>
  Array.from({ length: 2 * minutes + 1 }, (_, at) => moonAt(jd + (at - minutes) / MINUTES_PER_DAY));

const isCertain = (jd: number): readonly MoonOfBirth[] => moonsWithin(realSky, jdUt(jd), 0);

it("passes the Moons that a look at every minute finds, in their order, and none between them twice", () => {
  fc.assert(
    fc.property(uncertain, ([jd, minutes]) => {
      const told = moonsWithin(realSky, jdUt(jd), minutes).map((moon) => JSON.stringify(moon));
      const seen = byMinute(jd, minutes).map((moon) => JSON.stringify(moon));
      const changes = seen.filter((moon, at) => moon !== seen[at - 1]);
      expect(told.filter((moon, at) => moon !== told[at - 1]).filter((moon) => changes.includes(moon))).toEqual(
        changes,
      );
      // What a minute does not meet is at an edge of the way.
      expect(told.length - changes.length).toBeLessThanOrEqual(2);
    }),
    { numRuns: 40, seed: 18 },
  );
});

it("is the one Moon of the birth where its time is certain", () => {
  for (const jd of [2_448_028.5, 2_451_545, 2_460_000.25]) expect(isCertain(jd)).toEqual([moonAt(jd)]);
});

it("has the halves of Sagittarius, at which vasya alone becomes another", () => {
  // The Moon passes 15° of Sagittarius once a month.
  const passes = (jd: JulianDayUt) =>
    moonsWithin(realSky, jd, 720)
      .filter(({ rasi }) => rasi === "dhanu")
      .map(({ vasya }) => vasya);
  const found = Array.from({ length: 30 }, (_, day) => passes(jdUt(2_451_545 + day)));
  expect(found.some((classes) => classes.includes("manava") && classes.includes("chatushpada"))).toBe(true);
});

it("comes to the least and the most points of all minutes, and names the kootas that differ", () => {
  fc.assert(
    fc.property(uncertain, fc.double({ min: 2_415_021, max: 2_461_000, noNaN: true }), ([jd, minutes], other) => {
      const brides = isCertain(other);
      const { least, most, open } = pointsWithin(
        moonsWithin(realSky, jdUt(jd), minutes),
        brides,
        KOOTAS,
        (groom, bride) => {
          const { points, kootas } = ashtakoota(groom, bride);
          return { points, parts: kootas };
        },
      );
      const matches = byMinute(jd, minutes).flatMap((groom) => brides.map((bride) => ashtakoota(groom, bride)));
      for (const { points } of matches) {
        expect(points).toBeGreaterThanOrEqual(least);
        expect(points).toBeLessThanOrEqual(most);
      }
      const differing = KOOTAS.filter((koota) => new Set(matches.map(({ kootas }) => kootas[koota].points)).size > 1);
      expect(open).toEqual(expect.arrayContaining(differing));
      if (least < most) expect(open.length).toBeGreaterThan(0);
      if (open.length === 0) expect(least).toBe(most);
    }),
    { numRuns: 40, seed: 18 },
  );
});
