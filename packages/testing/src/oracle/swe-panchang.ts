import { type JulianDayUt, jdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { moonRiseSet, type RiseSet, sunRiseSet } from "@vedanga/core/src/horizon/rise-set.ts";
import { type Limbs, limbsAt, moonSignsBetween, sunSignsBetween } from "@vedanga/core/src/panchanga/limbs.ts";
import { nextFullMoon, nextNewMoon } from "@vedanga/core/src/panchanga/limbs-angle.ts";
import type { NumberedSpan } from "@vedanga/core/src/panchanga/limbs-wheel.ts";
import { ayanamsaDeg } from "@vedanga/core/src/sidereal/ayanamsa.ts";
import type { GeoPoint } from "@vedanga/core/src/sky.ts";
import { deltaTSeconds, utToTt } from "@vedanga/core/src/time/delta-t.ts";
import { readAuthority } from "../authority.ts";
import { compareAll } from "./authority-reader.ts";
import { arcsecBetween, type Comparison, mismatch, secondsBetween } from "./comparison.ts";
import { lahiriSky } from "./skies.ts";
import type { SweRecord } from "./swe-record.ts";

interface LimbFigures {
  readonly n: number;
  readonly start: number;
  readonly end: number;
}

interface PanchangRecord extends SweRecord, Readonly<Record<keyof Limbs<unknown>, LimbFigures>> {
  readonly tz: number;
  readonly city: string;
  readonly local: { readonly date: string; readonly time: string };
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
  readonly moonrise: number;
  readonly moonset: number;
  readonly moonSign: number;
  readonly sunSign: number;
  readonly nextNew: number;
  readonly nextFull: number;
}

interface Question {
  readonly jd: JulianDayUt;
  readonly limbs: Limbs<NumberedSpan>;
  readonly sun: RiseSet;
  readonly moon: RiseSet;
  readonly tomorrowsSun: RiseSet;
  readonly civilDayEnd: number;
}

const sky = lahiriSky("mean");

function questionOf({ jd, tz, lat, lon }: PanchangRecord): Question {
  const at = jdUt(jd);
  const place: GeoPoint = { latitudeDeg: lat, longitudeDeg: lon };
  const midnight = Math.floor(jd + 0.5 + tz / 24) - 0.5 - tz / 24;
  const day = (offset: number): JulianDayUt => jdUt(midnight + offset);
  return {
    jd: at,
    limbs: limbsAt(sky, at),
    sun: sunRiseSet(sky, day(0), day(1), place),
    moon: moonRiseSet(sky, day(0), day(1), place),
    tomorrowsSun: sunRiseSet(sky, day(1), day(2), place),
    civilDayEnd: day(1),
  };
}

const limbReader =
  (limb: keyof Limbs<unknown>) =>
  (record: PanchangRecord, { limbs }: Question) => [
    { quantity: `${limb} number`, error: mismatch(limbs[limb].number, record[limb].n) },
    { quantity: `${limb} instant`, error: secondsBetween(limbs[limb].startJdUt, record[limb].start) },
    { quantity: `${limb} instant`, error: secondsBetween(limbs[limb].endJdUt, record[limb].end) },
  ];

/** The one event of a civil day; a figure past its end means that the day has none. */
function ofCivilDay(quantity: string, ours: readonly JulianDayUt[], theirs: number, civilDayEnd: number) {
  const expected = theirs < civilDayEnd ? 1 : 0;
  const count = { quantity: `${quantity} in the civil day`, error: mismatch(ours.length, expected) };
  const [first] = ours;
  return first === undefined || expected === 0 ? [count] : [count, { quantity, error: secondsBetween(first, theirs) }];
}

/** The panchang of 180 days in twelve cities by Swiss Ephemeris. */
export const compareSwePanchang = (): readonly Comparison[] =>
  compareAll<PanchangRecord, Question>(
    {
      file: "swe-panchang",
      nameOf: ({ city, local }, index) => `${index} ${city} ${local.date}`,
      questionKeys: ["y", "m", "d", "ut", "jd", "lat", "lon", "tz", "city", "local"],
      questionOf,
      figures: {
        ayanamsa: ({ ayanamsa }, { jd }) => [
          { quantity: "ayanamsa lahiri", error: arcsecBetween(ayanamsaDeg(sky, utToTt(jd)), ayanamsa) },
        ],
        deltaT: ({ y, deltaT }, { jd }) => [
          { quantity: y < 2026 ? "delta T to 2025" : "delta T to 2050", error: deltaTSeconds(jd) - deltaT },
        ],
        tithi: limbReader("tithi"),
        nakshatra: limbReader("nakshatra"),
        yoga: limbReader("yoga"),
        karana: limbReader("karana"),
        sunrise: ({ sunrise }, { sun, civilDayEnd }) => ofCivilDay("sunrise", sun.rises, sunrise, civilDayEnd),
        sunset: ({ sunset }, { sun, civilDayEnd }) => ofCivilDay("sunset", sun.sets, sunset, civilDayEnd),
        nextSunrise: ({ nextSunrise }, { tomorrowsSun, civilDayEnd }) =>
          ofCivilDay("sunrise", tomorrowsSun.rises, nextSunrise, civilDayEnd + 1),
        moonrise: ({ moonrise }, { moon, civilDayEnd }) => ofCivilDay("moonrise", moon.rises, moonrise, civilDayEnd),
        moonset: ({ moonset }, { moon, civilDayEnd }) => ofCivilDay("moonset", moon.sets, moonset, civilDayEnd),
        moonSign: ({ moonSign }, { jd }) => [
          { quantity: "moon sign", error: mismatch(moonSignsBetween(sky, jd, jd)[0]?.number, moonSign) },
        ],
        sunSign: ({ sunSign }, { jd }) => [
          { quantity: "sun sign", error: mismatch(sunSignsBetween(sky, jd, jd)[0]?.number, sunSign) },
        ],
        nextNew: ({ nextNew }, { jd }) => [
          { quantity: "new moon", error: secondsBetween(nextNewMoon(sky, jd), nextNew) },
        ],
        nextFull: ({ nextFull }, { jd }) => [
          { quantity: "full moon", error: secondsBetween(nextFullMoon(sky, jd), nextFull) },
        ],
      },
    },
    readAuthority<readonly PanchangRecord[]>("swe-panchang"),
  );
