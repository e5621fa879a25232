import type { JulianDayUt } from "../calendar/julian-day.ts";
import { moonRiseSetUntil, type RiseSet, risingTrack } from "../horizon/rise-set.ts";
import { kept } from "../kept.ts";
import type { SunDay } from "./sun-day.ts";
import { civilDay, MOST_KEPT_DAYS, type SunDays } from "./sun-days.ts";

/** A rising or setting of the Moon. */
export interface MoonEvent {
  readonly event: "rise" | "set";
  readonly jdUt: JulianDayUt;
}

/** When the Moon rises and sets, in order of time. */
export interface MoonOfDay {
  /** Those of the civil day: none, one or two of each. */
  readonly civil: RiseSet;
  /** Those of the day from sunrise to sunrise. */
  readonly events: readonly MoonEvent[];
}

/** Each civil day is searched once, and no further than is asked: of the next one mostly the hours before sunrise. */
export function moonDays({ sky, place, clock, dayJdOf }: SunDays): (day: SunDay) => MoonOfDay {
  const track = risingTrack(sky, "moon", place);
  const risingsUntil = kept((dayJd) => {
    const { startJdUt, endJdUt } = civilDay(clock, dayJd);
    return moonRiseSetUntil(sky, startJdUt, endJdUt, track);
  }, MOST_KEPT_DAYS);

  function events({ span }: SunDay): readonly MoonEvent[] {
    const found: MoonEvent[] = [];
    for (let of = dayJdOf(span.startJdUt); civilDay(clock, of).startJdUt < span.endJdUt; of += 1) {
      const { rises, sets } = risingsUntil(of)(span.endJdUt);
      found.push(...rises.map((jdUt) => ({ event: "rise", jdUt }) as const));
      found.push(...sets.map((jdUt) => ({ event: "set", jdUt }) as const));
    }
    return found.filter(({ jdUt }) => jdUt >= span.startJdUt && jdUt < span.endJdUt).sort((a, b) => a.jdUt - b.jdUt);
  }

  return (day) => ({ civil: risingsUntil(day.dayJd)(day.civil.endJdUt), events: events(day) });
}
