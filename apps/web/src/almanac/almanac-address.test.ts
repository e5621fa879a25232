import { describe, expect, test } from "vitest";
import {
  callParameters,
  conventionParameters,
  conventionsFrom,
  DEFAULT_CONVENTIONS,
} from "#api/conventions/conventions.ts";
import { conventionsAddress, dayAddress, festivalsAddress, monthAddress } from "./almanac-address.ts";
import { dateIn, whereIn } from "./where.ts";

const LONDON = { kind: "place", id: "2643743" } as const;
const POINT = { kind: "point", lat: "-33.868820", lon: "151.209300", zone: "Australia/Sydney" } as const;
const queryOf = (address: string) => new URLSearchParams(address.split("?")[1]);

describe("an address of the almanac", () => {
  test("contains date and place, and gives them back letter for letter", () => {
    for (const where of [LONDON, POINT]) {
      const date = { year: 1600, month: 3, day: 9 };
      const address = dayAddress(date, { where, conventions: DEFAULT_CONVENTIONS });
      expect(address.split("?")[0]).toBe("/panchang");
      expect(dateIn(queryOf(address).get("date") ?? "")).toEqual(date);
      expect(whereIn(queryOf(address))).toEqual(where);
      expect(conventionsFrom(queryOf(address))).toBeNull();
    }
  });

  test.each([
    ["a village of our own list", "v08debag"],
    ["the same, by chance without a figure", "vabcdefg"],
    ["a city of another provider", "ChIJx9Lr6tqZyzsRwvu6koO3k64"],
  ])("leads back to %s", (_what, id) => {
    const where = { kind: "place", id } as const;
    const address = monthAddress({ year: 2026, month: 12 }, { where, conventions: DEFAULT_CONVENTIONS });
    expect(whereIn(queryOf(address))).toEqual(where);
  });

  test("of festivals contains the year and the kind, where they are chosen", () => {
    const subject = { where: LONDON, conventions: DEFAULT_CONVENTIONS };
    expect(festivalsAddress({}, subject)).toBe("/panchang/festivals?place=2643743");
    expect(festivalsAddress({ year: null, kind: "ekadashi" }, subject)).toBe(
      "/panchang/festivals?kind=ekadashi&place=2643743",
    );
    expect(festivalsAddress({ year: 2027 }, subject)).toBe("/panchang/festivals?year=2027&place=2643743");
  });

  test("contains what differs from the default conventions, and no more", () => {
    const conventions = { ...DEFAULT_CONVENTIONS, ayanamsa: "raman", months: "purnimanta" } as const;
    expect(conventionParameters(conventions)).toEqual({ ayanamsa: "raman", months: "purnimanta" });
    expect(callParameters(conventions)).toEqual({ ayanamsa: "raman" });
    const subject = { where: LONDON, conventions };
    for (const address of [
      monthAddress({ year: 2026, month: 12 }, subject),
      conventionsAddress({ year: 2026, month: 12, day: 1 }, subject),
    ]) {
      expect(queryOf(address).has("node")).toBe(false);
      expect(conventionsFrom(queryOf(address))).toEqual(conventions);
    }
  });

  test("with an unknown convention keeps the default", () => {
    expect(conventionsFrom(new URLSearchParams("ayanamsa=tropical&node=true"))).toEqual({
      ...DEFAULT_CONVENTIONS,
      node: "true",
    });
  });

  test.each([
    "place=Warangal",
    "lat=91&lon=18.96&zone=Europe/Oslo",
    "lat=69.65&lon=18.96",
    "lat=69.65&lon=18.96&zone=https://no.where",
    "lat=1e1&lon=18.96&zone=Europe/Oslo",
  ])("that names an impossible place is distinguished from one that names none: %s", (query) => {
    expect(whereIn(new URLSearchParams(query))).toBeNull();
    expect(whereIn(new URLSearchParams("id=abc"))).toEqual({ kind: "unsaid" });
  });

  test("has a date that exists, in the years of the almanac", () => {
    expect(dateIn("2028-02-29")).toEqual({ year: 2028, month: 2, day: 29 });
    const impossible = ["2026-02-29", "2026-13-01", "1599-12-31", "2401-01-01", "21/11/2026", ""];
    expect(impossible.map(dateIn)).toEqual(impossible.map(() => null));
  });
});
