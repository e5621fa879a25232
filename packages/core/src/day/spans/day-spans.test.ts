import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { solarDay } from "@vedanga/testing/sky/solar-day";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdToGregorian } from "../../calendar/gregorian.ts";
import { jdUt } from "../../calendar/julian-day.ts";
import { RASIS, VARAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { limbCourse, limbsBetween } from "../../panchanga/limbs.ts";
import { karanaOf } from "../../panchanga/limbs-name.ts";
import type { GeoPoint } from "../../sky.ts";
import type { DayHalves } from "../sun-day.ts";
import { choghadiyas } from "./day-choghadiya.ts";
import { gowris } from "./day-gowri.ts";
import { horas } from "./day-hora.ts";
import { dayMuhurtas } from "./day-muhurtas.ts";
import { daySpans, sankrantis } from "./day-spans.ts";

const spansOf = (day: DayHalves) => daySpans(realSky, day, limbCourse(realSky));

/** From 6 to 18 to 6, so that an eighth is an hour and a half and a muhurta 48 minutes. */
const evenDay = (weekday: number): DayHalves => ({
  vara: itemAt(VARAS, weekday),
  span: { startJdUt: jdUt(2461000.25), endJdUt: jdUt(2461001.25) },
  daylight: { startJdUt: jdUt(2461000.25), endJdUt: jdUt(2461000.75) },
  night: { startJdUt: jdUt(2461000.75), endJdUt: jdUt(2461001.25) },
  nightBefore: { startJdUt: jdUt(2460999.75), endJdUt: jdUt(2461000.25) },
});
const hourOf = (jd: number): number => (jd - 2461000) * 24;

describe("the spans of a day", () => {
  it("put the bad muhurtas where Muhurta Chintamani names them", () => {
    // By their gods: Aryaman 14; Brahma 9, Rakshasa 12; Pitri 4 and Agni, the 7th of the night; Abhijit 8; Toya 6,
    // Rakshasa 12; Pitri 4, Brahma 9; Isha 1, Sarpa 2.
    const starts = [[14], [9, 12], [4, 22], [8], [6, 12], [4, 9], [1, 2]];
    starts.forEach((muhurtas, weekday) => {
      const bad = dayMuhurtas(evenDay(weekday)).filter(({ kind }) => kind === "durmuhurta");
      expect(bad).toHaveLength(muhurtas.length);
      muhurtas.forEach((muhurta, index) => {
        closeTo(hourOf(bad[index]?.startJdUt ?? Number.NaN), 6 + (muhurta - 1) * 0.8, 1e-6, "h");
      });
    });
  });

  it("leave out the bad muhurta of a night that the day does not have", () => {
    const spans = dayMuhurtas({ ...evenDay(VARAS.indexOf("mangala")), night: undefined });
    expect(spans.map(({ kind }) => kind)).toEqual(["durmuhurta", "rahu_kaal", "gulika", "yamaganda", "abhijit"]);
    expect(spans[0]?.facts).toEqual({ vara: "mangala", half: "day", muhurta: 4 });
  });

  it("call abhijit good on every day but Wednesday, whose bad muhurta it is", () => {
    const qualities = VARAS.map((_, weekday) => dayMuhurtas(evenDay(weekday)).find(({ kind }) => kind === "abhijit"));
    expect(qualities.map((abhijit) => abhijit?.quality)).toEqual([
      "good",
      "good",
      "good",
      "neutral",
      "good",
      "good",
      "good",
    ]);
  });

  it("end the brahma muhurta 48 minutes before a sunrise after a night of twelve hours", () => {
    const brahma = dayMuhurtas(evenDay(0)).find(({ kind }) => kind === "brahma_muhurta");
    closeTo(hourOf(brahma?.startJdUt ?? Number.NaN), 28.4, 1e-6, "h");
    closeTo(hourOf(brahma?.endJdUt ?? Number.NaN), 29.2, 1e-6, "h");
  });

  it("name the choghadiyas of a Sunday as every list of them does", () => {
    const names = choghadiyas(evenDay(0));
    const of = (half: string) => names.filter(({ facts }) => facts.half === half).map(({ name }) => name);
    expect(of("day")).toEqual(["udveg", "char", "labh", "amrit", "kaal", "shubh", "rog", "udveg"]);
    expect(of("night")).toEqual(["shubh", "amrit", "char", "rog", "kaal", "labh", "udveg", "shubh"]);
  });

  it("open each day's choghadiya with the name of its lord", () => {
    const opening = VARAS.map((_, weekday) => choghadiyas(evenDay(weekday))[0]?.name);
    expect(opening).toEqual(["udveg", "amrit", "rog", "labh", "shubh", "char", "kaal"]);
  });

  it("name the gowris of Sunday and Monday as printed, poison in Rahu's own eighth", () => {
    // hindu-blog.com, "What is Gauri Panchang?": the lists of Sunday and Monday from sunrise.
    const byDay = (weekday: number) =>
      gowris(evenDay(weekday))
        .filter(({ facts }) => facts.half === "day")
        .map(({ name }) => name);
    expect(byDay(0)).toEqual(["udyoga", "amrita", "roga", "labha", "dhana", "sukha", "chora", "visha"]);
    expect(byDay(1)).toEqual(["amrita", "visha", "roga", "labha", "dhana", "sukha", "chora", "udyoga"]);
    // Drik Panchang's and Prokerala's night of Saturday; each night is the row of its day, begun further on.
    const byNight = (weekday: number) =>
      gowris(evenDay(weekday))
        .filter(({ facts }) => facts.half === "night")
        .map(({ name }) => name);
    expect(byNight(6)).toEqual(["labha", "dhana", "sukha", "chora", "udyoga", "visha", "amrita", "roga"]);
    VARAS.forEach((_, weekday) => {
      const row = byDay(weekday);
      const begins = row.indexOf(itemAt(byNight(weekday), 0));
      expect(begins === 4 || begins === 5).toBe(true);
      expect(byNight(weekday)).toEqual([...row.slice(begins), ...row.slice(0, begins)]);
    });
    VARAS.forEach((_, weekday) => {
      const day = evenDay(weekday);
      const visha = gowris(day).find(({ name, facts }) => name === "visha" && facts.half === "day");
      const rahu = dayMuhurtas(day).find(({ kind }) => kind === "rahu_kaal");
      expect(visha?.startJdUt).toBe(rahu?.startJdUt);
      for (const half of ["day", "night"]) {
        const names = gowris(day).filter(({ facts }) => facts.half === half);
        expect(new Set(names.map(({ name }) => name)).size).toBe(8);
      }
    });
  });

  it("lie in the day, or touch it if they depend on a star, and come in order, in any place and year", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2342000, max: 2560000 }),
        fc.double({ min: -66, max: 66, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (jd, latitudeDeg, longitudeDeg) => {
          const day = solarDay(jdToGregorian(jd + 0.5), { latitudeDeg, longitudeDeg });
          const spans = spansOf(day);
          const { startJdUt, endJdUt } = day.span;
          spans.forEach((span, index) => {
            expect(span.startJdUt).toBeGreaterThanOrEqual(spans[index - 1]?.startJdUt ?? 0);
            expect(span.endJdUt).toBeGreaterThanOrEqual(span.startJdUt);
            const hangsOnStar = span.kind === "varjyam" || span.kind === "amrita_kala";
            const [from, to] = hangsOnStar ? [span.endJdUt, span.startJdUt] : [span.startJdUt, span.endJdUt];
            expect(from).toBeGreaterThanOrEqual(startJdUt - 1e-8);
            expect(to).toBeLessThanOrEqual(endJdUt + 1e-8);
          });
          for (const kind of ["choghadiya", "gowri", "anandadi"]) {
            const tiles = spans.filter((span) => span.kind === kind);
            if (day.daylight === undefined || day.night === undefined) continue;
            closeTo(tiles[0]?.startJdUt ?? Number.NaN, startJdUt, 1e-7, "d");
            closeTo(tiles.at(-1)?.endJdUt ?? Number.NaN, endJdUt, 1e-7, "d");
            tiles.slice(1).forEach((tile, index) => {
              closeTo(tile.startJdUt, tiles[index]?.endJdUt ?? Number.NaN, 1e-7, "d");
            });
          }
        },
      ),
      { numRuns: 12, seed: 3 },
    );
  });

  it("are fewer, not a failure, where the Sun does not rise or does not set", () => {
    const tromso: GeoPoint = { latitudeDeg: 69.65, longitudeDeg: 18.96 };
    for (const month of [6, 12]) {
      const day = solarDay({ year: 2026, month, day: 21 }, tromso);
      expect(day.daylight).toBeUndefined();
      expect(day.night).toBeUndefined();
      closeTo(day.span.endJdUt - day.span.startJdUt, 1, 1e-9, "d");
      const kinds = new Set(spansOf(day).map(({ kind }) => kind));
      expect(kinds.has("anandadi")).toBe(true);
      expect(kinds.has("rahu_kaal")).toBe(false);
      expect(kinds.has("choghadiya")).toBe(false);
    }
    expect(
      spansOf(solarDay({ year: 2026, month: 6, day: 21 }, { latitudeDeg: 90, longitudeDeg: 0 })).length,
    ).toBeGreaterThan(0);
  });

  it("contain a sankranti on twelve days of a year", () => {
    const found = Array.from({ length: 365 }, (_, index) =>
      sankrantis(realSky, solarDay({ year: 2026, month: 1, day: 1 + index })),
    ).flat();
    expect(found.map(({ name }) => name)).toEqual([...RASIS.slice(9), ...RASIS.slice(0, 9)]);
  });

  it("give the hours the lords that the hours of the day have", () => {
    const day = solarDay({ year: 2026, month: 11, day: 21 });
    const hours = spansOf(day).filter(({ kind }) => kind === "hora");
    const expected = horas({
      vara: "shani",
      sunriseJdUt: day.daylight?.startJdUt ?? jdUt(Number.NaN),
      sunsetJdUt: day.daylight?.endJdUt ?? jdUt(Number.NaN),
      nextSunriseJdUt: day.night?.endJdUt ?? jdUt(Number.NaN),
    });
    expect(hours.map(({ name }) => name)).toEqual(expected.map(({ lord }) => lord));
  });
});

describe("twilights and Bhadra", () => {
  it("set the two sandhyas at the ends of the night, three of its thirty ghatis each", () => {
    const spans = dayMuhurtas(evenDay(0));
    const hoursOf = (kind: string) => {
      const { startJdUt, endJdUt } = spans.find((span) => span.kind === kind) ?? { startJdUt: 0, endJdUt: 0 };
      return [hourOf(startJdUt), hourOf(endJdUt)].map((hour) => Math.round(hour * 1e6) / 1e6);
    };
    expect(hoursOf("sayam_sandhya")).toEqual([18, 19.2]);
    expect(hoursOf("pratah_sandhya")).toEqual([28.8, 30]);
  });

  it("give Bhadra the time of the karana Vishti and no other", () => {
    for (let day = 1; day <= 28; day += 1) {
      const almanac = solarDay({ year: 2026, month: 2, day });
      const { startJdUt, endJdUt } = almanac.span;
      const vishtis = limbsBetween(realSky, startJdUt, endJdUt).karana.filter(
        ({ number }) => karanaOf(number) === "vishti",
      );
      const found = spansOf(almanac).filter(({ kind }) => kind === "bhadra");
      expect(found).toHaveLength(vishtis.length);
      found.forEach((span, index) => {
        closeTo(span.startJdUt, Math.max(vishtis[index]?.startJdUt ?? Number.NaN, startJdUt), 1e-7, "d");
        closeTo(span.endJdUt, Math.min(vishtis[index]?.endJdUt ?? Number.NaN, endJdUt), 1e-7, "d");
      });
    }
  });
});
