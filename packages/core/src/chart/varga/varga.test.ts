import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_VARGAS, type AnyVarga, RASIS, type Rasi } from "../../ids.ts";
import { rasiAt, rasiIndex, rasiOf } from "../zodiac/rasi.ts";
import { vargaDegrees, vargaRasi, vargaSource } from "./varga.ts";

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe("the navamsa", () => {
  it("begins from the sign itself in movable signs, the ninth in fixed, the fifth in dual (BPHS 6.12)", () => {
    const firstNavamsas = RASIS.map((_, index) => vargaRasi("D9", index * 30 + 0.5));
    const byElement = ["mesha", "makara", "tula", "karka"];
    expect(firstNavamsas).toEqual([...byElement, ...byElement, ...byElement]);
  });

  it("agrees with its arithmetic, the longitude in units of 3°20' counted round the signs", () => {
    fc.assert(
      fc.property(anyLongitude, (longitudeDeg) => {
        const parts = (longitudeDeg * 9) / 30;
        if (Math.abs(parts - Math.round(parts)) < 1e-9) return;
        expect(vargaRasi("D9", longitudeDeg)).toBe(rasiAt(Math.floor(parts)));
      }),
    );
  });

  it("returns the sign of the chart in the vargottama parts: first, fifth and last", () => {
    expect(vargaRasi("D9", 1)).toBe("mesha");
    expect(vargaRasi("D9", 45)).toBe("vrishabha");
    expect(vargaRasi("D9", 89)).toBe("mithuna");
  });
});

describe("the rasi chart", () => {
  it("is the sign itself", () => {
    fc.assert(
      fc.property(anyLongitude, (longitudeDeg) => {
        expect(vargaRasi("D1", longitudeDeg)).toBe(rasiOf(longitudeDeg));
      }),
    );
  });
});

/** The signs of all parts of one sign of the zodiac, in order, asked in the middle of each part. */
const partsOf = (varga: AnyVarga, rasi: Rasi, parts: number): readonly Rasi[] =>
  Array.from({ length: parts }, (_, part) => vargaRasi(varga, rasiIndex(rasi) * 30 + ((part + 0.5) * 30) / parts));

describe("the divisional charts of Parashara", () => {
  it("give the hora of the Sun and the Moon to the halves, the other way round in even signs (6.5-6)", () => {
    expect(partsOf("D2", "mesha", 2)).toEqual(["simha", "karka"]);
    expect(partsOf("D2", "vrishabha", 2)).toEqual(["karka", "simha"]);
  });

  it("give the thirds to the sign, its fifth and its ninth, the quarters to the kendras (6.7-9)", () => {
    expect(partsOf("D3", "vrishabha", 3)).toEqual(["vrishabha", "kanya", "makara"]);
    expect(partsOf("D4", "mithuna", 4)).toEqual(["mithuna", "kanya", "dhanu", "meena"]);
  });

  it("count the sevenths from the seventh, the tenths from the ninth in even signs (6.10-14)", () => {
    expect(partsOf("D7", "simha", 7)[0]).toBe("simha");
    expect(partsOf("D7", "vrishabha", 7)).toEqual([
      "vrischika",
      "dhanu",
      "makara",
      "kumbha",
      "meena",
      "mesha",
      "vrishabha",
    ]);
    expect(partsOf("D10", "karka", 10)[0]).toBe("meena");
    expect(partsOf("D10", "karka", 10)[1]).toBe("mesha");
    expect(partsOf("D10-R", "karka", 10)[1]).toBe("kumbha");
  });

  it("start the sixteenths, twentieths and forty-fifths by movable, fixed and dual (6.16-21, 31-32)", () => {
    const starts = (varga: AnyVarga, parts: number) =>
      (["karka", "simha", "kanya"] as const).map((rasi) => partsOf(varga, rasi, parts)[0]);
    expect(starts("D16", 16)).toEqual(["mesha", "simha", "dhanu"]);
    expect(starts("D20", 20)).toEqual(["mesha", "dhanu", "simha"]);
    expect(starts("D45", 45)).toEqual(["mesha", "simha", "dhanu"]);
    expect(starts("D8", 8)).toEqual(["mesha", "dhanu", "simha"]);
  });

  it("start the twenty-sevenths by element, the twenty-fourths and fortieths by parity (6.22-30)", () => {
    const starts = RASIS.slice(0, 4).map((rasi) => partsOf("D27", rasi, 27)[0]);
    expect(starts).toEqual(["mesha", "karka", "tula", "makara"]);
    expect([partsOf("D24", "mesha", 24)[0], partsOf("D24", "meena", 24)[0]]).toEqual(["simha", "karka"]);
    expect([partsOf("D40", "mesha", 40)[0], partsOf("D40", "meena", 40)[0]]).toEqual(["mesha", "tula"]);
    expect(partsOf("D24-R", "meena", 24).slice(0, 3)).toEqual(["karka", "mithuna", "vrishabha"]);
  });

  it("cut the trimshamsa into 5, 5, 8, 7, 5 degrees of Mars, Saturn, Jupiter, Mercury, Venus (6.27-28)", () => {
    const at = (baseDeg: number) => (degreesIn: number) => vargaRasi("D30", baseDeg + degreesIn);
    expect([0, 4.99, 5, 10, 17.99, 18, 25].map(at(0))).toEqual([
      "mesha",
      "mesha",
      "kumbha",
      "dhanu",
      "dhanu",
      "mithuna",
      "tula",
    ]);
    expect([0, 5, 12, 20, 25].map(at(30))).toEqual(["vrishabha", "kanya", "meena", "makara", "vrischika"]);
  });

  it("have twelfths and sixtieths from the sign itself (6.15, 33)", () => {
    expect(partsOf("D12", "meena", 12)).toEqual(["meena", ...RASIS.slice(0, 11)]);
    expect(partsOf("D60", "makara", 60).slice(0, 13)).toEqual([...RASIS.slice(9), ...RASIS.slice(0, 9), "makara"]);
  });

  it("run the drekkanas of Somanatha on from Mesha in odd signs and back from Meena in even ones", () => {
    expect(partsOf("D3-s", "mithuna", 3)).toEqual(["karka", "simha", "kanya"]);
    expect(partsOf("D3-s", "vrishabha", 3)).toEqual(["meena", "kumbha", "makara"]);
    expect(partsOf("D3-s", "meena", 3)).toEqual(["dhanu", "vrischika", "tula"]);
  });

  it("give a sign for every longitude, the same throughout a part", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL_VARGAS),
        fc.integer({ min: 0, max: 719 }),
        fc.nat(29),
        (varga, part, within) => {
          const count = varga === "D30" ? 30 : Number.parseInt(varga.slice(1), 10);
          const widthDeg = 30 / count;
          const start = (part % (12 * count)) * widthDeg;
          const first = vargaRasi(varga, start + widthDeg / 64);
          expect(RASIS).toContain(first);
          expect(vargaRasi(varga, start + (widthDeg * (within + 1)) / 32)).toBe(first);
        },
      ),
    );
  });

  it("begin the sixths from Mesha or Tula, and the elevenths as far back from Mesha as the sign is on from it", () => {
    expect([partsOf("D6", "simha", 6)[0], partsOf("D6", "kanya", 6)[5]]).toEqual(["mesha", "meena"]);
    expect(RASIS.map((rasi) => partsOf("D11", rasi, 11)[0])).toEqual(["mesha", ...RASIS.slice(1).toReversed()]);
    expect(partsOf("D11", "vrishabha", 11)[10]).toBe("makara");
  });

  it("stretch a part to a whole sign: begun at 0, half-way at 15", () => {
    expect(vargaDegrees("D9", 5)).toEqual({ fromDeg: 10 / 3, toDeg: 20 / 3, degrees: 15 });
    expect(vargaDegrees("D1", 47.25)).toEqual({ fromDeg: 0, toDeg: 30, degrees: 17.25 });
    // 5, 5, 8, 7, 5 degrees in an odd sign, 5, 7, 8, 5, 5 in an even one.
    expect(vargaDegrees("D30", 14)).toEqual({ fromDeg: 10, toDeg: 18, degrees: 15 });
    expect(vargaDegrees("D30", 38.5)).toEqual({ fromDeg: 5, toDeg: 12, degrees: 15 });
    expect(vargaDegrees("D30", 2)).toEqual({ fromDeg: 0, toDeg: 5, degrees: 12 });
  });

  it("have degrees of a sign, 0 and more and less than 30, at any longitude", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL_VARGAS), anyLongitude, (varga, longitudeDeg) => {
        const { degrees } = vargaDegrees(varga, longitudeDeg);
        expect(degrees >= 0 && degrees < 30, `${degrees}`).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("are those of Parashara but for five, which say that they are not", () => {
    const others = ALL_VARGAS.filter((varga) => !("work" in vargaSource(varga)));
    expect(others).toEqual(["D3-s", "D5", "D6", "D8", "D11"]);
    for (const varga of others)
      expect(vargaSource(varga)).toMatchObject({ together: [{}, { remark: "not_in_parashara" }] });
    for (const varga of ALL_VARGAS.filter((varga) => !others.includes(varga))) {
      expect(vargaSource(varga)).toMatchObject({ work: "bphs", chapter: 6 });
    }
  });
});
