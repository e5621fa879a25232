import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type JulianDayTt, jdTt } from "@vedanga/core/src/calendar/julian-day.ts";
import type { PositionKind } from "@vedanga/core/src/ids.ts";

/** Where Debian's swe-standard-data puts the files of Swiss Ephemeris. */
const FILES = "/usr/share/libswe/ephe";

const SWETEST_BODIES = {
  Sun: "sun",
  Moon: "moon",
  Mars: "mars",
  Mercury: "mercury",
  Jupiter: "jupiter",
  Venus: "venus",
  Saturn: "saturn",
  "mean Node": "mean node",
  "true Node": "true node",
} as const;
export type SwetestBody = (typeof SWETEST_BODIES)[keyof typeof SWETEST_BODIES];

/** One line of swetest: mean equinox of date, degrees and degrees a day. */
export interface SwetestRow {
  readonly jd: JulianDayTt;
  readonly body: SwetestBody;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly speedDegPerDay: number;
}

/** Why Swiss Ephemeris cannot be asked on this machine; undefined if it can. */
export function swetestMissing(): string | undefined {
  if (!existsSync(FILES)) return "no files of Swiss Ephemeris (Debian: swe-standard-data)";
  return spawnSync("swetest", ["-h"]).error === undefined ? undefined : "no swetest (Debian: swetest)";
}

/** Nine bodies at `count` instants of Terrestrial Time, from the files. Throws when swetest says anything unexpected. */
export function askSwetest(
  startJd: number,
  stepDays: number,
  count: number,
  positions: PositionKind,
): readonly SwetestRow[] {
  const { stdout, status } = spawnSync(
    "swetest",
    [
      `-edir${FILES}`,
      "-eswe",
      "-p0142356mt",
      `-bj${startJd}`,
      `-n${count}`,
      `-s${stepDays}`,
      "-nonut",
      ...(positions === "true" ? ["-true"] : []),
      "-fJPlbs",
      "-g,",
      "-head",
    ],
    { encoding: "utf8", maxBuffer: 64e6 },
  );
  const rows = stdout
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(rowOf);
  if (status !== 0 || rows.length !== 9 * count) throw new Error(`swetest answered: ${stdout.slice(0, 500)}`);
  return rows;
}

function rowOf(line: string): SwetestRow {
  const [jd, name = "", longitudeDeg, latitudeDeg, speedDegPerDay] = line.split(",").map((field) => field.trim());
  const body = SWETEST_BODIES[name as keyof typeof SWETEST_BODIES];
  if (body === undefined) throw new Error(`swetest answered: ${line}`);
  return {
    jd: jdTt(Number(jd)),
    body,
    longitudeDeg: Number(longitudeDeg),
    latitudeDeg: Number(latitudeDeg),
    speedDegPerDay: Number(speedDegPerDay),
  };
}
