import type { Stretch } from "./stretch.ts";
import { yearlyRule } from "./yearly-rule.ts";

const DIGITS = 36;
const HALF_HOUR_S = 1800;
/** Marks a time between two changes that is in seconds, not in half hours. */
const IN_SECONDS = ":";

/** All that the clocks of a zone ever did and, by today's law, will do. */
export interface ZoneHistory {
  readonly stretchAt: (unixS: number) => Stretch;
}

interface Clock {
  readonly offsetS: number;
  readonly savedS: number;
}

function clockOf(text: string): Clock {
  const [offset, saved = "0"] = text.split("+");
  return { offsetS: Number(offset), savedS: Number(saved) };
}

const secondsOf = (text: string): number =>
  text.startsWith(IN_SECONDS) ? Number.parseInt(text.slice(1), DIGITS) : Number.parseInt(text, DIGITS) * HALF_HOUR_S;

function startsOf(text: string): Float64Array {
  const between = text === "" ? [] : text.split(" ").map(secondsOf);
  const starts = new Float64Array(between.length);
  let startS = 0;
  for (const [index, gapS] of between.entries()) {
    startS += gapS;
    starts[index] = startS;
  }
  return starts;
}

/** How many of the rising numbers are at or below one. */
function countUpTo(rising: Float64Array, value: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A line of the table without its name: the clocks of the zone `2580 3600 7200+3600` (seconds east of UTC, and how many
 * of them are summer time), their order (`1212` begins with the first of them), the times between the
 * changes in half hours (the first since 1970), and the rule of every year after the last change, if there is one.
 */
export function zoneHistory(line: string): ZoneHistory {
  const [clockTexts = "", order = "", between = "", rule = ""] = line.split("|");
  const clocks = clockTexts.split(" ").map(clockOf);
  const starts = startsOf(between);
  const inForce = [0, ...Array.from(order, (digit) => Number.parseInt(digit, DIGITS))].map(
    (which) => clocks[which] as Clock,
  );
  const everyYear = rule === "" ? undefined : yearlyRule(rule);

  function find(unixS: number): Stretch {
    const passed = countUpTo(starts, unixS);
    const startS = starts[passed - 1] ?? Number.NEGATIVE_INFINITY;
    const endS = starts[passed] ?? Number.POSITIVE_INFINITY;
    if (passed < starts.length || !everyYear) return { startS, endS, ...(inForce[passed] as Clock) };
    const byRule = everyYear(unixS);
    // What the last change brought lasts to the first change by the rule.
    return byRule.startS <= startS ? { startS, endS: byRule.endS, ...(inForce[passed] as Clock) } : byRule;
  }

  let last: Stretch | undefined;
  return {
    stretchAt: (unixS) => {
      if (!last || unixS < last.startS || unixS >= last.endS) last = find(unixS);
      return last;
    },
  };
}
