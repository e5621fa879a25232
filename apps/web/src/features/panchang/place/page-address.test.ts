import { describe, expect, test } from "vitest";
import { pageAddress, readPageAddress } from "./page-address.ts";

describe("the address of the page of a day", () => {
  test("names a day and a place of the list", () => {
    expect(readPageAddress("?date=2026-11-21&place=1252948&id=abc")).toEqual({
      date: { year: 2026, month: 11, day: 21 },
      where: { kind: "place", id: "1252948" },
      isUnreadable: false,
    });
  });

  test("without either it is today, at no given place", () => {
    expect(readPageAddress("?id=abc")).toEqual({ date: null, where: { kind: "unsaid" }, isUnreadable: false });
  });

  test.each([
    "?date=2026-02-30",
    "?date=21/11/2026",
    "?date=1599-12-31",
    "?place=Warangal",
    "?lat=91&lon=18.96&zone=Europe/Oslo",
    "?lat=69.65&lon=18.96",
    "?lat=69.65&lon=18.96&zone=https://no.where",
  ])("that says what cannot be is read without it: %s", (search) => {
    const address = readPageAddress(search);
    expect(address.isUnreadable).toBe(true);
    expect([address.date, address.where.kind]).toEqual([null, "unsaid"]);
  });

  test("is read as it was written", () => {
    const date = { year: 1600, month: 1, day: 2 };
    const point = { kind: "point", lat: "-33.868820", lon: "151.209300", zone: "Australia/Sydney" } as const;
    const path = pageAddress(date, point, { ayanamsa: "raman" });
    expect(readPageAddress(path.slice(path.indexOf("?")))).toEqual({ date, where: point, isUnreadable: false });
    expect(path).toContain("ayanamsa=raman");
    expect(pageAddress(null, { kind: "unsaid" }, {})).toBe("/panchang");
    expect(pageAddress(null, { kind: "place", id: "2643743" }, {})).toBe("/panchang?place=2643743");
  });
});
