import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { VIMSHOTTARI_LORDS } from "../chart/zodiac/nakshatra.ts";
import type { DashaYear } from "../ids.ts";
import type { Sky } from "../sky.ts";
import { runningDashas, subPeriods, VIMSHOTTARI_YEARS, vimshottari } from "./vimshottari.ts";

const skyBy = (dashaYear: DashaYear): Sky => ({
  ...realSky,
  conventions: { ...realSky.conventions, dashaYear },
});
const birthJdUt = jdUt(2451545);
const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe("Vimshottari", () => {
  it("gives nine lords 120 years in all (BPHS 46.15)", () => {
    expect(Object.values(VIMSHOTTARI_YEARS).reduce((sum, years) => sum + years)).toBe(120);
  });

  it("begins with the lord of the Moon's star, as much of it behind as the Moon has passed of the star", () => {
    const { mahadashas } = vimshottari(realSky, birthJdUt, 20);
    expect(mahadashas.map(({ lord }) => lord)).toEqual([...VIMSHOTTARI_LORDS.slice(1), "ketu"]);
    // 20° is the middle of Bharani: half of Venus's twenty years were lived before birth.
    closeTo(mahadashas[0]!.startYears, -10, 1e-9, "years");
    closeTo(mahadashas[0]!.startJdUt, birthJdUt - 3652.5, 1e-6, "d");
    closeTo(mahadashas[0]!.endJdUt, birthJdUt + 3652.5, 1e-6, "d");
  });

  it("tiles 120 years without gap or overlap, whatever the Moon", () => {
    fc.assert(
      fc.property(anyLongitude, (moonDeg) => {
        const { mahadashas } = vimshottari(realSky, birthJdUt, moonDeg);
        for (const [index, period] of mahadashas.entries()) {
          if (index > 0) expect(period.startJdUt).toBe(mahadashas[index - 1]!.endJdUt);
        }
        const [first] = mahadashas;
        expect(first!.startJdUt).toBeLessThanOrEqual(birthJdUt);
        expect(first!.endJdUt).toBeGreaterThanOrEqual(birthJdUt);
        closeTo(mahadashas[8]!.endJdUt - first!.startJdUt, 120 * 365.25, 1e-6, "d");
      }),
    );
  });

  it("divides each period among nine, its own lord first, the ninth ending exactly where it ends", () => {
    fc.assert(
      fc.property(anyLongitude, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }), (moonDeg, i, j) => {
        const { clock, mahadashas } = vimshottari(realSky, birthJdUt, moonDeg);
        const maha = mahadashas[i]!;
        const antardashas = subPeriods(clock, maha);
        expect(antardashas[0]!.lords).toEqual([maha.lord, maha.lord]);
        expect(antardashas[0]!.startJdUt).toBe(maha.startJdUt);
        expect(antardashas[8]!.endJdUt).toBe(maha.endJdUt);
        const antar = antardashas[j]!;
        closeTo(
          antar.endYears - antar.startYears,
          (VIMSHOTTARI_YEARS[maha.lord] * VIMSHOTTARI_YEARS[antar.lord]) / 120,
          1e-9,
          "years",
        );
        const pratyantardashas = subPeriods(clock, antar);
        expect(pratyantardashas[8]!.endJdUt).toBe(antar.endJdUt);
        for (const [index, part] of pratyantardashas.entries()) {
          if (index > 0) expect(part.startJdUt).toBe(pratyantardashas[index - 1]!.endJdUt);
          expect(part.endJdUt).toBeGreaterThan(part.startJdUt);
        }
      }),
    );
  });

  it("finds the periods running at an instant, each inside the one above", () => {
    fc.assert(
      fc.property(anyLongitude, fc.double({ min: 0, max: 100, noNaN: true }), (moonDeg, years) => {
        const dasha = vimshottari(realSky, birthJdUt, moonDeg);
        const at = jdUt(birthJdUt + years * 365.25);
        const running = runningDashas(dasha, at, 5);
        expect(running).toHaveLength(5);
        expect(running[4]!.lords).toEqual(running.map(({ lord }) => lord));
        for (const { startJdUt, endJdUt } of running) {
          expect(startJdUt).toBeLessThanOrEqual(at);
          expect(endJdUt).toBeGreaterThan(at);
        }
      }),
    );
  });

  it("has nothing running before the first period and from the end of the ninth on", () => {
    const dasha = vimshottari(realSky, birthJdUt, 20);
    const { mahadashas } = dasha;
    expect(runningDashas(dasha, jdUt(mahadashas[0]!.startJdUt - 0.001), 3)).toEqual([]);
    expect(runningDashas(dasha, mahadashas[8]!.endJdUt, 3)).toEqual([]);
    expect(runningDashas(dasha, mahadashas[0]!.startJdUt, 3).map(({ lord }) => lord)).toEqual([
      "venus",
      "venus",
      "venus",
    ]);
  });

  it("under the solar year brings the Sun back to its place after whole years", () => {
    const { clock } = vimshottari(skyBy("solar"), birthJdUt, 20);
    closeTo(clock(1) - birthJdUt, 365.256, 0.02, "d");
    closeTo(clock(100) - birthJdUt, 36525.636, 0.05, "d");
    // The Sun is quick in January: a quarter of its circle from then takes less than a quarter of a year.
    closeTo(clock(0.25) - birthJdUt, 89.4, 0.2, "d");
  });
});
