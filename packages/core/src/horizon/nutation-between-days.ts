import { type JulianDayTt, jdTt } from "../calendar/julian-day.ts";
import { type Nutation, nutation } from "./nutation.ts";

/**
 * Nutation for many instants of a few days: calculated once at each midnight that is needed, and by the cubic through the
 * four nearest between them. Within 0.002" of `nutation`, whose quickest large term (0.2") takes 13.7 days.
 */
export function nutationBetweenDays(): (jd: JulianDayTt) => Nutation {
  const known = new Map<number, Nutation>();
  const at = (day: number): Nutation => {
    const found = known.get(day) ?? nutation(jdTt(day));
    known.set(day, found);
    return found;
  };
  return (jd) => {
    const day = Math.floor(jd);
    const t = jd - day;
    const [a, b, c, d] = [at(day - 1), at(day), at(day + 1), at(day + 2)];
    // Lagrange through -1, 0, 1, 2.
    const wa = (-t * (t - 1) * (t - 2)) / 6;
    const wb = ((t + 1) * (t - 1) * (t - 2)) / 2;
    const wc = (-(t + 1) * t * (t - 2)) / 2;
    const wd = ((t + 1) * t * (t - 1)) / 6;
    return {
      longitudeDeg: wa * a.longitudeDeg + wb * b.longitudeDeg + wc * c.longitudeDeg + wd * d.longitudeDeg,
      obliquityDeg: wa * a.obliquityDeg + wb * b.obliquityDeg + wc * c.obliquityDeg + wd * d.obliquityDeg,
    };
  };
}
