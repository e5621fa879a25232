import { describe, expect, it } from "vitest";
import { lunarYearsOf } from "./samvatsara.ts";

describe("the years of the eras", () => {
  it("are Saka 1948 Parabhava, Vikrama 2083 Siddharthi, Kali 5127 from the Ugadi of 2026", () => {
    expect(lunarYearsOf(2026)).toEqual({
      saka: { number: 1948, name: "parabhava", nameNumber: 40 },
      vikrama: { number: 2083, name: "siddharthi", nameNumber: 53 },
      kali: { number: 5127, name: "parabhava", nameNumber: 40 },
    });
  });

  it("come to the end of the sixty as Akshaya and begin again with Prabhava", () => {
    expect(lunarYearsOf(1986).saka).toEqual({ number: 1908, name: "akshaya", nameNumber: 60 });
    expect(lunarYearsOf(1987).saka).toEqual({ number: 1909, name: "prabhava", nameNumber: 1 });
  });
});
