import { gregorianToJd } from "@vedanga/core/src/calendar/gregorian.ts";
import { type JulianDayUt, jdUt } from "@vedanga/core/src/calendar/julian-day.ts";
import { ascendantDeg, midheavenDeg } from "@vedanga/core/src/horizon/ascendant.ts";
import type { Graha } from "@vedanga/core/src/ids.ts";
import { ayanamsaDeg } from "@vedanga/core/src/sidereal/ayanamsa.ts";
import { siderealPosition } from "@vedanga/core/src/sidereal/sidereal-position.ts";
import type { GeoPoint, Sky } from "@vedanga/core/src/sky.ts";
import { deltaTSeconds, utToTt } from "@vedanga/core/src/time/delta-t.ts";
import { readAuthority } from "../authority.ts";
import { compareAll } from "./authority-reader.ts";
import { arcsecBetween, type Comparison, secondsBetween } from "./comparison.ts";
import { lahiriSky } from "./skies.ts";
import type { SweRecord } from "./swe-record.ts";

interface BodyFigures {
  readonly lon: number;
  readonly lat: number;
  readonly speed: number;
}

type Body = "sun" | "moon" | "mars" | "mercury" | "jupiter" | "venus" | "saturn" | "rahu" | "trueNode";

interface SweChartRecord extends SweRecord, Readonly<Record<Body, BodyFigures>> {
  readonly asc: number;
  readonly mc: number;
}

interface Question {
  readonly jd: JulianDayUt;
  readonly place: GeoPoint;
  readonly ayanamsa: number;
}

const figuresOf =
  (sky: Sky, body: Graha, name: Body) =>
  (record: SweChartRecord, { jd }: Question) => {
    const ours = siderealPosition(sky, body, jd);
    const theirs = record[name];
    return [
      { quantity: `longitude ${name}`, error: arcsecBetween(ours.longitudeDeg, theirs.lon) },
      { quantity: `latitude ${name}`, error: (ours.latitudeDeg - theirs.lat) * 3600 },
      { quantity: `speed ${name}`, error: (ours.speedDegPerDay - theirs.speed) * 3600 },
    ];
  };

const bodyReader = (name: Exclude<Body, "trueNode">) => figuresOf(lahiriSky("mean"), name, name);

/** Positions, lagna, midheaven, ayanamsa and delta T of 300 charts by Swiss Ephemeris. */
export const compareSweCharts = (): readonly Comparison[] =>
  compareAll<SweChartRecord, Question>(
    {
      file: "swe-charts",
      nameOf: (_, index) => `${index}`,
      questionKeys: ["y", "m", "d", "ut", "lat", "lon"],
      questionOf: ({ jd, lat, lon, ayanamsa }) => ({
        jd: jdUt(jd),
        place: { latitudeDeg: lat, longitudeDeg: lon },
        ayanamsa,
      }),
      figures: {
        jd: ({ y, m, d, ut, jd }) => [
          { quantity: "julian day", error: secondsBetween(gregorianToJd({ year: y, month: m, day: d }) + ut / 24, jd) },
        ],
        ayanamsa: ({ ayanamsa }, { jd }) => [
          {
            quantity: "ayanamsa lahiri",
            error: arcsecBetween(ayanamsaDeg(lahiriSky("mean"), utToTt(jd)), ayanamsa),
          },
        ],
        deltaT: ({ y, deltaT }, { jd }) => [
          { quantity: y < 2026 ? "delta T to 2025" : "delta T to 2050", error: deltaTSeconds(jd) - deltaT },
        ],
        sun: bodyReader("sun"),
        moon: bodyReader("moon"),
        mars: bodyReader("mars"),
        mercury: bodyReader("mercury"),
        jupiter: bodyReader("jupiter"),
        venus: bodyReader("venus"),
        saturn: bodyReader("saturn"),
        rahu: bodyReader("rahu"),
        trueNode: figuresOf(lahiriSky("true"), "rahu", "trueNode"),
        asc: ({ asc }, { jd, place, ayanamsa }) => [
          { quantity: "lagna", error: arcsecBetween(ascendantDeg(jd, place) - ayanamsa, asc) },
        ],
        mc: ({ mc }, { jd, place, ayanamsa }) => [
          { quantity: "midheaven", error: arcsecBetween(midheavenDeg(jd, place) - ayanamsa, mc) },
        ],
      },
    },
    readAuthority<readonly SweChartRecord[]>("swe-charts"),
  );
