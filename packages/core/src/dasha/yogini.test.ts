import { instantOf, readAuthority } from "@vedanga/testing/authority";
import { closeTo } from "@vedanga/testing/close-to";
import { realSky } from "@vedanga/testing/sky/made-sky";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { YOGINIS } from "../ids.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import { yoginiDasha, yoginiParts } from "./yogini.ts";

const birthJdUt = jdUt(2451545);
const anyLongitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe("the yogini dasha", () => {
  it("gives each star the yogini of three more than its number, by eights", () => {
    const first = Array.from(
      { length: 27 },
      (_, star) => yoginiDasha(realSky, birthJdUt, (star * 40) / 3 + 1).periods[0],
    );
    // The stars of Mangala are Ardra, Chitra and Shravana.
    expect(first.flatMap((period, star) => (period?.yogini === "mangala" ? [star + 1] : []))).toEqual([6, 14, 22]);
    expect(first.flatMap((period, star) => (period?.yogini === "sankata" ? [star + 1] : []))).toEqual([5, 13, 21]);
    expect(first[0]?.yogini).toBe("bhramari");
  });

  it("tiles three cycles of 36 years, and each period by its eight parts in proportion", () => {
    fc.assert(
      fc.property(anyLongitude, fc.integer({ min: 0, max: 23 }), (moonDeg, at) => {
        const { clock, periods } = yoginiDasha(realSky, birthJdUt, moonDeg);
        expect(periods).toHaveLength(24);
        closeTo(periods[23]!.endYears - periods[0]!.startYears, 108, 1e-9, "years");
        expect(periods[0]!.startJdUt).toBeLessThanOrEqual(birthJdUt);
        expect(periods[0]!.endJdUt).toBeGreaterThanOrEqual(birthJdUt);
        const period = periods[at]!;
        if (at > 0) expect(period.startJdUt).toBe(periods[at - 1]!.endJdUt);
        const parts = yoginiParts(clock, period);
        expect([parts[0]!.yogini, parts[0]!.startJdUt]).toEqual([period.yogini, period.startJdUt]);
        expect([parts[7]!.endJdUt, parts[7]!.endYears]).toEqual([period.endJdUt, period.endYears]);
        for (const [index, part] of parts.entries()) {
          if (index > 0) expect(part.startJdUt).toBe(parts[index - 1]!.endJdUt);
          const years = ((YOGINIS.indexOf(period.yogini) + 1) * (YOGINIS.indexOf(part.yogini) + 1)) / 36;
          closeTo(part.endYears - part.startYears, years, 1e-9, "years");
        }
      }),
    );
  });
});

interface Printed {
  readonly id: string;
  readonly input: {
    readonly date: string;
    readonly time: string;
    readonly utc_offset_h: number;
  };
  readonly expect: {
    readonly periods?: readonly { readonly yogini: string; readonly start: string; readonly years: number }[];
  };
}

it("begins each of 24 periods of PyJHora's birth of 1996 within six hours of it", () => {
  const record = readAuthority<readonly Printed[]>("more-dashas").find(({ id }) => id === "pyjhora-yogini-1996");
  const { date = "", time = "", utc_offset_h: offset = 0 } = record?.input ?? {};
  const printed = record?.expect.periods ?? [];
  const sky = { ...realSky, conventions: { ...realSky.conventions, dashaYear: "365.256364" as const } };
  const birth = instantOf(date, time, offset);
  const { periods } = yoginiDasha(sky, birth, siderealLongitudeDeg(sky, "moon", birth));
  expect(printed).toHaveLength(periods.length);
  const hours = periods.map(({ yogini, startJdUt }, index) => {
    const { yogini: name = "", start = "" } = printed[index] ?? {};
    expect(yogini).toBe(name.toLowerCase());
    const [day = "", clock = ""] = start.split("T");
    return (startJdUt - instantOf(day, clock, offset)) * 24;
  });
  // Its Moon is a few arc seconds from ours, which moves all boundaries alike.
  closeTo(Math.max(...hours), Math.min(...hours), 0.01, "hours");
  expect(Math.abs(hours[0] ?? Number.NaN)).toBeLessThan(6);
});
