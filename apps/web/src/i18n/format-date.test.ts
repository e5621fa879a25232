import { expect, test } from "vitest";
import { formatDate, formatFullDate, formatWeekday } from "./format-date.ts";

test("a date is written as each language writes it", () => {
  const date = { year: 2026, month: 11, day: 21 };
  expect(formatDate(date, "en")).toBe("21 November 2026");
  expect(formatDate(date, "te")).toBe("2026 నవంబర్ 21");
  expect(formatFullDate(date, "en")).toBe("Saturday 21 November 2026");
  expect(formatFullDate(date, "te")).toBe("శనివారం, 2026 నవంబర్ 21");
  expect(formatFullDate(date, "en", "short")).toBe("Sat 21 November 2026");
  expect(formatFullDate(date, "te", "short")).toBe("శని., 2026 నవంబర్ 21");
});

test("weekdays are those of the Gregorian calendar, in years before 100 too", () => {
  // Meeus, Astronomical Algorithms, 2nd edition, chapter 7: 30 June 1954 was a Wednesday.
  expect(formatWeekday({ year: 1954, month: 6, day: 30 }, "en")).toBe("Wednesday");
  expect(formatWeekday({ year: 1600, month: 1, day: 1 }, "en")).toBe("Saturday");
  expect(formatWeekday({ year: 2400, month: 2, day: 29 }, "te", "short")).toBe("మంగళ.");
  // 400 years are 20871 whole weeks.
  expect(formatWeekday({ year: 26, month: 11, day: 21 }, "en")).toBe(
    formatWeekday({ year: 2026, month: 11, day: 21 }, "en"),
  );
});
