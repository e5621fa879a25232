import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { TABLE_BODIES } from "../../packages/core/src/ephemeris/table-format.ts";
import { type BodyRecords, encodeTable } from "../library/ephemeris/encode-table.ts";
import { fitBody } from "../library/ephemeris/fit-body.ts";
import { ROOT } from "../library/run.ts";
import { say } from "../library/say.ts";

const TARGET = join(ROOT, "packages", "core", "data", "grahas.bin");
/** 1599-01-01 and 2402-01-01: the years 1600 to 2400 and one more at each end, for what their days reach out to. */
const START_JD = 2305082.5;
const END_JD = 2598373.5;
/** Places are asked up to 100 minutes before, when the light left. */
const LIGHT_TIME_DAYS = 1;

const bodies: BodyRecords[] = [];
for (const body of TABLE_BODIES) {
  const began = performance.now();
  const fitted = await fitBody(body, START_JD - LIGHT_TIME_DAYS, END_JD, Math.min(2, availableParallelism()));
  bodies.push(fitted);
  const orders = fitted.coordinates.map(({ in32, in16, in8 }) => `${in32}+${in16}+${in8}`).join(" ");
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  say(
    `${body.padEnd(8)}${fitted.segments} segments of ${fitted.segmentDays} days, ${fitted.recordBytes} bytes each ` +
      `(coefficients in 32+16+8 bits: ${orders}), ${(fitted.records.length / 1e6).toFixed(2)} MB, ${seconds} s`,
  );
}
const file = encodeTable(START_JD, END_JD, bodies);
mkdirSync(dirname(TARGET), { recursive: true });
// A reader meanwhile finds either the old or the new file, complete.
writeFileSync(`${TARGET}.new`, file);
renameSync(`${TARGET}.new`, TARGET);
say(`wrote ${(file.length / 1e6).toFixed(2)} MB`);
