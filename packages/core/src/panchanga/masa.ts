import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { MASAS, type Masa, type Paksha } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Sky, Span } from "../sky.ts";
import {
  ELONGATION,
  nextFullMoon,
  nextNewMoon,
  previousFullMoon,
  previousNewMoon,
  sunAngleDeg,
} from "./limbs-angle.ts";
import { partAt, type Wheel } from "./limbs-wheel.ts";

/** A month from new moon to new moon. */
export interface Lunation extends Span {
  readonly masa: Masa;
  /** The Sun enters no sign in it; it has the name of the month after it, which is then called nija. */
  readonly adhika: boolean;
  /** The Sun enters two signs in it; it has the name of the first, and the month of the second is lost. */
  readonly kshaya: boolean;
}

const sunSignAt = (sky: Sky, jd: JulianDayUt): number => Math.floor(sunAngleDeg(sky, jd) / 30);

/**
 * The lunation that contains an instant, named by the sign the Sun enters in it (Mesha: Chaitra); none entered is adhika,
 * two kshaya. Bhaskara, Siddhanta Shiromani, Madhyamadhikara, on intercalary months, v. 6.
 */
export const lunationAt = (sky: Sky, jd: JulianDayUt): Lunation =>
  lunationBetween(sky, previousNewMoon(sky, jd), nextNewMoon(sky, jd));

/** The one from a new moon to the next. */
function lunationBetween(sky: Sky, startJdUt: JulianDayUt, endJdUt: JulianDayUt): Lunation {
  const signAtStart = sunSignAt(sky, startJdUt);
  const entries = (sunSignAt(sky, endJdUt) - signAtStart + 12) % 12;
  return {
    masa: itemAt(MASAS, (signAtStart + 1) % 12),
    adhika: entries === 0,
    kshaya: entries === 2,
    startJdUt,
    endJdUt,
  };
}

/** A day is far less than a lunation and far more than the error of its ends. */
const INSIDE_DAYS = 1;

export const lunationBefore = (sky: Sky, { startJdUt }: Lunation): Lunation =>
  lunationBetween(sky, previousNewMoon(sky, jdUt(startJdUt - INSIDE_DAYS)), startJdUt);

export const lunationAfter = (sky: Sky, { endJdUt }: Lunation): Lunation =>
  lunationBetween(sky, endJdUt, nextNewMoon(sky, jdUt(endJdUt + INSIDE_DAYS)));

const TITHI: Wheel = { ...ELONGATION, parts: 30 };
const FULL_MOON_TITHI = 15;

/** The tithi counted from the full moon, 1 to 30, of the one counted from the new moon. */
export const purnimantaDate = (tithi: number): number => ((tithi + FULL_MOON_TITHI - 1) % 30) + 1;

/** A month of the amanta count, with the lunar day in it: 1 to 30 from the new moon, the tithi itself. */
export interface AmantaMonth extends Lunation {
  readonly date: number;
}

/** A month of the purnimanta count, with the lunar day in it: 1 to 30 from the full moon. */
export interface PurnimantaMonth extends Span {
  readonly masa: Masa;
  readonly adhika: boolean;
  readonly date: number;
}

export interface LunarMonth {
  readonly paksha: Paksha;
  readonly amanta: AmantaMonth;
  readonly purnimanta: PurnimantaMonth;
}

/** The lunar month running at an instant, by both counts. */
export const lunarMonthAt = (sky: Sky, jd: JulianDayUt): LunarMonth => lunarMonths(sky)(jd);

/** The lunar months of many instants in order: their ends are sought once for each half of a month. */
export function lunarMonths(sky: Sky): (jd: JulianDayUt) => LunarMonth {
  let half:
    | { readonly lunation: Lunation; readonly purnimanta: Omit<PurnimantaMonth, "date">; readonly paksha: Paksha }
    | undefined;
  return (jd) => {
    const tithi = partAt(sky, TITHI, jd) + 1;
    const paksha: Paksha = tithi <= FULL_MOON_TITHI ? "shukla" : "krishna";
    if (half?.paksha !== paksha || jd < half.lunation.startJdUt || jd >= half.lunation.endJdUt) {
      const lunation =
        half && jd >= half.lunation.startJdUt && jd < half.lunation.endJdUt ? half.lunation : lunationAt(sky, jd);
      half = { lunation, purnimanta: purnimantaMonth(sky, lunation, paksha, jd), paksha };
    }
    return {
      paksha,
      amanta: { ...half.lunation, date: tithi },
      purnimanta: { ...half.purnimanta, date: purnimantaDate(tithi) },
    };
  };
}

/**
 * The bright half has the name of its amanta month, the dark half that of the next one. An adhika month is the
 * same, new moon to new moon, in both counts: it is in the middle of the nija month, whose dark half comes before it
 * and whose bright half comes after, so that this one runs over two lunations.
 */
function purnimantaMonth(sky: Sky, lunation: Lunation, paksha: Paksha, jd: JulianDayUt): Omit<PurnimantaMonth, "date"> {
  const { masa, adhika, startJdUt, endJdUt } = lunation;
  if (adhika) return { masa, adhika, startJdUt, endJdUt };
  if (paksha === "shukla") {
    const before = lunationBefore(sky, lunation);
    return {
      masa,
      adhika,
      startJdUt: previousFullMoon(sky, before.adhika ? before.startJdUt : startJdUt),
      endJdUt: nextFullMoon(sky, startJdUt),
    };
  }
  const after = lunationAfter(sky, lunation);
  return {
    masa: after.masa,
    adhika,
    startJdUt: previousFullMoon(sky, jd),
    endJdUt: nextFullMoon(sky, after.adhika ? after.endJdUt : endJdUt),
  };
}
