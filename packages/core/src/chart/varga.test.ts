import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RASIS } from "../ids.ts";
import { rasiAt, rasiOf } from "./rasi.ts";
import { vargaRasi } from "./varga.ts";

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
