import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { civilClockBy } from "../calendar/civil-clock.ts";
import { gregorianToJd, jdToGregorian } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { RASIS } from "../ids.ts";
import type { GeoPoint } from "../sky.ts";
import { LIFE_ASPECTS } from "./life-aspect.ts";
import { yearForSign, yearSky } from "./year-for-sign.ts";
import { staysOfYear, steadyStretches, transitsOver } from "./year-houses.ts";

const IST_HOURS = 5.5;
const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const INDIA = civilClockBy(() => IST_HOURS);
const dateInIndia = (jd: number) => jdToGregorian(jd + IST_HOURS / 24);

describe("the yearly scores of a Moon sign", () => {
  it("gives four quarters whose scores are the sums of their reasons and lie in 0 to 100, for every sign", () => {
    for (const [index, rasi] of RASIS.entries()) {
      const { quarters } = yearForSign(yearSky(realSky, 1990 + 7 * index, HYDERABAD, INDIA), rasi);
      for (const { total, aspects } of quarters) {
        expect(Object.keys(aspects)).toEqual([...LIFE_ASPECTS]);
        for (const { score, reasons } of [total, ...Object.values(aspects)]) {
          expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
          expect(reasons).toHaveLength(10);
          expect(reasons.every(({ points }) => Number.isInteger(points))).toBe(true);
        }
      }
    }
  });

  it("lies about the middle in the long run, for every aspect: mean 48 to 52, deviation 12 to 18 over thirty years", () => {
    const scores = new Map<string, number[]>();
    for (let year = 2011; year <= 2040; year += 1) {
      const sky = yearSky(realSky, year, HYDERABAD, INDIA);
      for (const rasi of RASIS) {
        for (const { total, aspects } of yearForSign(sky, rasi).quarters) {
          for (const [name, { score }] of Object.entries({ total, ...aspects })) {
            const list = scores.get(name) ?? [];
            scores.set(name, list);
            list.push(score);
          }
        }
      }
    }
    expect(scores.size).toBe(10);
    for (const [name, list] of scores) {
      const mean = list.reduce((a, b) => a + b, 0) / list.length;
      const deviation = Math.sqrt(list.reduce((sum, score) => sum + (score - mean) ** 2, 0) / list.length);
      closeTo(mean, 50, 2, name);
      closeTo(deviation, 15, 3, name);
      expect(Math.max(...list), name).toBeGreaterThan(80);
    }
  });

  it("begins its quarters on the first of January, April, July and October of the requested clock", () => {
    const { quarters, endJdUt } = yearForSign(yearSky(realSky, 2026, HYDERABAD, INDIA), "mesha");
    expect(quarters.map(({ startJdUt }) => dateInIndia(startJdUt + 0.001))).toEqual(
      [1, 4, 7, 10].map((month) => ({ year: 2026, month, day: 1 })),
    );
    quarters.slice(1).forEach(({ startJdUt }, index) => {
      expect(quarters[index]?.endJdUt).toBe(startJdUt);
    });
    expect(dateInIndia(endJdUt + 0.001)).toEqual({ year: 2027, month: 1, day: 1 });
  });

  it("dates what happens in 2026: Jupiter into Karka and Simha, four eclipses, twelve sankrantis, in order", () => {
    const { events, startJdUt, endJdUt } = yearForSign(yearSky(realSky, 2026, HYDERABAD, INDIA), "karka");
    const jupiter = events.filter((event) => event.kind === "ingress" && event.graha === "jupiter");
    // Drik Panchang: 2 June and 31 October 2026.
    expect(jupiter.map(({ jdUt: jd, rasi, house }) => [dateInIndia(jd), rasi, house])).toEqual([
      [{ year: 2026, month: 6, day: 2 }, "karka", 1],
      [{ year: 2026, month: 10, day: 31 }, "simha", 2],
    ]);
    expect(events.filter(({ kind }) => kind === "eclipse")).toHaveLength(4);
    expect(events.filter((event) => event.kind === "ingress" && event.graha === "sun")).toHaveLength(12);
    // Retrogrades of Mercury, three a year.
    const turned = events.filter((event) => event.kind === "station" && event.graha === "mercury");
    expect(turned).toHaveLength(6);
    events.forEach(({ jdUt: jd }, index) => {
      expect(jd).toBeGreaterThanOrEqual(events[index - 1]?.jdUt ?? startJdUt);
      expect(jd).toBeLessThan(endJdUt);
    });
  });

  it("counts eclipses only where they are seen: of the four of 2026 India sees one, Spain another two", () => {
    const seenAt = (place: GeoPoint) => {
      const { quarters, events } = yearForSign(yearSky(realSky, 2026, place, INDIA), "simha");
      const counted = quarters.map(({ total }) => {
        const reason = total.reasons.find(({ rule }) => rule === "year.eclipses");
        return reason?.rule === "year.eclipses" ? reason.facts.houses : undefined;
      });
      const seen = events.flatMap((event) => (event.kind === "eclipse" && event.local.visible ? [event.jdUt] : []));
      return { counted, dates: seen.map((jd) => dateInIndia(jd)) };
    };
    // NASA's catalogue: 17 February annular, Antarctica; 3 March total, the Moon rises eclipsed in India; 12 August total,
    // Spain; 28 August partial, the Americas, Europe and Africa.
    expect(seenAt(HYDERABAD)).toEqual({ counted: [[1], [], [], []], dates: [{ year: 2026, month: 3, day: 3 }] });
    expect(seenAt({ latitudeDeg: 40.4168, longitudeDeg: -3.7038 }).counted).toEqual([[], [], [12, 7], []]);
  });

  it("lets an eclipse touch the sign it falls in and the one opposite", () => {
    for (const rasi of RASIS) {
      for (const event of yearForSign(yearSky(realSky, 2026, HYDERABAD, INDIA), rasi).events) {
        expect(event.touches).toBe(event.house === 1 || event.house === 7);
      }
    }
  });

  it("knows the first and the last year of the sky", () => {
    for (const year of [1600, 2400]) {
      expect(
        yearForSign(
          yearSky(
            realSky,
            year,
            HYDERABAD,
            civilClockBy(() => 14),
          ),
          "mesha",
        ).events.filter(({ kind }) => kind === "eclipse").length,
      ).toBeGreaterThan(3);
    }
  });

  it("says the same twice and differs between signs and years", () => {
    const scores = (rasi: (typeof RASIS)[number], year: number) =>
      yearForSign(yearSky(realSky, year, HYDERABAD, INDIA), rasi).quarters.map(({ total }) => total.score);
    expect(scores("tula", 2026)).toEqual(scores("tula", 2026));
    expect(new Set(RASIS.map((rasi) => scores(rasi, 2026).join())).size).toBeGreaterThan(9);
    expect(scores("tula", 2026)).not.toEqual(scores("tula", 2029));
  });

  it("counts every day of a quarter once for each graha", () => {
    const span = {
      startJdUt: jdUt(gregorianToJd({ year: 2026, month: 4, day: 1 })),
      endJdUt: jdUt(gregorianToJd({ year: 2026, month: 7, day: 1 })),
    };
    const stretches = steadyStretches(staysOfYear(realSky, span), "makara", span);
    stretches.slice(1).forEach(({ startJdUt }, index) => {
      expect(stretches[index]?.endJdUt).toBe(startJdUt);
    });
    for (const { days, daysByHouse } of transitsOver(stretches)) {
      closeTo(days.favourable + days.obstructed + days.unfavourable, 91, 1e-6, "d");
      closeTo(
        [...daysByHouse.values()].reduce((a, b) => a + b, 0),
        91,
        1e-6,
        "d",
      );
    }
  });
});
