import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type CivilClock, civilClockBy } from "../calendar/civil-clock.ts";
import { isoDate } from "../calendar/civil-date.ts";
import { type CivilDate, gregorianToJd, jdToGregorian } from "../calendar/gregorian.ts";
import { jdUt } from "../calendar/julian-day.ts";
import { sunDays } from "../day/sun-days.ts";
import { EKADASHIS, type Festival, YEARLY_FESTIVALS } from "../ids.ts";
import { lunarYearsOfDay, ugadiTithi } from "../panchanga/lunar-years.ts";
import { lunationAfter, lunationAt } from "../panchanga/masa.ts";
import type { GeoPoint } from "../sky.ts";
import { festivalsBetween } from "./festivals-between.ts";
import type { FoundFestival } from "./found-festival.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const TROMSO: GeoPoint = { latitudeDeg: 69.6496, longitudeDeg: 18.956 };
const ist = civilClockBy(() => 5.5);
const festivalsAt = (place: GeoPoint, clock: CivilClock, from: CivilDate, to: CivilDate, sky = realSky) =>
  festivalsBetween(sunDays(sky, place, clock), from, to);
const year = (number: number, place: GeoPoint = HYDERABAD, clock = ist): readonly FoundFestival[] =>
  festivalsAt(place, clock, { year: number, month: 1, day: 1 }, { year: number, month: 12, day: 31 });
const datesOf = (list: readonly FoundFestival[], id: Festival): readonly string[] =>
  list.filter((one) => one.id === id).map(({ date }) => isoDate(date));
const lineOf = ({ id, date, tradition }: FoundFestival): string => `${isoDate(date)} ${id} ${tradition ?? ""}`;

describe("festivals of a year in Hyderabad", () => {
  const found = year(2026);

  it("say for Vinayaka Chavithi which tithi covered which hours of which days", () => {
    const { reasons, instants, kind } = found.find(({ id }) => id === "vinayaka_chavithi") ?? {};
    expect(kind).toBe("festival");
    const [reason] = reasons ?? [];
    if (reason?.rule !== "tithi.madhyahna") throw new TypeError("no tithi at midday");
    expect(reason.facts).toMatchObject({
      masa: "bhadrapada",
      tithi: "chaturthi",
      choice: "only",
      date: "2026-09-14",
      days: ["2026-09-14", "2026-09-15"],
    });
    const { coveredMinutes, windowStartJdUt, windowEndJdUt } = reason.facts;
    expect(coveredMinutes).toEqual([expect.closeTo(147, 0), 0]);
    expect(instants).toMatchObject({ windowStartJdUt, windowEndJdUt });
    // A fifth of the daylight.
    expect((windowEndJdUt - windowStartJdUt) * 1440).toBeCloseTo(147, 0);
  });

  it("name the two ekadashis of the adhika month, and keep every other festival out of it", () => {
    expect(datesOf(found, "padmini_ekadashi")).toEqual(["2026-05-27"]);
    expect(datesOf(found, "parama_ekadashi")).toEqual(["2026-06-11"]);
    expect(datesOf(found, "vat_purnima")).toEqual(["2026-06-29"]);
    expect(datesOf(found, "nirjala_ekadashi")).toEqual(["2026-06-25"]);
  });

  it("name a pradosha and a Sankatahara Chaturthi by the weekday", () => {
    expect(datesOf(found, "shani_pradosha")).toEqual(["2026-02-14", "2026-06-27"]);
    expect(datesOf(found, "angaraki_chaturthi")).toEqual(["2026-01-06", "2026-05-05", "2026-09-29"]);
    const chaturthi = found.find(({ id }) => id === "angaraki_chaturthi");
    const [reason] = chaturthi?.reasons ?? [];
    if (reason?.rule !== "tithi.moonrise") throw new TypeError("no tithi at moonrise");
    expect(reason.facts.windowStartJdUt).toBeGreaterThan(0);
    expect(chaturthi?.instants.moonriseJdUt).toBe(reason.facts.windowStartJdUt);
  });

  it("name the tithi that is kept, from its beginning to its end, and none where another thing decides", () => {
    const ofWhat = found
      .filter(({ tithi }) => tithi === undefined)
      .map(({ kind, id }) => (kind === "festival" ? id : kind));
    expect([...new Set(ofWhat)].toSorted()).toEqual(
      [
        ...["bhogi", "makara_sankranti", "pongal", "kanuma", "dhulivandana", "onam", "bonalu", "saddula_bathukamma"],
        ...["vrata", "monthly_vrata", "sankranti", "eclipse"],
      ].toSorted(),
    );
    const named = found.flatMap(({ tithi, reasons }) => {
      const facts = reasons.flatMap((reason) => ("tithiStartJdUt" in reason.facts ? [reason.facts] : []))[0];
      return tithi ? [[tithi.startJdUt, tithi.endJdUt, facts?.tithiStartJdUt, facts?.tithiEndJdUt]] : [];
    });
    expect(named.length).toBeGreaterThan(100);
    for (const [start, end, ofRuleStart, ofRuleEnd] of named) expect([start, end]).toEqual([ofRuleStart, ofRuleEnd]);
    const numbers = (id: Festival) => found.filter((one) => one.id === id).map(({ tithi }) => tithi?.number);
    expect([numbers("dipavali"), numbers("holika_dahan"), numbers("utpanna_ekadashi")]).toEqual([[30], [15], [26]]);
  });

  it("keep the two days of the schools apart, and join them where they agree", () => {
    const rama = found.filter(({ id }) => id === "sri_rama_navami");
    expect(rama.map(lineOf)).toEqual(["2026-03-26 sri_rama_navami smarta", "2026-03-27 sri_rama_navami vaishnava"]);
    expect(found.filter(({ id }) => id === "krishna_janmashtami").map(({ tradition }) => tradition)).toEqual([
      undefined,
    ]);
  });

  it("open the breaking of a fast after sunrise and the first quarter of the twelfth", () => {
    for (const { kind, instants, date } of found) {
      if (kind !== "ekadashi") continue;
      const { paranaFromJdUt = Number.NaN, paranaUntilJdUt = Number.NaN } = instants;
      expect(jdToGregorian(paranaFromJdUt + 5.5 / 24)).toEqual(jdToGregorian(gregorianToJd(date) + 1));
      expect(paranaUntilJdUt).toBeGreaterThan(paranaFromJdUt);
    }
  });

  it("have Varalakshmi on a Friday before the full moon's day, also where that is a Friday", () => {
    expect(datesOf(found, "varalakshmi_vratam")).toEqual(["2026-08-21"]);
    expect(datesOf(found, "raksha_bandhan")).toEqual(["2026-08-28"]);
  });

  it("crowd no day: five entries at most in sixteen years", () => {
    const dates = Array.from({ length: 16 }, (_, index) => year(2020 + index))
      .flat()
      .map(({ date }) => isoDate(date));
    const perDay = [...Map.groupBy(dates, (date) => date).values()].map(({ length }) => length);
    expect(Math.max(...perDay)).toBe(5);
  });

  it("come in order of their dates, none twice", () => {
    const days = found.map(({ date }) => gregorianToJd(date));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(new Set(found.map(lineOf)).size).toBe(found.length);
  });
});

describe("a day", () => {
  it("has what the year has on that date", () => {
    for (const number of [2026, 2029]) {
      const found = year(number);
      for (let day = 0; day < 365; day += number === 2026 ? 1 : 4) {
        const date = jdToGregorian(gregorianToJd({ year: number, month: 1, day: 1 }) + day);
        const inYear = found.filter((one) => isoDate(one.date) === isoDate(date)).map(lineOf);
        expect(festivalsAt(HYDERABAD, ist, date, date).map(lineOf), isoDate(date)).toEqual(inYear);
      }
    }
  });
});

/** From one Ugadi of a place to the day before the next. */
function lunarYear(place: GeoPoint, number: number, clock: CivilClock): readonly FoundFestival[] {
  const newYears = [number, number + 1].map((each) => {
    const near = jdToGregorian(ugadiTithi(realSky, each).startJdUt - 3);
    const to: CivilDate = jdToGregorian(gregorianToJd(near) + 7);
    return festivalsAt(place, clock, near, to).find(({ id }) => id === "ugadi")?.date;
  });
  const [first, next] = newYears;
  if (first === undefined || next === undefined) throw new RangeError(`no Ugadi in ${number}`);
  return festivalsAt(place, clock, first, jdToGregorian(gregorianToJd(next) - 1));
}

describe("a lunar year at any place", () => {
  const somewhere = fc.record({
    latitudeDeg: fc.double({ min: -60, max: 60, noNaN: true }),
    longitudeDeg: fc.double({ min: -179, max: 179, noNaN: true }),
  });

  it("has each yearly festival once and two ekadashis in each month", () => {
    fc.assert(
      fc.property(somewhere, fc.integer({ min: 1650, max: 2350 }), (place, number) => {
        const clock = civilClockBy(() => Math.round(place.longitudeDeg / 15));
        const found = lunarYear(place, number, clock);
        const common = found.filter(({ tradition }) => tradition !== "vaishnava");
        for (const id of YEARLY_FESTIVALS) {
          // The Sun's month of Dhanu can have two bright ekadashis, or none.
          if (id === "vaikuntha_ekadashi") expect(datesOf(common, id).length).toBeLessThanOrEqual(2);
          else expect(datesOf(common, id), `${id} in ${number}`).toHaveLength(1);
        }
        let months = 0;
        let month = lunationAt(realSky, jdUt(ugadiTithi(realSky, number).startJdUt + 1));
        for (const end = ugadiTithi(realSky, number + 1).startJdUt - 1; month.startJdUt < end; months += 1) {
          month = lunationAfter(realSky, month);
        }
        const fasts = common.filter(({ kind }) => kind === "ekadashi");
        expect(fasts).toHaveLength(2 * months);
        expect([12, 13]).toContain(months);
      }),
      { numRuns: 12, seed: 20_260_914 },
    );
  });

  it("has the festivals of a lost month in the month that replaces it, too", () => {
    // Magha was lost in 1983: Pausha had both entries of the Sun.
    const found = lunarYear(HYDERABAD, 1982, ist);
    expect(datesOf(found, "maha_shivaratri")).toHaveLength(1);
    expect(datesOf(found, "ratha_saptami")).toHaveLength(1);
  });

  it("begins on the day from which the years of the eras are counted", () => {
    for (let number = 2001; number <= 2050; number += 1) {
      const spring = [
        { year: number, month: 3, day: 10 },
        { year: number, month: 4, day: 20 },
      ] as const;
      const [text] = datesOf(festivalsAt(HYDERABAD, ist, ...spring), "ugadi");
      const [, month = 0, day = 0] = (text ?? "").split("-").map(Number);
      const noon = gregorianToJd({ year: number, month, day }) + 0.5 - 5.5 / 24;
      const span = { startJdUt: jdUt(noon - 0.25), endJdUt: jdUt(noon + 0.75) };
      expect(lunarYearsOfDay(realSky, span).saka.number, text).toBe(number - 78);
    }
  });
});

describe("festivals where the Sun stays away", () => {
  it("are values in Tromsø and at the pole, and say so", () => {
    for (const place of [TROMSO, { latitudeDeg: -90, longitudeDeg: 0 }]) {
      const found = year(
        2026,
        place,
        civilClockBy(() => 1),
      );
      expect(new Set(found.map(({ id }) => id)).size).toBeGreaterThan(60);
      for (const id of ["dipavali", "maha_shivaratri", "vinayaka_chavithi"] as const) {
        expect(datesOf(found, id)).toHaveLength(1);
      }
      expect(found.some(({ reasons: [{ facts }] }) => "sunStaysAway" in facts && facts.sunStaysAway)).toBe(true);
      expect(JSON.stringify(found)).not.toContain("null");
    }
  });

  it("have an hour where sunrise and sunset happen, and only there", () => {
    const clock = civilClockBy(() => 1);
    const days = sunDays(realSky, TROMSO, clock);
    const hoursOf = ({ instants: { windowStartJdUt, paranaFromJdUt } }: FoundFestival) =>
      windowStartJdUt ?? paranaFromJdUt;
    const tellingHours = new Set(year(2026).flatMap((one) => (hoursOf(one) === undefined ? [] : [one.id])));
    const rites = [2024, 2025, 2026, 2027].flatMap((number) =>
      year(number, TROMSO, clock).flatMap((found) => {
        const { id, date, reasons } = found;
        const [{ rule, facts }] = reasons;
        const kept = days.on(gregorianToJd(date));
        const next = days.on(gregorianToJd(date) + 1);
        const real = (...events: readonly unknown[]) => events.every((event) => event !== undefined);
        const away = "sunStaysAway" in facts ? facts.sunStaysAway : undefined;
        const told = hoursOf(found) !== undefined;
        if (!tellingHours.has(id)) return [];
        if (rule === "tithi.pradosha" || rule === "tithi.nishita") {
          return [{ id, date, of: "night", happens: real(kept.sunsetJdUt, next.sunriseJdUt), told, away }];
        }
        if (rule === "tithi.aparahna" || rule === "tithi.madhyahna") {
          return [{ id, date, of: "day", happens: real(kept.sunriseJdUt, kept.sunsetJdUt), told, away }];
        }
        if (rule.startsWith("ekadashi.")) {
          return [{ id, date, of: "fast", happens: real(next.sunriseJdUt, next.sunsetJdUt), told, away: undefined }];
        }
        return [];
      }),
    );
    for (const { id, date, happens, told, away } of rites) {
      expect([told, away ?? !happens], `${id} ${isoDate(date)}`).toEqual([happens, !happens]);
    }
    const kinds = new Set(rites.map(({ of, happens }) => `${of} ${happens}`));
    expect(kinds.size).toBe(6);
  });
});

describe("the day that festivals use", () => {
  it("is the place's own clock and sky, not the machine's", () => {
    const lists = ["Pacific/Kiritimati", "America/Los_Angeles"].map((zone) => {
      vi.stubEnv("TZ", zone);
      return year(2027).map(lineOf);
    });
    vi.unstubAllEnvs();
    expect(lists[0]).toEqual(lists[1]);
    // Dipavali's evening comes half a day later in Los Angeles: the tithi has moved on by a date.
    const losAngeles = year(
      2027,
      { latitudeDeg: 34.05, longitudeDeg: -118.24 },
      civilClockBy(() => -8),
    );
    expect(datesOf(losAngeles, "dipavali")).toEqual(["2027-10-28"]);
    expect(datesOf(year(2027), "dipavali")).toEqual(["2027-10-29"]);
  });

  it("is the ayanamsa for entries into signs and the rule of sunrise for the day", () => {
    const { conventions } = realSky;
    const january = (sky: typeof realSky) =>
      festivalsAt(HYDERABAD, ist, { year: 2026, month: 1, day: 1 }, { year: 2026, month: 1, day: 31 }, sky);
    const raman = january({ ...realSky, conventions: { ...conventions, ayanamsa: "raman" } });
    expect(datesOf(raman, "makara_sankramana")).toEqual(["2026-01-13"]);
    expect(datesOf(january(realSky), "makara_sankramana")).toEqual(["2026-01-14"]);
    const centre = january({ ...realSky, conventions: { ...conventions, sunrise: "centre" } });
    const sunriseOf = (list: readonly FoundFestival[]) => {
      const { facts } = list.find(({ id }) => id === "purnima")?.reasons[0] ?? {};
      return facts && "windowStartJdUt" in facts ? facts.windowStartJdUt : Number.NaN;
    };
    expect((sunriseOf(centre) - sunriseOf(january(realSky))) * 1440).toBeGreaterThan(3);
  });

  it("names every ekadashi of two years once", () => {
    const names = [...year(2026), ...year(2027)].filter(({ kind }) => kind === "ekadashi").map(({ id }) => id);
    expect(EKADASHIS.filter((id) => !names.includes(id))).toEqual([]);
  });
});
