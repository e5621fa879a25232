import type { PanchangDay } from "@vedanga/contract";

const MINUTE_MS = 60_000;
const OFFSET = /([+-])(\d{2}):(\d{2})$/;

/** An instant of the wire (ISO 8601 with offset) to the nearest full minute, by the same offset. */
export function toNearestMinute(instant: string): string {
  const [offset = "+00:00", sign, hours, minutes] = OFFSET.exec(instant) ?? [];
  const offsetMs = (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  const nearestMs = Math.round(Date.parse(instant) / MINUTE_MS) * MINUTE_MS;
  return `${new Date(nearestMs + offsetMs).toISOString().slice(0, 19)}${offset}`;
}

/** Of instants in time order, those from this sunrise to the next. */
function betweenSunrises({ sunrise, next_sunrise: next }: PanchangDay, instants: readonly string[]): string[] {
  const startMs = sunrise === null ? Number.NEGATIVE_INFINITY : Date.parse(sunrise);
  const endMs = next === null ? Number.POSITIVE_INFINITY : Date.parse(next);
  return instants.filter((instant) => Date.parse(instant) >= startMs && Date.parse(instant) < endMs);
}

/**
 * A day as the panel shows it. Risings and settings of the Moon are those from sunrise to sunrise, while the call tells those
 * of the civil day: what follows midnight comes from `tomorrow`, and is missing without it. Spans are told to the nearest
 * minute, as the almanac call tells the same spans, so that what is read on this screen in two places is one time.
 */
export function dayAsShown(day: PanchangDay, tomorrow: PanchangDay | undefined): PanchangDay {
  return {
    ...day,
    moonrise: betweenSunrises(day, [...day.moonrise, ...(tomorrow?.moonrise ?? [])]),
    moonset: betweenSunrises(day, [...day.moonset, ...(tomorrow?.moonset ?? [])]),
    spans: day.spans.map((span) => ({
      ...span,
      start: toNearestMinute(span.start),
      end: toNearestMinute(span.end),
    })),
  };
}
