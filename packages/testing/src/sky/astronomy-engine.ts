import { normalizeDegrees, signedDegrees } from "@vedanga/core/src/angle/degrees.ts";
import { J2000_JD, type JulianDayTt, jdTt, julianCenturies } from "@vedanga/core/src/calendar/julian-day.ts";
import { CoreError } from "@vedanga/core/src/core-error.ts";
import { eclipticOfDate, type SphericalPosition, type Vector3 } from "@vedanga/core/src/ephemeris/ecliptic-of-date.ts";
import type { EclipticPosition, Ephemeris } from "@vedanga/core/src/ephemeris/ephemeris.ts";
import { meanNodeDeg, meanNodeSpeedDegPerDay, onEcliptic, opposite } from "@vedanga/core/src/ephemeris/lunar-node.ts";
import type { Graha, LuminousGraha, NodeKind, PositionKind } from "@vedanga/core/src/ids.ts";
import { AstroTime, Body, GeoMoon, HelioVector } from "astronomy-engine";

/**
 * 1599-01-01 to 2402-01-01: the years 1600 to 2400 and one more at each end, for what their days reach out to, such as
 * the sunrise before and the full moon after.
 */
const RANGE = { startJdTt: jdTt(2305082.5), endJdTt: jdTt(2598373.5) };
const LIGHT_AU_PER_DAY = 173.1446326846693;
/** Half the step of the symmetric difference: the Moon's curvature over it is 0.001". */
const HALF_STEP_DAYS = 0.001;
/** For the osculating node, whose velocity is wanted alone: the Moon's third derivative over it is 0.1". */
const NODE_HALF_STEP_DAYS = 0.01;

const PLANETS = {
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
} as const;

/**
 * Positions from astronomy-engine (D. Cross, MIT): truncated VSOP87 for the planets, the lunar theory of
 * Montenbruck & Pfleger. It always gets Terrestrial Time, so that its own delta T never enters; light time,
 * aberration and precession are ours. Against Swiss Ephemeris, 1900-2050: Sun 2", Moon 4", planets 17".
 */
export function createAstronomyEngineEphemeris(): Ephemeris {
  return { name: "astronomy-engine 2.1.19", range: RANGE, position };
}

function position(body: Graha, jd: JulianDayTt, positions: PositionKind, node: NodeKind): EclipticPosition {
  if (!(jd >= RANGE.startJdTt && jd <= RANGE.endJdTt)) {
    throw new CoreError("time_out_of_range", "the sky is known from 1600 to 2400", {
      jdTt: jd,
      minJdTt: RANGE.startJdTt,
      maxJdTt: RANGE.endJdTt,
    });
  }
  if (body === "rahu") return node === "mean" ? meanNode(jd) : trueNode(jd);
  if (body === "ketu") return opposite(position("rahu", jd, positions, node));
  return between(
    sphericalAt(body, jdTt(jd - HALF_STEP_DAYS), positions),
    sphericalAt(body, jdTt(jd + HALF_STEP_DAYS), positions),
    HALF_STEP_DAYS,
  );
}

/** The middle of two near positions, with the motion from one to the other. */
function between(before: SphericalPosition, after: SphericalPosition, halfStepDays: number): EclipticPosition {
  const moved = signedDegrees(after.longitudeDeg - before.longitudeDeg);
  return {
    longitudeDeg: normalizeDegrees(before.longitudeDeg + moved / 2),
    latitudeDeg: signedDegrees((before.latitudeDeg + after.latitudeDeg) / 2),
    distanceAu: (before.distanceAu + after.distanceAu) / 2,
    speedDegPerDay: moved / (2 * halfStepDays),
  };
}

function sphericalAt(body: LuminousGraha, jd: JulianDayTt, positions: PositionKind): SphericalPosition {
  const spherical = eclipticOfDate(jd)(geocentric(body, jd, positions));
  if (body !== "moon") return spherical;
  return { ...spherical, longitudeDeg: normalizeDegrees(spherical.longitudeDeg - moonDriftDeg(jd)) };
}

/** Geocentric vector on the J2000 equator. */
function geocentric(body: LuminousGraha, jd: JulianDayTt, positions: PositionKind): Vector3 {
  const now = geometric(body, jd);
  if (positions === "true") return now;
  // Body and Earth both as they were when the light left is light time and aberration to the first order of
  // v/c (the planetary aberration of the Explanatory Supplement, 7.2.3.5); what is left out stays below 0.01".
  return geometric(body, jdTt(jd - Math.hypot(now.x, now.y, now.z) / LIGHT_AU_PER_DAY));
}

function geometric(body: LuminousGraha, jd: JulianDayTt): Vector3 {
  const time = libraryTime(jd);
  if (body === "moon") return GeoMoon(time);
  const earth = HelioVector(Body.Earth, time);
  if (body === "sun") return { x: -earth.x, y: -earth.y, z: -earth.z };
  const planet = HelioVector(PLANETS[body], time);
  return { x: planet.x - earth.x, y: planet.y - earth.y, z: planet.z - earth.z };
}

const libraryTime = (jd: JulianDayTt): AstroTime => AstroTime.FromTerrestrialTime(jd - J2000_JD);

/**
 * The library's Moon carries Brown's secular acceleration of -22.44"/cy^2, laser ranging gives -25.80 (Chapront,
 * Chapront-Touzé & Francou 2002, A&A 387, 700): half the difference is the 1.68 here. The other two terms bring
 * its mean longitude to that of DE404 over 1800-2200. Without this it would be 23" ahead in 1600.
 */
function moonDriftDeg(jd: JulianDayTt): number {
  const t = julianCenturies(jd);
  return (1.68 * t * t - 1.08 * t - 1.12) / 3600;
}

function meanNode(jd: JulianDayTt): EclipticPosition {
  return onEcliptic(meanNodeDeg(jd), meanNodeSpeedDegPerDay(jd));
}

/** Where the plane in which the Moon moves at this moment cuts the ecliptic of date, going north. */
function trueNode(jd: JulianDayTt): EclipticPosition {
  const before = osculatingNodeDeg(jdTt(jd - NODE_HALF_STEP_DAYS));
  const after = osculatingNodeDeg(jdTt(jd + NODE_HALF_STEP_DAYS));
  const moved = signedDegrees(after - before);
  return onEcliptic(normalizeDegrees(before + moved / 2), moved / (2 * NODE_HALF_STEP_DAYS));
}

function osculatingNodeDeg(jd: JulianDayTt): number {
  const before = GeoMoon(libraryTime(jdTt(jd - NODE_HALF_STEP_DAYS)));
  const after = GeoMoon(libraryTime(jdTt(jd + NODE_HALF_STEP_DAYS)));
  // The two places of the Moon span the plane; their cross product is its pole, 90 degrees behind the node.
  const pole = eclipticOfDate(jd)({
    x: before.y * after.z - before.z * after.y,
    y: before.z * after.x - before.x * after.z,
    z: before.x * after.y - before.y * after.x,
  });
  return pole.longitudeDeg + 90;
}
