import { type JulianDayUt, jdUt } from "../calendar/julian-day.ts";
import { crossings } from "../search/find-event.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";

/** Quarters of stars are as long as navamsas: four make a star, nine a sign. An even number, so that the wave closes. */
const PADAS = 108;
/** The Moon needs five hours at least for a quarter. */
const STEP_DAYS = 1 / 24;

/** When the Moon passes from one quarter of a star into another, with `from` <= t < `to`. Good to a millisecond. */
export const moonChanges = (sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly JulianDayUt[] =>
  crossings(
    (jd) => Math.sin((siderealLongitudeDeg(sky, "moon", jdUt(jd)) * PADAS * Math.PI) / 360),
    from,
    to,
    STEP_DAYS,
  ).map(({ jd }) => jdUt(jd));
