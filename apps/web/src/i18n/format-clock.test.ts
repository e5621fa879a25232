import { LANGUAGE_CODES } from "@vedanga/names/language";
import { expect, test } from "vitest";
import { formatClock, formatNamedClock, formatZoneInFull } from "./format-clock.ts";
import { formatZoneName } from "./format-zone-name.ts";

const INDIA_S = 5.5 * 3600;

test("a clock is its zone and its offset, in Telugu without a Latin letter", () => {
  expect(formatClock("Asia/Kolkata", INDIA_S, "en")).toBe("Asia/Kolkata, UTC+5:30");
  expect(formatClock("Asia/Kolkata", INDIA_S, "te")).toBe("భారతదేశ ప్రామాణిక సమయం, యూటీసీ+5:30");
  expect(formatClock("America/New_York", -5 * 3600, "te")).not.toMatch(/[a-z]/i);
});

test("what is not known of a clock is left out", () => {
  expect(formatClock(null, INDIA_S, "en")).toBe("UTC+5:30");
  expect(formatClock("Asia/Kolkata", null, "en")).toBe("Asia/Kolkata");
  expect(formatClock(undefined, null, "te")).toBe("");
});

test("a zone in full has its name, and its id for those who read it", () => {
  expect(formatZoneInFull("Asia/Kolkata", "en")).toBe("India Standard Time (Asia/Kolkata)");
  expect(formatZoneInFull("Asia/Kolkata", "te")).toBe("భారతదేశ ప్రామాణిక సమయం");
});

test("beside its name a clock is not named again", () => {
  expect(formatNamedClock("Asia/Kolkata", INDIA_S, "en")).toBe("Asia/Kolkata, UTC+5:30");
  expect(formatNamedClock("Asia/Kolkata", INDIA_S, "te")).toBe("యూటీసీ+5:30");
});

test("India's clock has the name that it has in the tables of the languages", () => {
  for (const lang of LANGUAGE_CODES) {
    const parts = new Intl.DateTimeFormat(lang, {
      timeZone: "Asia/Kolkata",
      timeZoneName: "longGeneric",
    }).formatToParts(0);
    expect(formatZoneName("Asia/Kolkata", lang)).toBe(parts.find(({ type }) => type === "timeZoneName")?.value);
  }
});

test("a clock that is put forward in summer is not named by its standard time", () => {
  expect(formatZoneName("Europe/Oslo", "en")).toBe("Central European Time");
  expect(formatZoneName("Australia/Sydney", "en")).toBe("Australian Eastern Time");
  expect(formatZoneName("Europe/Oslo", "te")).not.toContain("ప్రామాణిక");
});
