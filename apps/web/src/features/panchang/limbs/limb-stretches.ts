import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import type { Instant, WallInstant } from "#i18n/wall-instant.ts";

export type LimbTense = "past" | "now" | "next";

/** One tithi, nakshatra, yoga or karana that touches the day. */
export interface LimbStretch {
  readonly name: string;
  /** Its place in its cycle; null if the day's list does not contain it. */
  readonly number: number | null;
  readonly tense: LimbTense;
  /** Null if it began before the day's sunrise. */
  readonly start: WallInstant | null;
  readonly end: WallInstant;
  /** It runs on past the next sunrise. */
  readonly outlastsDay: boolean;
}

/** The limb of the asked moment from the almanac call. */
export interface AskedLimb {
  readonly name: string;
  readonly end: WallInstant;
}

type DayEnds = Pick<AlmanacDay, "sunrise" | "next_sunrise">;

const msOf = (instant: Instant | null, otherwise: number): number => instant?.instantMs ?? otherwise;

/**
 * The limbs of a day in time order with the present one marked. Before sunrise the present one may be over when the day
 * begins: then the requested one comes first.
 */
export function limbStretches(
  limbs: AlmanacDay["nakshatra"],
  asked: AskedLimb,
  { sunrise, next_sunrise: nextSunrise }: DayEnds,
  nowMs: number,
): LimbStretch[] {
  const startOfDayMs = msOf(sunrise, Number.NEGATIVE_INFINITY);
  const endOfDayMs = msOf(nextSunrise, Number.POSITIVE_INFINITY);
  const stretches = limbs.map(({ name, number, start, end }): LimbStretch => {
    const [startMs, endMs] = [start.instantMs, end.instantMs];
    return {
      name,
      number,
      tense: endMs <= nowMs ? "past" : startMs <= nowMs ? "now" : "next",
      start: startMs < startOfDayMs ? null : start,
      end,
      outlastsDay: endMs > endOfDayMs,
    };
  });
  if (stretches.some(({ tense }) => tense === "now")) return stretches;
  const early: LimbStretch = {
    name: asked.name,
    number: null,
    tense: "now",
    start: null,
    end: asked.end,
    outlastsDay: false,
  };
  return [early, ...stretches];
}
