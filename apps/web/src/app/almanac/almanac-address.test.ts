import { describe, expect, test } from "vitest";
import { dayAddress, monthAddress } from "./almanac-address.ts";
import { type AlmanacPlace, DEFAULT_PLACE, placeFrom, placeParameters } from "./almanac-place.ts";
import { conventionParameters, conventionsFrom, DEFAULT_CONVENTIONS } from "./conventions.ts";

const LONDON: AlmanacPlace = { text: "London & Co, UK", lat: "51.508530", lon: "-0.125740", zone: "Europe/London" };
const queryOf = (address: string) => new URLSearchParams(address.split("?")[1]);
const readFrom = (parameters: Record<string, string>) => placeFrom((name) => parameters[name] ?? null);

describe("an address of the almanac", () => {
  test("holds date and place, and gives them back letter for letter", () => {
    const address = dayAddress({ year: 2026, month: 3, day: 9 }, { place: LONDON, conventions: DEFAULT_CONVENTIONS });
    const query = queryOf(address);
    expect(address.split("?")[0]).toBe("/panchang");
    expect(query.get("date")).toBe("2026-03-09");
    expect(placeFrom((name) => query.get(name))).toEqual(LONDON);
    expect(conventionsFrom(query)).toBeNull();
  });

  test("holds what differs from the default conventions, and no more", () => {
    const conventions = { ...DEFAULT_CONVENTIONS, ayanamsa: "raman", sunrise: "centre" } as const;
    const query = queryOf(monthAddress({ year: 2026, month: 12 }, { place: LONDON, conventions }));
    expect([query.get("year"), query.get("month")]).toEqual(["2026", "12"]);
    expect(conventionParameters(conventions)).toEqual({ ayanamsa: "raman", sunrise: "centre" });
    expect(query.has("node")).toBe(false);
    expect(conventionsFrom(query)).toEqual(conventions);
  });

  test("that names a convention nobody knows keeps to the default one", () => {
    expect(conventionsFrom(new URLSearchParams("ayanamsa=tropical&node=true"))).toEqual({
      ...DEFAULT_CONVENTIONS,
      node: "true",
    });
  });
});

describe("a place in an address", () => {
  test("is none where a part is missing or cannot be", () => {
    const whole = placeParameters(LONDON);
    expect(readFrom(whole)).toEqual(LONDON);
    expect(readFrom({ ...whole, lat: "90.000001" })).toBeNull();
    expect(readFrom({ ...whole, lat: "-90" })).toMatchObject({ lat: "-90" });
    expect(readFrom({ ...whole, lon: "181" })).toBeNull();
    expect(readFrom({ ...whole, lon: "1e2" })).toBeNull();
    expect(readFrom({ ...whole, zone: "Mars/Olympus" })).toBeNull();
    expect(readFrom({ lat: "1", lon: "2" })).toBeNull();
  });

  test("needs no name, and a name is cut to what the calls take", () => {
    expect(placeParameters(DEFAULT_PLACE)).not.toHaveProperty("place");
    expect(readFrom({ ...placeParameters(LONDON), place: "x".repeat(200) })?.text).toHaveLength(80);
  });
});
