import type { SadeSatiRow } from "#api/wire/sade-sati.ts";
import { dayMs, type Period, type Standing, standingOf } from "#person/periods/period.ts";

export interface SaturnStay extends Period {
  readonly type: SadeSatiRow["type"];
  readonly dhaiya: SadeSatiRow["dhaiya"];
  readonly direction: SadeSatiRow["direction"];
  /** The sign, in the language of the answer. */
  readonly sign: string;
  readonly isRetrograde: boolean;
  readonly standing: Standing;
  /** What it is about, told as of today. */
  readonly reading: string;
}

/** Saturn's stays as of today, in order of time. */
export function saturnStays(rows: readonly SadeSatiRow[], todayMs: number): readonly SaturnStay[] {
  return rows.map((row) => {
    const { type, dhaiya, direction, zodiac, retro, start_date, end_date, reading } = row;
    const period = { startMs: dayMs(start_date), endMs: dayMs(end_date) };
    const standing = standingOf(period, todayMs);
    return {
      type,
      dhaiya,
      direction,
      sign: zodiac,
      isRetrograde: retro,
      ...period,
      standing,
      reading: { past: reading.past, current: reading.now, future: reading.to_come }[standing],
    };
  });
}

export interface SaturnNow {
  readonly current: SaturnStay | undefined;
  /** The next to begin of another kind than the current one, or of any if none runs. */
  readonly next: SaturnStay | undefined;
  /** All are past: none is left of those that begin within 120 years of birth. */
  readonly isOver: boolean;
}

/** What of the four periods runs today, and what comes next. */
export function saturnNow(stays: readonly SaturnStay[]): SaturnNow {
  const current = stays.find(({ standing }) => standing === "current");
  return {
    current,
    next: stays.find(({ standing, type }) => standing === "future" && type !== current?.type),
    isOver: stays.length > 0 && stays.every(({ standing }) => standing === "past"),
  };
}

/** The stay that runs, or the next to come. */
export const stayTold = (stays: readonly SaturnStay[]): SaturnStay | undefined =>
  stays.find(({ standing }) => standing === "current") ?? stays.find(({ standing }) => standing === "future");

/** When a run of one kind ends finally: its stays part by less than a year while Saturn turns back and comes again. */
export function lastDayOfRun(stays: readonly SaturnStay[], from: SaturnStay): number {
  let endMs = from.endMs;
  for (const stay of stays) {
    const follows = stay.startMs >= endMs && stay.startMs - endMs < LONGEST_GAP_MS;
    if (stay.type === from.type && follows) endMs = stay.endMs;
  }
  return endMs;
}

/** Until when the stay that runs is said to last: not beyond the beginning of another kind, between whose stays it may come again. */
export function lastDayTold(stays: readonly SaturnStay[], current: SaturnStay): number {
  const endMs = lastDayOfRun(stays, current);
  const isParted = stays.some(
    ({ type, startMs }) => type !== current.type && startMs >= current.endMs && startMs < endMs,
  );
  return isParted ? current.endMs : endMs;
}

const LONGEST_GAP_MS = 366 * 86_400_000;

/** The runs of one kind, each from its first stay to its last. */
export function runsOf(stays: readonly SaturnStay[], type: SaturnStay["type"]): readonly Period[] {
  const runs: Period[] = [];
  for (const stay of stays) {
    if (stay.type !== type || stay.endMs <= (runs.at(-1)?.endMs ?? Number.NEGATIVE_INFINITY)) continue;
    runs.push({ startMs: stay.startMs, endMs: lastDayOfRun(stays, stay) });
  }
  return runs;
}
