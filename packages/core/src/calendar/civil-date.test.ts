import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, dateOfIso, daysInMonth, isoDate, isPossibleDate, weekdayOf } from "./civil-date.ts";

const anyDate = fc
  .record({ year: fc.integer({ min: 1, max: 9000 }), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(30) })
  .map(({ year, month, day }) => ({ year, month, day: 1 + (day % daysInMonth(year, month)) }));

describe("a civil date", () => {
  it("has the weekdays history gives it", () => {
    // The first day of the Gregorian calendar, a Friday; the day of Sputnik; one of ours.
    expect(weekdayOf({ year: 1582, month: 10, day: 15 })).toBe(5);
    expect(weekdayOf({ year: 1957, month: 10, day: 4 })).toBe(5);
    expect(weekdayOf({ year: 2026, month: 11, day: 22 })).toBe(0);
  });

  it("follows the date before in number, weekday and text", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
        expect(isPossibleDate(date)).toBe(true);
        expect(dateOfIso(isoDate(date))).toEqual(date);
        const later = addDays(date, days);
        expect(addDays(later, -days)).toEqual(date);
        expect(weekdayOf(later)).toBe((((weekdayOf(date) + days) % 7) + 7) % 7);
        const next = addDays(date, 1);
        expect(isoDate(next) > isoDate(date)).toBe(true);
        expect(next.day).toBe(date.day === daysInMonth(date.year, date.month) ? 1 : date.day + 1);
      }),
    );
  });

  it("does not exist past the end of its month", () => {
    for (const [year, month, days] of [
      [1600, 2, 29],
      [1900, 2, 28],
      [2024, 2, 29],
      [2026, 4, 30],
      [2026, 12, 31],
    ] as const) {
      expect(daysInMonth(year, month)).toBe(days);
      expect(isPossibleDate({ year, month, day: days + 1 })).toBe(false);
    }
    expect([0, 13].map((month) => isPossibleDate({ year: 2026, month, day: 1 }))).toEqual([false, false]);
  });
});

it("months later is the same day, or the last of a month that has no such day", () => {
  const eve = { year: 2021, month: 1, day: 31 };
  expect(isoDate(addMonths(eve, 7))).toBe("2021-08-31");
  expect(isoDate(addMonths(eve, 1))).toBe("2021-02-28");
  expect(isoDate(addMonths({ year: 2024, month: 2, day: 29 }, 48))).toBe("2028-02-29");
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 2000 }), (date, months) => {
      const later = addMonths(date, months);
      expect(isPossibleDate(later)).toBe(true);
      expect((later.year - date.year) * 12 + later.month - date.month).toBe(months);
    }),
  );
});
