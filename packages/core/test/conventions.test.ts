import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { civilClockBy } from "../src/calendar/civil-clock.ts";
import { jdUt } from "../src/calendar/julian-day.ts";
import { ashtakavarga } from "../src/chart/ashtakavarga/ashtakavarga.ts";
import { castChart } from "../src/chart/cast-chart.ts";
import type { Conventions } from "../src/conventions.ts";
import { vimshottari } from "../src/dasha/vimshottari.ts";
import { daysAt } from "../src/day/days-at.ts";
import { ingresses } from "../src/gochara/ingress.ts";
import { sadeSati } from "../src/gochara/sade-sati.ts";
import { moonRiseSet } from "../src/horizon/rise-set.ts";
import { AYANAMSAS, BINDU_TABLES, DASHA_YEARS, NODE_KINDS, POSITION_KINDS, SUNRISE_KINDS } from "../src/ids.ts";
import { itemAt } from "../src/item-at.ts";
import { limbsAt, sunSignsBetween } from "../src/panchanga/limbs.ts";
import type { GeoPoint, Sky } from "../src/sky.ts";

const HYDERABAD: GeoPoint = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const BIRTH = jdUt(2451545.3);
const DECADE_DAYS = 3652;

const chart = (sky: Sky) => castChart(sky, BIRTH, HYDERABAD);
const day = (sky: Sky) =>
  daysAt(
    sky,
    HYDERABAD,
    civilClockBy(() => 5.5),
  ).on({ year: 2000, month: 1, day: 1 });
const firstIngress = (sky: Sky, body: "saturn" | "rahu"): number =>
  itemAt(ingresses(sky, body, BIRTH, jdUt(BIRTH + DECADE_DAYS)), 0).jdUt;

/** Something of every part of the calculations, in full figures. */
const FIGURES = {
  "end of the tithi": (sky: Sky): number => limbsAt(sky, BIRTH).tithi.endJdUt,
  "end of the nakshatra": (sky: Sky): number => limbsAt(sky, BIRTH).nakshatra.endJdUt,
  "end of the yoga": (sky: Sky): number => limbsAt(sky, BIRTH).yoga.endJdUt,
  "the last sankranti": (sky: Sky): number => itemAt(sunSignsBetween(sky, BIRTH, BIRTH), 0).startJdUt,
  "the day's sunrise": (sky: Sky): number => day(sky).sun.span.startJdUt,
  "first moonrise": (sky: Sky): number => itemAt(moonRiseSet(sky, BIRTH, jdUt(BIRTH + 2), HYDERABAD).rises, 0),
  "first hora's end": (sky: Sky): number => day(sky).spans.find(({ kind }) => kind === "hora")?.endJdUt ?? Number.NaN,
  lagna: (sky: Sky): number => chart(sky).lagna.longitudeDeg,
  sun: (sky: Sky): number => chart(sky).grahas.sun.longitudeDeg,
  moon: (sky: Sky): number => chart(sky).grahas.moon.longitudeDeg,
  rahu: (sky: Sky): number => chart(sky).grahas.rahu.longitudeDeg,
  "second mahadasha": (sky: Sky): number =>
    itemAt(vimshottari(sky, BIRTH, chart(sky).grahas.moon.longitudeDeg).mahadashas, 1).startJdUt,
  "ingress of saturn": (sky: Sky): number => firstIngress(sky, "saturn"),
  "ingress of rahu": (sky: Sky): number => firstIngress(sky, "rahu"),
  "the Moon's bindus": (sky: Sky): number =>
    ashtakavarga(sky.conventions, chart(sky)).bhinna.moon.reduce((digits, count) => 9 * digits + count, 0),
  "first row of sade sati": (sky: Sky): number => itemAt(sadeSati(sky, BIRTH, "tula"), 0).startJdUt,
} as const;
type Figure = keyof typeof FIGURES;

const SIDEREAL: readonly Figure[] = [
  "end of the nakshatra",
  "end of the yoga",
  "the last sankranti",
  "sun",
  "moon",
  "second mahadasha",
  "ingress of saturn",
  "first row of sade sati",
];

/** What each convention decides; it must leave the rest as it is, to the last digit. */
const DECIDES: Readonly<Record<keyof Conventions, readonly Figure[]>> = {
  ayanamsa: [...SIDEREAL, "lagna", "rahu", "ingress of rahu"],
  positions: [...SIDEREAL, "end of the tithi"],
  node: ["rahu", "ingress of rahu"],
  sunrise: ["the day's sunrise", "first moonrise", "first hora's end"],
  dashaYear: ["second mahadasha"],
  bindus: ["the Moon's bindus"],
};
const VALUES = {
  ayanamsa: AYANAMSAS,
  positions: POSITION_KINDS,
  node: NODE_KINDS,
  sunrise: SUNRISE_KINDS,
  dashaYear: DASHA_YEARS,
  bindus: BINDU_TABLES,
} as const;

describe("the conventions", () => {
  for (const convention of ["ayanamsa", "positions", "node", "sunrise", "dashaYear", "bindus"] as const) {
    const skies = VALUES[convention].map(
      (value): Sky => ({ ...realSky, conventions: { ...realSky.conventions, [convention]: value } }),
    );
    for (const [figure, calculate] of Object.entries(FIGURES)) {
      const decides = DECIDES[convention].some((decided) => decided === figure);
      it(`${convention} ${decides ? "changes" : "leaves"} ${figure}${decides ? ", by each of its values" : ""}`, () => {
        const found = skies.map(calculate);
        expect(found.every(Number.isFinite)).toBe(true);
        expect(new Set(found).size).toBe(decides ? skies.length : 1);
      });
    }
  }
});
