import { normalizeDegrees } from "@vedanga/core/src/angle/degrees.ts";
import { jdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { castChart } from "@vedanga/core/src/chart/cast-chart.ts";
import type { Chart } from "@vedanga/core/src/chart/chart.ts";
import type { Graha, Rasi } from "@vedanga/core/src/ids.ts";
import { definedAyanamsaDeg } from "@vedanga/core/src/sidereal/ayanamsa.ts";
import type { GeoPoint, Sky } from "@vedanga/core/src/sky.ts";
import { realEphemeris } from "./real-ephemeris.ts";

/** The real sky by the product's own conventions. */
export const realSky: Sky = {
  ephemeris: realEphemeris,
  conventions: {
    ayanamsa: "lahiri",
    node: "mean",
    positions: "apparent",
    sunrise: "limb",
    dashaYear: "365.25",
    bindus: "varahamihira",
  },
};

/** More than the rounding of adding the ayanamsa and taking it off: what begins a sign must not end the one before. */
const HAIR_DEG = 1e-12;

/** The real sky with some grahas put at other sidereal longitudes, to test rules on charts that are written down. */
export const skyWith = (placesDeg: Readonly<Partial<Record<Graha, number>>>): Sky => ({
  ...realSky,
  ephemeris: {
    ...realSky.ephemeris,
    position: (body, jd, positions, node) => {
      const real = realSky.ephemeris.position(body, jd, positions, node);
      const placeDeg = placesDeg[body];
      if (placeDeg === undefined) return real;
      return { ...real, longitudeDeg: normalizeDegrees(placeDeg + HAIR_DEG + definedAyanamsaDeg("lahiri", jd)) };
    },
  },
});

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const START = 2451545;

/** A chart with a given lagna, cast in the first hour of a day at which that sign rises. */
export function chartWithLagna(lagna: Rasi, placesDeg: Readonly<Partial<Record<Graha, number>>> = {}): Chart {
  const sky = skyWith(placesDeg);
  for (let quarterHour = 0; quarterHour < 96; quarterHour += 1) {
    const chart = castChart(sky, jdUt(START + quarterHour / 96), HYDERABAD);
    if (chart.lagna.rasi === lagna) return chart;
  }
  throw new RangeError(`${lagna} does not rise`);
}
