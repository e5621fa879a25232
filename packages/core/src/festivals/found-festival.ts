import type { CivilDate } from "../calendar/gregorian.ts";
import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { LocalEclipse } from "../gochara/local-eclipse.ts";
import type { Festival, FestivalKind, Tradition } from "../ids.ts";
import type { NumberedSpan } from "../panchanga/limbs-wheel.ts";
import type { FestivalReason } from "./festival-reason.ts";

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
  /** The tithi that is kept; what depends on a weekday, the Sun or another day has none. */
  readonly tithi?: NumberedSpan;
  /** The first decides the day; the others say what else was considered. */
  readonly reasons: readonly [FestivalReason, ...FestivalReason[]];
  readonly instants: FestivalInstants;
  /** Only for an eclipse: the part that is visible from the place. */
  readonly eclipse?: LocalEclipse;
}
