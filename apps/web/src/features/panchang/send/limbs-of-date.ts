import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { type Instant, isSameDate } from "#i18n/wall-instant.ts";

export interface Limb {
  readonly name: string;
  readonly start: Instant;
  readonly end: Instant;
}

/** The limb of the day's beginning, and the next one if it begins on the same date. */
export function limbsOfDate<L extends Limb>(
  limbs: readonly L[],
  { sunrise, solar_noon: noon, date }: Pick<AlmanacDay, "sunrise" | "solar_noon" | "date">,
): readonly [L | undefined, L | undefined] {
  const { instantMs } = sunrise ?? noon;
  const first = limbs.find(({ start, end }) => start.instantMs <= instantMs && instantMs < end.instantMs) ?? limbs[0];
  const next = first && limbs[limbs.indexOf(first) + 1];
  return [first, first && isSameDate(first.end.date, date) ? next : undefined];
}
