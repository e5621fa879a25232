import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { MASAS, type Masa } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Sky, Span } from "../sky.ts";
import { sunAngleDeg } from "./limbs-angle.ts";
import { nextNewMoon, previousNewMoon } from "./limbs-phase.ts";

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
export function lunationAt(sky: Sky, jd: JulianDayUt): Lunation {
  const startJdUt = previousNewMoon(sky, jd);
  const endJdUt = nextNewMoon(sky, jd);
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
  lunationAt(sky, jdUt(startJdUt - INSIDE_DAYS));

export const lunationAfter = (sky: Sky, { endJdUt }: Lunation): Lunation =>
  lunationAt(sky, jdUt(endJdUt + INSIDE_DAYS));
