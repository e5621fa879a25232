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

  it("are today's and tomorrow's after a second sunrise before midnight", () => {
    const vorkuta = { lat: "67.4988", lon: "64.0525", tz: "3", zone: "Europe/Moscow" };
    const { response, days } = ask({ ...vorkuta, date: "23/05/2026", time: "12:00" });
    expect(response.day.name).toBe("Saturday");
    expect(days.weekday).toEqual({ date: "2026-05-23", sunrise: "2026-05-22T23:57:47+03:00" });
    expect(days.hours.sunrise).toBe(days.weekday.sunrise);
    const night = ask({ ...vorkuta, date: "22/05/2026", time: "23:59" });
    expect([night.response.day.name, night.days.weekday]).toEqual(["Saturday", days.weekday]);
    expect([night.days.hours.date, night.days.hours.sunrise]).toEqual(["2026-05-22", "2026-05-22T00:03:59+03:00"]);
    // The day that begins in the evening of the 18th has its sunset.
    expect(ask({ ...vorkuta, date: "19/07/2026" }).days.hours.sunset).toMatch(/^2026-07-19T21:40/);
  });

  it("are the day before the one that the place never had", () => {
    const apia = { lat: "-13.8333", lon: "-171.7667", tz: "14", zone: "Pacific/Apia" };
    const { response, days } = ask({ ...apia, date: "31/12/2011", time: "02:00" });
    expect(response.day.name).toBe("Thursday");
    const { hours } = ask({ ...apia, date: "29/12/2011" }).days;
    expect(days.weekday).toEqual({ date: "2011-12-29", sunrise: hours.sunrise });
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
