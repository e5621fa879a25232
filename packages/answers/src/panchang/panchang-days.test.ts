import { dayEighths, daysAt, VARAS, weekdayOf } from "@vedanga/core";
import { almanacOf, context, HYDERABAD, TROMSO } from "@vedanga/testing/births/asking";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixedClock } from "../clock/wall-time.ts";
import { DEFAULT_CONVENTIONS } from "../request/conventions.ts";
import { wireMinuteSpan } from "../wire/wire-format.ts";
import { answerPanchang } from "./panchang.ts";

type Query = Readonly<Record<string, string>>;

const ask = (query: Query) => answerPanchang(almanacOf(query), context);
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const weekdayOn = (iso: string): string | undefined => {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return WEEKDAYS[weekdayOf({ year, month, day })];
};

const SATURDAY = { ...HYDERABAD, date: "21/11/2026" };

describe("the days of a panchang", () => {
  it("are one and the same from sunrise on", () => {
    const { days } = ask({ ...SATURDAY, time: "12:00" });
    expect(days.hours).toEqual({
      date: "2026-11-21",
      sunrise: "2026-11-21T06:24:03+05:30",
      sunset: "2026-11-21T17:39:31+05:30",
    });
    expect(days.weekday).toEqual({ date: "2026-11-21", sunrise: days.hours.sunrise });
  });

  it("are two before sunrise: the weekday's, which began the day before, and the hours' own", () => {
    const { response, days } = ask({ ...SATURDAY, time: "05:10" });
    expect(response.day.name).toBe("Friday");
    expect(days.weekday).toEqual({ date: "2026-11-20", sunrise: "2026-11-20T06:23:30+05:30" });
    // Saturday's Rahu Kaal, the third eighth of its daylight; Friday's would be the fourth.
    expect(response.rahukaal).toBe("09:13 AM to 10:37 AM");
    expect(days.hours.date).toBe("2026-11-21");
  });

  it("say the truth of every weekday, direction and eighth, at any minute of any date", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-02"), max: new Date("2100-12-30"), noInvalidDate: true }),
        fc.integer({ min: 0, max: 1439 }),
        (at, minute) => {
          const date = at.toISOString().slice(0, 10);
          const time = `${Math.floor(minute / 60)}:${minute % 60}`;
          const { response, days } = ask({ ...HYDERABAD, date, time });
          const { vaara, disha_shool } = response.advanced_details;
          expect(response.day.name).toBe(weekdayOn(days.weekday.date));
          const began = ask({ ...HYDERABAD, date: days.weekday.date }).response.advanced_details;
          expect([vaara, disha_shool]).toEqual([began.vaara, began.disha_shool]);

          expect(days.hours.date).toBe(date);
          const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
          const clock = fixedClock(19_800);
          const sky = { ephemeris: context.ephemeris, conventions: DEFAULT_CONVENTIONS };
          const place = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
          const { sunriseJdUt, sunsetJdUt } = daysAt(sky, place, clock).on({ year, month, day }).sun;
          if (!sunriseJdUt || !sunsetJdUt) throw new Error("the Sun rises in Hyderabad");
          const vara = VARAS[weekdayOf({ year, month, day })];
          if (!vara) throw new Error("no such weekday");
          const eighths = dayEighths(vara, sunriseJdUt, sunsetJdUt);
          expect([response.rahukaal, response.gulika, response.yamakanta]).toEqual(
            [eighths.rahuKaal, eighths.gulika, eighths.yamaganda].map((span) => wireMinuteSpan(clock, span)),
          );
        },
      ),
      { numRuns: 40, seed: 13 },
    );
  });

  it("have no sunrise where the Sun does not rise, and the weekday of the date", () => {
    const { response, days } = ask({ ...TROMSO, date: "21/12/2026", time: "03:00" });
    expect(days).toEqual({
      weekday: { date: "2026-12-21", sunrise: null },
      hours: { date: "2026-12-21", sunrise: null, sunset: null },
    });
    expect(response.day.name).toBe("Monday");
  });
});
