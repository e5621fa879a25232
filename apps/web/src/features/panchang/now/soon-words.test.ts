import { expect, test } from "vitest";
import { soonWords } from "./soon-words.ts";

const at = (day: number, hour: number, minute: number, second = 0) => ({
  date: { year: 2026, month: 11, day },
  time: { hour, minute, second },
});
const NOW = at(21, 20, 12);
const words = (instant: ReturnType<typeof at>, dial: 12 | 24 = 12, lang: "en" | "te" = "en") =>
  soonWords(instant, NOW, { lang, dial, t: (id, values) => `${id} ${values?.clock}` });

test("a moment is described by its part of this day or the next", () => {
  expect(words(at(21, 23, 31, 40))).toBe("panchang.soon.tonight 11:32");
  expect(words(at(22, 4, 57))).toBe("panchang.soon.earlyTomorrow 4:57");
  expect(words(at(22, 12, 0))).toBe("panchang.soon.tomorrowAfternoon 12:00");
});

test("the small hours of tomorrow are still the coming night, and so is midnight to the nearest minute", () => {
  expect(words(at(22, 2, 30, 57))).toBe("panchang.soon.smallHours 2:31");
  expect(words(at(21, 23, 59, 45))).toBe("panchang.soon.smallHours 12:00");
});

test("seven in the evening is night in Telugu, as in the tables beside it", () => {
  expect(words(at(22, 19, 59))).toBe("panchang.soon.tomorrowEvening 7:59");
  expect(words(at(22, 19, 59), 12, "te")).toBe("panchang.soon.tomorrowNight 7:59");
  expect(words(at(22, 18, 59), 12, "te")).toBe("panchang.soon.tomorrowEvening 6:59");
});

test("beyond tomorrow it has its weekday", () => {
  expect(words(at(23, 2, 37)).replaceAll("\u00a0", " ")).toBe("2:37 AM, Monday");
});

test("by 24 hours the figures alone show the part of the day", () => {
  expect(words(at(21, 23, 31), 24)).toBe("23:31");
  expect(words(at(22, 4, 57), 24)).toBe("panchang.soon.tomorrow 04:57");
});
