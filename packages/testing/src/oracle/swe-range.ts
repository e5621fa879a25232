import { type JulianDayTt, jdTt } from "@vedanga/core/src/calendar/julian-day.ts";
import { AYANAMSAS, type Ayanamsa, type Graha, type PositionKind } from "@vedanga/core/src/ids.ts";
import { ayanamsaDeg } from "@vedanga/core/src/sidereal/ayanamsa.ts";
import type { Sky } from "@vedanga/core/src/sky.ts";
import { readAuthority } from "../authority.ts";
import { compareAll } from "./authority-reader.ts";
import { arcsecBetween, type Comparison } from "./comparison.ts";
import { lahiriSky } from "./skies.ts";

type Longitudes = Readonly<Partial<Record<Graha, number>>>;
type Ayanamsas = Readonly<Partial<Record<Ayanamsa, number>>>;

interface RangeRecord {
  readonly jdTt: number;
  readonly apparent: Longitudes;
  readonly true: Longitudes;
  readonly ayanamsa: Ayanamsas;
  readonly ayanamsaTrue: Ayanamsas;
}

const base = lahiriSky("mean");

const longitudes = (positions: PositionKind) => (record: RangeRecord, jd: JulianDayTt) =>
  (Object.entries(record[positions]) as [Graha, number][]).map(([body, theirs]) => ({
    quantity: `1600-2400 longitude ${body}`,
    error: arcsecBetween(base.ephemeris.position(body, jd, positions, "mean").longitudeDeg, theirs),
  }));

const ayanamsas =
  (key: "ayanamsa" | "ayanamsaTrue", positions: PositionKind) => (record: RangeRecord, jd: JulianDayTt) =>
    AYANAMSAS.flatMap((ayanamsa) => {
      const theirs = record[key][ayanamsa];
      if (theirs === undefined) return [];
      const sky: Sky = { ...base, conventions: { ...base.conventions, ayanamsa, positions } };
      return [{ quantity: `1600-2400 ayanamsa ${ayanamsa}`, error: arcsecBetween(ayanamsaDeg(sky, jd), theirs) }];
    });

/** Tropical longitudes, apparent and true, and seven ayanamsas, over the whole range of the sky. */
export const compareSweRange = (): readonly Comparison[] =>
  compareAll<RangeRecord, JulianDayTt>(
    {
      file: "swe-range",
      nameOf: ({ jdTt: jd }) => `${jd}`,
      questionKeys: ["jdTt"],
      questionOf: ({ jdTt: jd }) => jdTt(jd),
      figures: {
        apparent: longitudes("apparent"),
        true: longitudes("true"),
        ayanamsa: ayanamsas("ayanamsa", "apparent"),
        ayanamsaTrue: ayanamsas("ayanamsaTrue", "true"),
      },
    },
    readAuthority<readonly RangeRecord[]>("swe-range"),
  );
