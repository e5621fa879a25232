import { closeTo } from "@vedanga/testing/close-to";
import { describe, expect, it } from "vitest";
import { jdUt } from "../../calendar/julian-day.ts";
import { VARAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { lordOfVara, varaOfDate } from "../day-vara.ts";
import { horaLord, horas } from "./day-hora.ts";
import { abhijit, dayEighths } from "./day-parts.ts";

/** A day of 12 hours from 6 to 18, so that an eighth is an hour and a half. */
const SUNRISE = jdUt(2461000.25);
const SUNSET = jdUt(2461000.75);
const NEXT_SUNRISE = jdUt(2461001.25);
const clock = (jd: number): number => (jd - 2461000) * 24;

describe("the parts of the day", () => {
  it("fall at the hours everybody knows on a day from 6 to 18", () => {
    const rahuStarts = VARAS.map((vara) => clock(dayEighths(vara, SUNRISE, SUNSET).rahuKaal.startJdUt));
    [16.5, 7.5, 15, 12, 13.5, 10.5, 9].forEach((hour, index) => {
      closeTo(rahuStarts[index] ?? Number.NaN, hour, 1e-6, "h");
    });
    const { gulika, yamaganda, rahuKaal } = dayEighths("soma", SUNRISE, SUNSET);
    closeTo(clock(gulika.startJdUt), 13.5, 1e-6, "h");
    closeTo(clock(yamaganda.startJdUt), 10.5, 1e-6, "h");
    closeTo((rahuKaal.endJdUt - rahuKaal.startJdUt) * 24, 1.5, 1e-6, "h");
  });

  it("never put two of the three into the same eighth", () => {
    for (const vara of VARAS) {
      const { rahuKaal, gulika, yamaganda } = dayEighths(vara, SUNRISE, SUNSET);
      expect(new Set([rahuKaal, gulika, yamaganda].map(({ startJdUt }) => startJdUt)).size).toBe(3);
    }
  });

  it("put noon in the middle of abhijit, which is a fifteenth of the day", () => {
    const { startJdUt, endJdUt } = abhijit(SUNRISE, SUNSET);
    closeTo((clock(startJdUt) + clock(endJdUt)) / 2, 12, 1e-6, "h");
    closeTo((endJdUt - startJdUt) * 24, 0.8, 1e-6, "h");
  });
});

describe("the vara", () => {
  it("is the weekday of the date", () => {
    expect(varaOfDate({ year: 2026, month: 11, day: 21 })).toBe("shani");
    expect(varaOfDate({ year: 1947, month: 8, day: 15 })).toBe("shukra");
    expect(varaOfDate({ year: 1600, month: 1, day: 1 })).toBe("shani");
    expect(varaOfDate({ year: 2000, month: 2, day: 29 })).toBe("mangala");
  });
});

describe("the planetary hours", () => {
  it("begin with the lord of the vara and lead to the lord of the next, every day of the week", () => {
    VARAS.forEach((vara, index) => {
      const day = { vara, sunriseJdUt: SUNRISE, sunsetJdUt: SUNSET, nextSunriseJdUt: NEXT_SUNRISE };
      const all = horas(day);
      expect(all).toHaveLength(24);
      expect(all[0]?.lord).toBe(lordOfVara(vara));
      // Seven lords in turn: the 25th hour, the first of the next day, has the lord of the 4th. This is why the days of
      // the week run as they do (Surya Siddhanta 12.78).
      expect(all[24 % 7]?.lord).toBe(lordOfVara(itemAt(VARAS, (index + 1) % 7)));
    });
  });

  it("follow each other without gap from sunrise to sunrise, those of the night as long as the night makes them", () => {
    const day = {
      vara: "guru",
      sunriseJdUt: SUNRISE,
      sunsetJdUt: jdUt(SUNRISE + 0.4),
      nextSunriseJdUt: NEXT_SUNRISE,
    } as const;
    const all = horas(day);
    all.slice(1).forEach((hora, index) => {
      closeTo(hora.startJdUt - (all[index]?.endJdUt ?? Number.NaN), 0, 1e-9, "d");
    });
    closeTo((all[0]?.endJdUt ?? Number.NaN) - SUNRISE, 0.4 / 12, 1e-8, "d");
    closeTo(NEXT_SUNRISE - (all[23]?.startJdUt ?? Number.NaN), 0.6 / 12, 1e-8, "d");
    expect(horaLord(day, SUNRISE)).toBe("jupiter");
    for (const { startJdUt, endJdUt, lord } of all) {
      // A second within either end and in the middle.
      for (const jd of [startJdUt + 1 / 86_400, (startJdUt + endJdUt) / 2, endJdUt - 1 / 86_400])
        expect(horaLord(day, jdUt(jd))).toBe(lord);
    }
    expect(horaLord(day, jdUt(NEXT_SUNRISE + 0.001))).toBeUndefined();
  });
});
