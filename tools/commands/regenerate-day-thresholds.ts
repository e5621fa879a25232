import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  civilClockBy,
  dayForSign,
  daysAt,
  gregorianToJd,
  jdToGregorian,
  moonOfStar,
  NAKSHATRAS,
  RASIS,
} from "@vedanga/core";
import { realSky } from "@vedanga/testing/sky/made-sky";
import { ROOT } from "../library/run.ts";
import { say } from "../library/say.ts";

const TARGET = join(ROOT, "packages", "core", "src", "gochara", "day-thresholds.ts");
const HYDERABAD = { latitudeDeg: 17.385, longitudeDeg: 78.4867 };
const FIRST = gregorianToJd({ year: 2011, month: 1, day: 1 });
const END = gregorianToJd({ year: 2041, month: 1, day: 1 });
const TENTHS = 10;

const days = daysAt(
  realSky,
  HYDERABAD,
  civilClockBy(() => 5.5),
);
const suns = Array.from({ length: END - FIRST }, (_, index) => days.on(jdToGregorian(FIRST + index)).sun);

/** The lowest score below which lies this part of the totals. */
function thresholdAt(sorted: readonly number[], part: number): number {
  const atPart = sorted[Math.ceil(part * sorted.length) - 1];
  if (atPart === undefined) throw new RangeError(`no score at ${part}`);
  return atPart + 1;
}

function thresholdsOf(totals: readonly number[]): string {
  const sorted = totals.toSorted((a, b) => a - b);
  return Array.from({ length: TENTHS }, (_, index) => thresholdAt(sorted, (index + 0.5) / TENTHS)).join(", ");
}

const ofSigns = thresholdsOf(suns.flatMap((sun) => RASIS.map((rasi) => dayForSign(realSky, rasi, sun).total.score)));
const ofStars = thresholdsOf(
  suns.flatMap((sun) => NAKSHATRAS.map((star) => dayForSign(realSky, moonOfStar(star).rasi, sun, star).total.score)),
);
writeFileSync(
  TARGET,
  [
    "/**",
    " * The totals of a day from which about 1, 2 to 10 of ten days of a Moon sign have a lower one. Of every day from 2011 to",
    " * 2040 at Hyderabad and all signs, by npm run regenerate -- day-thresholds.",
    " */",
    `export const DAY_THRESHOLDS: readonly number[] = [${ofSigns}];`,
    "",
    "/** The same of a star of birth, of all 27. */",
    `export const STAR_DAY_THRESHOLDS: readonly number[] = [${ofStars}];`,
    "",
  ].join("\n"),
);
say(`counted ${suns.length} days of ${RASIS.length} signs and ${NAKSHATRAS.length} stars`);
