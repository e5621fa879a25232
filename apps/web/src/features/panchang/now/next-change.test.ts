import { expect, test } from "vitest";
import { parseInstant } from "#api/wire/parse-wire-time.ts";
import { nextChange } from "./next-change.ts";

const instantAt = (clock: string) => parseInstant(`2026-11-${clock}+05:30`);
const at = (clock: string) => instantAt(clock).instantMs;
const limb = (name: string, start: string, end: string) => ({
  number: 1,
  name,
  start: instantAt(start),
  end: instantAt(end),
});

/** 21 November 2026 at Hyderabad, tithi and karana ending together in the early morning of the 22nd. */
const DAY = {
  tithi: [limb("Ekadashi", "20T07:16:10", "21T06:32:01"), limb("Dwadashi", "21T06:32:01", "22T04:57:00")],
  nakshatra: [limb("Revati", "21T06:50:53", "22T05:55:08")],
  yoga: [limb("Siddhi", "21T04:55:50", "22T02:30:57"), limb("Vyatipata", "22T02:30:57", "22T23:29:45")],
  karana: [limb("Bava", "21T06:32:01", "21T17:50:33"), limb("Balava", "21T17:50:33", "22T04:57:00")],
};

test("the limb that ends first is named, with the time left", () => {
  expect(nextChange(DAY, at("21T10:40:25"))).toEqual({
    limb: "karana",
    name: "Bava",
    at: instantAt("21T17:50:33"),
    minutes: 431,
  });
  expect(nextChange(DAY, at("21T17:50:33"))?.name).toBe("Siddhi");
});

test("if two end together, the tithi is named", () => {
  expect(nextChange(DAY, at("22T03:00:00"))).toMatchObject({ limb: "tithi", name: "Dwadashi", minutes: 117 });
});

test("nothing is said about a time outside the day", () => {
  expect(nextChange(DAY, at("19T03:00:00"))).toBe(null);
});
