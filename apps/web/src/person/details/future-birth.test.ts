import { beforeAll, expect, test } from "vitest";
import { loadEveryZone } from "#i18n/zone-clock.ts";
import { futureOf } from "./future-birth.ts";

/** 22 November 2026, 1:30 in the morning in India, 3 in the afternoon of the day before in New Jersey. */
const NOW = Date.UTC(2026, 10, 21, 20, 0);
beforeAll(loadEveryZone);

const at = (birthDate: string, birthTime: string, zone?: string) => futureOf({ birthDate, birthTime, zone }, NOW);

test("a birth is in the future by the clock of its place, not by the visitor's", () => {
  expect(at("2026-11-22", "01:30", "Asia/Kolkata")).toBeUndefined();
  expect(at("2026-11-22", "01:31", "Asia/Kolkata")).toBe("time");
  expect(at("2026-11-23", "00:00", "Asia/Kolkata")).toBe("date");
  expect(at("2026-11-21", "15:00", "America/New_York")).toBeUndefined();
  expect(at("2026-11-22", "00:10", "America/New_York")).toBe("date");
});

test("if the clock is not known, only a birth that is in the future everywhere is questioned", () => {
  expect(at("2026-11-22", "09:59")).toBeUndefined();
  expect(at("2026-11-22", "10:01")).toBe("time");
  expect(at("2026-11-23", "00:00")).toBe("date");
  expect(at("2026-11-23", "00:00", "Asia/Nowhere")).toBe("date");
  expect(at("1990-05-17", "06:05")).toBeUndefined();
});
