import type { Stretch } from "./stretch.ts";

const WEEK_DAYS = 7;
/** The fifth of a weekday is the last of the month. */
const LAST_WEEK = 5;
const USUAL_HOUR = 2;

/** A day of the month as POSIX writes it, `M3.5.0/1`: the last Sunday of March at one o'clock by the clock till then. */
const CHANGE = /^M(\d{1,2})\.([1-5])\.([0-6])(?:\/(-?\d+)(?::(\d+))?)?$/;

/** By the clock till then, as seconds since 1970 of a clock at Greenwich. */
type WallSecondsOf = (year: number) => number;

function changeOf(text: string): WallSecondsOf {
  const parts = CHANGE.exec(text);
  if (!parts) throw new Error(`no rule of a year: ${text}`);
  const [month, week, weekday] = parts.slice(1, 4).map(Number) as [number, number, number];
  const hours = Number(parts[4] ?? USUAL_HOUR);
  const intoDayS = hours * 3600 + (parts[4]?.startsWith("-") ? -60 : 60) * Number(parts[5] ?? 0);
  return (year) => {
    const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const day = 1 + ((weekday - first + WEEK_DAYS) % WEEK_DAYS) + (week - 1) * WEEK_DAYS;
    const fitting = week === LAST_WEEK && day > last ? day - WEEK_DAYS : day;
    return Date.UTC(year, month - 1, fitting) / 1000 + intoDayS;
  };
}

/** What a zone does every year from some year on. */
export type YearlyRule = (unixS: number) => Stretch;

/** Parses `3600,7200,M3.5.0,M10.5.0/3`: standard and summer offset, and when summer time begins and ends. */
export function yearlyRule(text: string): YearlyRule {
  const [standardS, summerS, begin, end] = text.split(",");
  const standard = Number(standardS);
  const summer = Number(summerS);
  const begins = changeOf(begin ?? "");
  const ends = changeOf(end ?? "");
  return (unixS) => {
    const year = new Date((unixS + standard) * 1000).getUTCFullYear();
    const changes = [year - 1, year, year + 1]
      .flatMap((of) => [
        { startS: begins(of) - standard, offsetS: summer, savedS: summer - standard },
        { startS: ends(of) - summer, offsetS: standard, savedS: 0 },
      ])
      .sort((a, b) => a.startS - b.startS);
    const after = changes.findIndex(({ startS }) => startS > unixS);
    const [now, next] = [changes[after - 1], changes[after]];
    if (!now || !next) throw new Error(`the rule ${text} has no change within a year of ${unixS}`);
    return { ...now, endS: next.startS };
  };
}
