import type { LocalEclipse } from "../gochara/local-eclipse.ts";
import type { DayWindow, Festival, FestivalKind, Tradition } from "../ids.ts";
import type { Reason } from "../reason.ts";
import type { CivilDate } from "../time/gregorian.ts";
import type { JulianDayUt } from "../time/julian-day.ts";

/** How far a place's clock stands east of Greenwich at an instant, hours. The only thing of a time zone that is needed. */
export type CivilClock = (jd: JulianDayUt) => number;

/**
 * Why a festival is kept on a day. `tithi.<window>`: the tithi runs in that part of the day (facts of `TithiFacts`);
 * `ekadashi.*`: its own rule; `weekday.*`, `day.*`: by a weekday or beside another day; `sun.*`: by the Sun's sign.
 */
export type FestivalRule =
  | `tithi.${DayWindow}`
  | "ekadashi.sunrise"
  | "ekadashi.no_sunrise"
  | "ekadashi.first_of_two_sunrises"
  | "ekadashi.second_of_two_sunrises"
  | "ekadashi.twelfth_lost"
  | "ekadashi.dashami_at_dawn"
  | "ekadashi.twelfth_twice"
  | "weekday.friday_before_full_moon"
  | "weekday.monday_of_kartika"
  | "day.after"
  | "day.before"
  | "holika.without_bhadra"
  | "holika.after_bhadra"
  | "holika.on_first_of_dark_half"
  | "sun.enters"
  | "sun.enters_before_aparahna"
  | "sun.enters_after_midday"
  | "sun.in_dhanu"
  | "eclipse.greatest";

export type FestivalReason = Reason<FestivalRule>;

/** Instants of the day's rite, where it has any. */
export interface FestivalInstants {
  readonly moonriseJdUt?: JulianDayUt;
  /** When the fast of an ekadashi is broken, on the day after it. */
  readonly paranaFromJdUt?: JulianDayUt;
  readonly paranaUntilJdUt?: JulianDayUt;
  /** The end of the twelfth tithi's first quarter, in which the fast is not broken, and of that tithi. */
  readonly hariEndsJdUt?: JulianDayUt;
  readonly twelfthEndsJdUt?: JulianDayUt;
  readonly windowStartJdUt?: JulianDayUt;
  readonly windowEndJdUt?: JulianDayUt;
  /** When the Sun enters the sign. */
  readonly sankrantiJdUt?: JulianDayUt;
}

export interface FoundFestival {
  readonly id: Festival;
  readonly kind: FestivalKind;
  /** The civil date at the place; a rite of the night belongs to the date on which the night begins. */
  readonly date: CivilDate;
  /** Given where the schools keep two days, on both of them. */
  readonly tradition?: Tradition;
  /** The first decides the day; the others tell what else was looked at. */
  readonly reasons: readonly [FestivalReason, ...FestivalReason[]];
  readonly instants: FestivalInstants;
  /** Of an eclipse: what is seen of it from the place. */
  readonly eclipse?: LocalEclipse;
}
