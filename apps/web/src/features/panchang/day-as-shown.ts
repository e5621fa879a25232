import type { PanchangDay } from "@vedanga/contract";

type Instants = readonly string[];

/**
 * A day as the panel shows it: risings and settings of the Moon are those from sunrise to sunrise, while the call tells those
 * of the civil day. What follows midnight comes from `tomorrow`, and is missing without it. Where no sunrise ends the day,
 * the civil day is shown.
 */
export function dayAsShown(day: PanchangDay, tomorrow: PanchangDay | undefined): PanchangDay {
  const { sunrise, next_sunrise: next } = day;
  if (next === null) return day;
  const startMs = sunrise === null ? Number.NEGATIVE_INFINITY : Date.parse(sunrise);
  const between = (today: Instants, after: Instants = []): string[] =>
    [...today, ...after].filter((instant) => Date.parse(instant) >= startMs && Date.parse(instant) < Date.parse(next));
  return {
    ...day,
    moonrise: between(day.moonrise, tomorrow?.moonrise),
    moonset: between(day.moonset, tomorrow?.moonset),
  };
}
