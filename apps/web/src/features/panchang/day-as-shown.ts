import type { PanchangDay } from "@vedanga/contract";
import { type ShownDay, withShownSpans } from "#api/shown-day.ts";

/** Of instants in time order, those from this sunrise to the next. */
function betweenSunrises({ sunrise, next_sunrise: next }: PanchangDay, instants: readonly string[]): string[] {
  const startMs = sunrise === null ? Number.NEGATIVE_INFINITY : Date.parse(sunrise);
  const endMs = next === null ? Number.POSITIVE_INFINITY : Date.parse(next);
  return instants.filter((instant) => Date.parse(instant) >= startMs && Date.parse(instant) < endMs);
}

/**
 * A day as the panel shows it: risings and settings of the Moon are those from sunrise to sunrise, while the call tells those
 * of the civil day. What follows midnight comes from `tomorrow`, and is missing without it.
 */
export function dayAsShown(day: PanchangDay, tomorrow: PanchangDay | undefined): ShownDay {
  return {
    ...withShownSpans(day),
    moonrise: betweenSunrises(day, [...day.moonrise, ...(tomorrow?.moonrise ?? [])]),
    moonset: betweenSunrises(day, [...day.moonset, ...(tomorrow?.moonset ?? [])]),
  };
}
