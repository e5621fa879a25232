import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { civilClockBy, dayForSign, daysAt, gregorianToJd, jdToGregorian, RASIS } from "@vedanga/core";
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
const totals = Array.from({ length: END - FIRST }, (_, index) => days.on(jdToGregorian(FIRST + index)).sun)
  .flatMap((sun) => RASIS.map((rasi) => dayForSign(realSky, rasi, sun).total.score))
  .sort((a, b) => a - b);

/** The lowest score below which lies this part of the totals. */
function thresholdAt(part: number): number {
  const atPart = totals[Math.ceil(part * totals.length) - 1];
  if (atPart === undefined) throw new RangeError(`no score at ${part}`);
  return atPart + 1;
}

const thresholds = Array.from({ length: TENTHS }, (_, index) => thresholdAt((index + 0.5) / TENTHS));
writeFileSync(
  TARGET,
  [
    "/**",
    " * The totals of a day from which about 1, 2 to 10 of ten days of a Moon sign have a lower one. Of every day from 2011 to",
    " * 2040 at Hyderabad and all signs, by npm run regenerate -- day-thresholds.",
    " */",
    `export const DAY_THRESHOLDS: readonly number[] = [${thresholds.join(", ")}];`,
    "",
  ].join("\n"),
);
say(`counted ${END - FIRST} days of ${RASIS.length} signs`);
