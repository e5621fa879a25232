import { degrees, toRadians } from "../angle/degrees.ts";
import { J2000_JD, type JulianDayTt, type JulianDayUt, jdTt } from "../calendar/julian-day.ts";
import { rasiOf } from "../chart/zodiac/rasi.ts";
import type { Rasi } from "../ids.ts";
import { siderealLongitudeDeg } from "../sidereal/sidereal-position.ts";
import type { Sky } from "../sky.ts";
import { ttToUt } from "../time/delta-t.ts";
import { type EclipseType, lunarType, type ShadowPassage, solarType } from "./eclipse-type.ts";

export interface Eclipse {
  readonly kind: "solar" | "lunar";
  readonly type: EclipseType;
  /** When the axis of the shadow passes nearest to the Earth's centre (solar) or, as an angle, to the Moon's (lunar). */
  readonly greatestJdUt: JulianDayUt;
  /** The longitude of the eclipsed body. */
  readonly siderealLongitudeDeg: number;
  readonly rasi: Rasi;
}

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector, times: number = 1): Vector => [
  a[0] - times * b[0],
  a[1] - times * b[1],
  a[2] - times * b[2],
];

function vectorTo(sky: Sky, body: "sun" | "moon", jd: JulianDayTt): Vector {
  const { longitudeDeg, latitudeDeg, distanceAu } = sky.ephemeris.position(body, jd, "apparent", "mean");
  const [longitude, latitude] = [toRadians(longitudeDeg), toRadians(latitudeDeg)];
  return [
    distanceAu * Math.cos(latitude) * Math.cos(longitude),
    distanceAu * Math.cos(latitude) * Math.sin(longitude),
    distanceAu * Math.sin(latitude),
  ];
}

/** The distance of the shadow's axis: from the Earth's centre (solar) or to the Moon's (lunar), AU, and how far along it. */
export function offAxis(
  sky: Sky,
  kind: Eclipse["kind"],
  jd: JulianDayTt,
): ShadowPassage & { readonly approach: Vector } {
  const sun = vectorTo(sky, "sun", jd);
  const moon = vectorTo(sky, "moon", jd);
  // The Moon's shadow falls from the Sun past the Moon, the Earth's from the Sun past the Earth.
  const along = kind === "solar" ? minus(moon, sun) : minus([0, 0, 0], sun);
  const length = Math.hypot(...along);
  const axis: Vector = [along[0] / length, along[1] / length, along[2] / length];
  const moonAlongAu = dot(moon, axis);
  const off = minus(moon, axis, moonAlongAu);
  // A solar eclipse is greatest where the axis is nearest in space, a lunar one where the Moon is seen nearest to it.
  const scale = kind === "solar" ? 1 : Math.hypot(...moon);
  return {
    approach: [off[0] / scale, off[1] / scale, off[2] / scale],
    offAxisAu: Math.hypot(...off),
    moonAlongAu: Math.abs(moonAlongAu),
    lengthAu: length,
  };
}

const HALF_HOUR = 1 / 48;
const NEAR_ENOUGH_DAYS = 1e-6;

/** The instant of the nearest passage: straight motion over an hour, corrected until it converges. */
function nearestPassage(sky: Sky, kind: Eclipse["kind"], near: number): JulianDayTt {
  let jd = near;
  for (let count = 0; count < 12; count += 1) {
    const before = offAxis(sky, kind, jdTt(jd - HALF_HOUR)).approach;
    const after = offAxis(sky, kind, jdTt(jd + HALF_HOUR)).approach;
    const motion = minus(after, before);
    const middle: Vector = [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2, (before[2] + after[2]) / 2];
    const step = (-dot(middle, motion) / dot(motion, motion)) * 2 * HALF_HOUR;
    jd += step;
    if (Math.abs(step) < NEAR_ENOUGH_DAYS) break;
  }
  return jdTt(jd);
}

/** Mean new moon of 6 January 2000 and the mean month: Meeus, Astronomical Algorithms, eq. 49.1. */
const NEW_MOON_2000_JD = 2451550.09766;
const SYNODIC_MONTH_DAYS = 29.530588861;
/** The Moon's mean argument of latitude then, and what it gains in a month; the same chapter. */
const ARGUMENT_2000_DEG = 160.7108;
const ARGUMENT_PER_MONTH_DEG = 390.67050284;
/** Meeus, chapter 54: where the sine exceeds this there is no eclipse. */
const LIMIT_SINE = 0.36;
/** A true phase is up to 14 hours from the mean one, the greatest eclipse a little further. */
const PHASE_MARGIN_DAYS = 1;

/**
 * The eclipses of the Sun and the Moon anywhere on Earth with `from` <= greatest < `to`, in order, penumbral ones too.
 * From the geometry of the shadow: greatest eclipse within 2 s plus 2 s for each 1" of the ephemeris's Moon; types by the
 * constants of Espenak & Meeus, Five Millennium Canon (NASA/TP-2006-214141 and 2009-214172).
 */
export function eclipses(sky: Sky, from: JulianDayUt, to: JulianDayUt): readonly Eclipse[] {
  const halfMonth = SYNODIC_MONTH_DAYS / 2;
  const first = Math.floor((from - PHASE_MARGIN_DAYS - NEW_MOON_2000_JD) / halfMonth);
  const last = Math.ceil((to + PHASE_MARGIN_DAYS - NEW_MOON_2000_JD) / halfMonth);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter(mayEclipse)
    .flatMap((halfMonths) => eclipseAt(sky, halfMonths))
    .filter(({ greatestJdUt }) => greatestJdUt >= from && greatestJdUt < to);
}

function mayEclipse(halfMonths: number): boolean {
  const centuries = (halfMonths * SYNODIC_MONTH_DAYS) / 2 / 36525;
  const argumentDeg = ARGUMENT_2000_DEG + (ARGUMENT_PER_MONTH_DEG * halfMonths) / 2 - 0.0016118 * centuries * centuries;
  return Math.abs(Math.sin(toRadians(degrees(argumentDeg)))) <= LIMIT_SINE;
}

function eclipseAt(sky: Sky, halfMonths: number): readonly Eclipse[] {
  const kind = halfMonths % 2 === 0 ? "solar" : "lunar";
  const meanPhase = NEW_MOON_2000_JD + (halfMonths * SYNODIC_MONTH_DAYS) / 2;
  const centuries = (meanPhase - J2000_JD) / 36525;
  const greatest = nearestPassage(sky, kind, meanPhase + 0.00015437 * centuries * centuries);
  const passage = offAxis(sky, kind, greatest);
  const type = kind === "solar" ? solarType(passage) : lunarType(passage);
  if (type === undefined) return [];
  const greatestJdUt = ttToUt(greatest);
  const longitudeDeg = siderealLongitudeDeg(sky, kind === "solar" ? "sun" : "moon", greatestJdUt);
  return [{ kind, type, greatestJdUt, siderealLongitudeDeg: longitudeDeg, rasi: rasiOf(longitudeDeg) }];
}
