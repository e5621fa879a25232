import { closeTo } from "@vedanga/testing/close-to";
import { chartWithLagna, realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { dashaBalance, dashaPartsReason, dashaReason, runningReason } from "./dasha-balance.ts";
import { dashaYearsBetween } from "./dasha-clock.ts";
import { runningDashas, VIMSHOTTARI_YEARS, vimshottari } from "./vimshottari.ts";

const balanceOf = (moonDeg: number) => dashaBalance(vimshottari(realSky, jdUt(2451545), moonDeg));

describe("the balance of dasha at birth", () => {
  it("is the whole period when the Moon enters a star and nothing when it leaves it", () => {
    expect(balanceOf(0)).toMatchObject({ lord: "ketu", years: 7, months: 0, days: 0 });
    expect(balanceOf(40 / 3 - 1e-7)).toMatchObject({ lord: "ketu", years: 0, months: 0, days: 0 });
    expect(balanceOf(20)).toMatchObject({ lord: "venus", years: 10, months: 0, days: 0 });
  });

  it("counts twelve months of thirty days", () => {
    // A thirtieth of Ketu's star is passed: 7 years less 84 days of 360 are 6 years, 9 months, 6 days.
    expect(balanceOf(40 / 3 / 30)).toMatchObject({ lord: "ketu", years: 6, months: 9, days: 6 });
  });

  it("is to the nearest day, as books print it", () => {
    // Ketu's seven years less 84.4 and 84.6 days of 360.
    expect(balanceOf((40 / 3) * (84.4 / 2520))).toMatchObject({ years: 6, months: 9, days: 6 });
    expect(balanceOf((40 / 3) * (84.6 / 2520))).toMatchObject({ years: 6, months: 9, days: 5 });
  });

  it("equals the years it represents, within half a day, whatever the Moon", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.9999, noNaN: true }), (moonDeg) => {
        const { lord, balanceYears, years, months, days } = balanceOf(moonDeg);
        expect(months).toBeLessThan(12);
        expect(days).toBeLessThan(30);
        expect(balanceYears).toBeLessThanOrEqual(VIMSHOTTARI_YEARS[lord]);
        const short = balanceYears * 360 - (years * 360 + months * 30 + days);
        expect(Math.abs(short)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe("why a dasha runs", () => {
  const birthJdUt = jdUt(2451545);
  // The middle of Bharani: half of the twenty years of Venus had passed.
  const dashas = vimshottari(realSky, birthJdUt, 20);
  const runningAt = (years: number, levels: number) => runningDashas(dashas, dashas.clock(years), levels);

  it("says the star of the Moon and the balance", () => {
    const { moon } = chartWithLagna("mesha", { moon: 20 }).grahas;
    expect(dashaReason(dashas, moon)).toMatchObject({
      rule: "dasha.balance_at_birth",
      facts: { nakshatra: "bharani", lord: "venus", years: 10, months: 0, days: 0 },
      about: "moon",
    });
  });

  it("counts ages from birth, the first period's too, and names the lords from the mahadasha down", () => {
    expect(runningReason(runningAt(5, 1))).toMatchObject({
      rule: "dasha.running",
      facts: { lords: ["venus"], fromAge: 0, toAge: 10 },
      about: "venus",
    });
    expect(runningReason(runningAt(10.1, 2))).toMatchObject({
      facts: { lords: ["sun", "sun"], fromAge: 10, toAge: 16 },
      about: "sun",
    });
  });

  it("says after the last period that all of them have passed", () => {
    expect(runningReason(runningAt(111, 1))).toMatchObject({
      rule: "dasha.all_passed",
      facts: { years: 120 },
      about: "moon",
    });
  });

  it("divides a mahadasha by the years of its lord", () => {
    expect(dashaPartsReason("saturn")).toMatchObject({
      rule: "dasha.cut_by_years",
      facts: { lord: "saturn", years: 19 },
      about: "saturn",
    });
  });

  it("has no balance without a mahadasha", () => {
    expect(() => dashaBalance({ ...dashas, mahadashas: [] })).toThrow("no mahadasha");
  });
});

describe("the years between two instants", () => {
  it("are those the clock needs to come from one to the other, by every length of year", () => {
    for (const dashaYear of ["365.25", "360", "solar"] as const) {
      const sky = { ...realSky, conventions: { ...realSky.conventions, dashaYear } };
      const birthJdUt = jdUt(2446000.3);
      const { clock } = vimshottari(sky, birthJdUt, 100);
      for (const years of [-3.2, 0.01, 0.5, 0.999, 30.75, 88]) {
        closeTo(dashaYearsBetween(sky, birthJdUt, clock(years)), years, 1e-8, "years");
      }
    }
  });
});
