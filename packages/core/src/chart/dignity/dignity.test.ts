import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIGNITIES, type Dignity, GRAHAS, type Graha } from "../../ids.ts";
import { dignityOf } from "./dignity.ts";

const verdict = (graha: Graha, longitudeDeg: number): Dignity => dignityOf(graha, longitudeDeg).verdict;

describe("dignity", () => {
  it("is exaltation at the deep degrees of BPHS 3.49-50 and debilitation opposite", () => {
    const deepDeg = { sun: 10, moon: 33, mars: 298, mercury: 165, jupiter: 95, venus: 357, saturn: 200 } as const;
    for (const [graha, degree] of Object.entries(deepDeg)) {
      // Deep exaltation is the end of its degree: the 3rd of Vrishabha for the Moon, the 15th of Kanya for Mercury.
      expect(verdict(graha as Graha, degree - 0.01), graha).toBe("exalted");
      expect(verdict(graha as Graha, degree + 180 - 0.01), graha).toBe("debilitated");
    }
  });

  it("splits the signs where exaltation, moolatrikona and own share one (BPHS 3.51-54)", () => {
    expect([verdict("moon", 32.9), verdict("moon", 33.1)]).toEqual(["exalted", "moolatrikona"]);
    expect([verdict("mercury", 164.9), verdict("mercury", 165.1), verdict("mercury", 170.1)]).toEqual([
      "exalted",
      "moolatrikona",
      "own",
    ]);
    expect([verdict("sun", 139.9), verdict("sun", 140.1)]).toEqual(["moolatrikona", "own"]);
    expect([verdict("mars", 11.9), verdict("mars", 12.1)]).toEqual(["moolatrikona", "own"]);
    expect([verdict("jupiter", 249.9), verdict("jupiter", 250.1)]).toEqual(["moolatrikona", "own"]);
    expect([verdict("venus", 194.9), verdict("venus", 195.1)]).toEqual(["moolatrikona", "own"]);
    expect([verdict("saturn", 319.9), verdict("saturn", 320.1)]).toEqual(["moolatrikona", "own"]);
  });

  it("elsewhere is how the graha regards the lord of the sign", () => {
    expect(verdict("sun", 250)).toBe("friend");
    expect(verdict("mars", 45)).toBe("neutral");
    expect(verdict("venus", 100)).toBe("enemy");
  });

  it("leaves the nodes neutral outside the signs Parashara gives them", () => {
    expect([verdict("rahu", 40), verdict("rahu", 220), verdict("rahu", 70), verdict("rahu", 310)]).toEqual([
      "exalted",
      "debilitated",
      "moolatrikona",
      "own",
    ]);
    expect([verdict("ketu", 220), verdict("ketu", 40), verdict("ketu", 250), verdict("ketu", 100)]).toEqual([
      "exalted",
      "debilitated",
      "moolatrikona",
      "neutral",
    ]);
  });

  it("always has one verdict with one reason about the graha, from a text", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRAHAS),
        fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
        (graha, longitudeDeg) => {
          const { verdict: found, reasons } = dignityOf(graha, longitudeDeg);
          expect(DIGNITIES).toContain(found);
          expect(reasons).toHaveLength(1);
          expect(reasons[0]).toMatchObject({ about: graha, source: { work: "bphs" } });
        },
      ),
    );
  });
});
