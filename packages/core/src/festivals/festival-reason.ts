import type { JulianDayUt } from "../calendar/julian-day.ts";
import type { EclipseType } from "../gochara/eclipse-type.ts";
import type { DayWindow, Festival, Masa, Nakshatra, Paksha, Rasi, Tithi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";

/** The day kept, as "2026-09-14"; so are all dates among the facts. */
type On = { readonly date: string };

/** Whether the sunrise or sunset it needs does not happen: six hours before and after the Sun's noon were used. */
type ByTheSun = { readonly sunStaysAway: boolean };

/** The tithi runs in a part of the day. */
export type TithiInWindow = On &
  ByTheSun & {
    readonly masa: Masa;
    readonly adhika: boolean;
    readonly paksha: Paksha;
    readonly tithi: Tithi;
    readonly tithiStartJdUt: JulianDayUt;
    readonly tithiEndJdUt: JulianDayUt;
    /** The dates whose windows were looked at. */
    readonly days: readonly string[];
    /** How much of each day's window the tithi fills; of an instant 1 where it runs then, else 0. */
    readonly coveredMinutes: readonly number[];
    readonly windowStartJdUt: JulianDayUt;
    readonly windowEndJdUt: JulianDayUt;
  } & (
    | {
        /** How the day was found among those whose window was looked at. */
        readonly choice: "only" | "star" | "neither_first" | "neither_second";
      }
    | {
        readonly choice: "first" | "second" | "longer" | "star";
        /** The other day, if two days have the tithi in their window. */
        readonly otherDate: string;
      }
  );

type Ekadashi = On &
  ByTheSun & {
    readonly masa: Masa;
    readonly adhika: boolean;
    readonly tithi: Tithi;
    readonly tithiStartJdUt: JulianDayUt;
    readonly tithiEndJdUt: JulianDayUt;
    readonly twelfthEndJdUt: JulianDayUt;
    readonly dashamiAtDawn: boolean;
    readonly days: readonly string[];
  };

type OfMonth = On & { readonly masa: Masa };

/** Counted from the day of another festival. */
type BesideDay = On & { readonly of: Festival; readonly ofDate: string };

type Holika = On &
  ByTheSun & {
    readonly masa: Masa;
    readonly tithi: Tithi;
    readonly tithiStartJdUt: JulianDayUt;
    readonly tithiEndJdUt: JulianDayUt;
    readonly bhadraEndJdUt: JulianDayUt;
    readonly days: readonly string[];
  };

/** The Sun's entry into a sign, and the time of its day that decides. */
type Entry = On &
  ByTheSun & {
    readonly rasi: Rasi;
    readonly sankrantiJdUt: JulianDayUt;
    readonly limitJdUt: JulianDayUt;
    readonly entryDate: string;
  };

/**
 * Why a festival is kept on a day: `tithi.<window>`: the tithi runs in that part of the day; `ekadashi.*`: its own rule;
 * `weekday.*`, `day.*`: by a weekday or beside another day; `sun.*`: by the Sun's sign.
 */
export type FestivalFacts = { readonly [Window in DayWindow as `tithi.${Window}`]: TithiInWindow } & {
  readonly "tithi.by_the_book": On & { readonly paksha: Paksha; readonly tithi: Tithi; readonly keptDate: string };
  readonly "tithi.before_navaratri": On & { readonly tithi: Tithi; readonly masa: Masa };
  readonly "ekadashi.sunrise": Ekadashi;
  readonly "ekadashi.no_sunrise": Ekadashi;
  readonly "ekadashi.first_of_two_sunrises": Ekadashi;
  readonly "ekadashi.second_of_two_sunrises": Ekadashi;
  readonly "ekadashi.twelfth_lost": Ekadashi;
  readonly "ekadashi.dashami_at_dawn": Ekadashi;
  readonly "ekadashi.twelfth_twice": Ekadashi;
  readonly "weekday.friday_before_full_moon": OfMonth & { readonly fullMoonDate: string };
  readonly "weekday.monday_of_kartika": OfMonth;
  readonly "weekday.sunday_of_ashadha": OfMonth;
  readonly "day.after": BesideDay;
  readonly "day.before": BesideDay;
  readonly "day.ninth": BesideDay;
  readonly "holika.without_bhadra": Holika;
  readonly "holika.after_bhadra": Holika;
  readonly "holika.on_first_of_dark_half": Holika;
  readonly "sun.enters": On & { readonly rasi: Rasi; readonly sankrantiJdUt: JulianDayUt };
  readonly "sun.enters_before_aparahna": Entry;
  readonly "sun.enters_after_midday": Entry;
  readonly "sun.enters_by_sunset": Entry;
  readonly "sun.enters_after_sunset": Entry;
  readonly "sun.in_dhanu": On & { readonly rasi: Rasi };
  readonly "sun.in_simha_star": On & {
    readonly rasi: Rasi;
    readonly nakshatra: Nakshatra;
    readonly starStartJdUt: JulianDayUt;
    readonly starEndJdUt: JulianDayUt;
  };
  readonly "eclipse.greatest": On & {
    readonly kind: "solar" | "lunar";
    readonly type: EclipseType;
    readonly rasi: Rasi;
    readonly greatestJdUt: JulianDayUt;
    readonly visible: boolean;
    /** The date of the sunrise before it. */
    readonly dayDate: string;
  };
};

export type FestivalRule = keyof FestivalFacts;
export type FestivalReason = Reason<FestivalFacts, "sun" | "moon">;
export const because = reasonMaker<FestivalFacts, "sun" | "moon">();
