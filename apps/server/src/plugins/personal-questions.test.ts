import { describe, expect, it } from "vitest";
import { isPersonal } from "./personal-questions.ts";

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const HYDERABAD = { lat: 17.385, lon: 78.4867, tz: 5.5 };
const TODAY = { year: 2026, month: 11, day: 21 };
const at = (hour: number, minute: number) => ({ hour, minute, second: 0 });

describe("a question", () => {
  it("is not personal if it is about a town's day, or about the current minute there", () => {
    expect(isPersonal(HYDERABAD, NOW)).toBe(false);
    expect(isPersonal({ ...HYDERABAD, date: TODAY }, NOW)).toBe(false);
    expect(isPersonal({ ...HYDERABAD, date: TODAY, time: at(12, 0) }, NOW)).toBe(false);
    expect(isPersonal({ ...HYDERABAD, date: TODAY, time: at(12, 10) }, NOW)).toBe(false);
    expect(isPersonal({ ...HYDERABAD, at: NOW - 600_000 }, NOW)).toBe(false);
  });

  it("is personal if it is about another minute, by the clock of the place", () => {
    expect(isPersonal({ ...HYDERABAD, date: TODAY, time: at(12, 11) }, NOW)).toBe(true);
    expect(isPersonal({ ...HYDERABAD, date: TODAY, time: at(6, 30) }, NOW)).toBe(true);
    expect(isPersonal({ ...HYDERABAD, date: { ...TODAY, year: 1990 }, time: at(12, 0) }, NOW)).toBe(true);
    expect(isPersonal({ ...HYDERABAD, at: NOW - 600_001 }, NOW)).toBe(true);
  });

  it("is personal at a point finer than a town, whenever", () => {
    expect(isPersonal({ ...HYDERABAD, lat: 17.38505 }, NOW)).toBe(false);
    expect(isPersonal({ ...HYDERABAD, lat: 17.385051 }, NOW)).toBe(true);
    expect(isPersonal({ ...HYDERABAD, lon: -78.486701, at: NOW }, NOW)).toBe(true);
  });
});
