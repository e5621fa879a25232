import { describe, expect, it } from "vitest";
import { MASAS } from "../ids.ts";
import { aharganaDays } from "./ahargana.ts";
import { dishaShool, yoginiDirection } from "./directions.ts";
import { ayanaOfSun, rituOfMasa, rituOfTropicalSun } from "./seasons.ts";

describe("seasons", () => {
  it("of months follow in pairs from Chaitra", () => {
    expect(MASAS.map(rituOfMasa)).toEqual(
      ["vasanta", "grishma", "varsha", "sharad", "hemanta", "shishira"].flatMap((ritu) => [ritu, ritu]),
    );
  });

  it("of the Sun centre Vasanta on the March equinox and end Grishma at the June solstice", () => {
    expect([330, 29.9, 30, 89.9, 90, 270].map(rituOfTropicalSun)).toEqual([
      "vasanta",
      "vasanta",
      "grishma",
      "grishma",
      "varsha",
      "shishira",
    ]);
  });
});

describe("the halves of the year", () => {
  it("turn at Makara and at Karka", () => {
    expect([270, 359, 89.9].map(ayanaOfSun)).toEqual(["uttarayana", "uttarayana", "uttarayana"]);
    expect([90, 180, 269.9].map(ayanaOfSun)).toEqual(["dakshinayana", "dakshinayana", "dakshinayana"]);
  });
});

describe("directions of the day", () => {
  it("to avoid are west, east, north, north, south, west, east from Sunday", () => {
    const week = ["ravi", "soma", "mangala", "budha", "guru", "shukra", "shani"] as const;
    expect(week.map(dishaShool)).toEqual(["west", "east", "north", "north", "south", "west", "east"]);
  });

  it("of the Yogini are the same in both halves of the month, except at the new moon", () => {
    const names = ["east", "north", "south_east", "south_west", "south", "west", "north_west", "north_east"];
    const half = [...names, ...names.slice(0, 7)];
    const tithis = Array.from({ length: 30 }, (_, index) => yoginiDirection(index + 1));
    expect(tithis).toEqual([...half, ...half.slice(0, 14), "north_east"]);
  });
});

describe("the ahargana", () => {
  it("of noon, 1 January 2000 at Greenwich is 1863079.5", () => {
    expect(aharganaDays(2451545)).toBe(1863079.5);
  });
});
