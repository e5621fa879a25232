import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NAKSHATRAS } from "../../ids.ts";
import { vargaRasi } from "../varga/varga.ts";
import { nakshatraLord, nakshatraOf } from "./nakshatra.ts";
import { rasiAt } from "./rasi.ts";

const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe("stars", () => {
  it("begin every 13°20', four quarters each", () => {
    expect(nakshatraOf(0)).toEqual({ nakshatra: "ashwini", pada: 1, elapsed: 0 });
    expect(nakshatraOf(13.34)).toMatchObject({ nakshatra: "bharani", pada: 1 });
    expect(nakshatraOf(359.999)).toMatchObject({ nakshatra: "revati", pada: 4 });
    expect(nakshatraOf(180)).toMatchObject({ nakshatra: "chitra", pada: 3 });
  });

  it("exist for every longitude, and their quarter is the navamsa counted from Mesha", () => {
    fc.assert(
      fc.property(anyLongitude, (longitudeDeg) => {
        const { nakshatra, pada, elapsed } = nakshatraOf(longitudeDeg);
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(elapsed).toBeLessThan(1);
        const onEdge = Math.abs(longitudeDeg * 0.3 - Math.round(longitudeDeg * 0.3)) < 1e-9;
        if (!onEdge) expect(vargaRasi("D9", longitudeDeg)).toBe(rasiAt(NAKSHATRAS.indexOf(nakshatra) * 4 + pada - 1));
      }),
    );
  });

  it("have the lords of BPHS 46.12-14, Krittika to Bharani being Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury, Ketu, Venus", () => {
    const fromKrittika = [...NAKSHATRAS.slice(2), ...NAKSHATRAS.slice(0, 2)].map(nakshatraLord);
    const nine = ["sun", "moon", "mars", "rahu", "jupiter", "saturn", "mercury", "ketu", "venus"];
    expect(fromKrittika).toEqual([...nine, ...nine, ...nine]);
  });
});
