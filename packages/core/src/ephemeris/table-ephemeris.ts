import { degrees, normalizeDegrees } from "../angle/degrees.ts";
import { type JulianDayTt, julianCenturies } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { type Graha, LUMINOUS_GRAHAS, type NodeKind, type PositionKind } from "../ids.ts";
import { ChebyshevRecords, DISTANCE, LATITUDE, LONGITUDE } from "./chebyshev-records.ts";
import type { EclipticPosition, Ephemeris } from "./ephemeris.ts";
import { meanNodeDeg, meanNodeSpeedDegPerDay, onEcliptic, opposite } from "./lunar-node.ts";
import { bendAtSun } from "./solar-bending.ts";
import { readTable, TABLE_BODIES, type TableBody } from "./table-format.ts";

const LIGHT_AU_PER_DAY = 173.1446326846693;
/** Over this the bending of the light by the Sun is differenced for the speed; it grows to a limb's 1.75" in a day. */
const BENDING_HALF_STEP_DAYS = 0.005;
/** Further from the Sun the bending changes by less than 0.02" a day. */
const NEAR_SUN_COS = Math.cos((10 * Math.PI) / 180);

/** Figures of one body in `positionsInto`: longitude, latitude (degrees), distance (au), speed (degrees a day). */
export const FIGURES_A_BODY = 4;

export interface TableEphemeris extends Ephemeris {
  /**
   * All at once, for many instants in a row: writes the figures of the seven luminous grahas in the order of
   * LUMINOUS_GRAHAS, then those of Rahu, FIGURES_A_BODY each, into `out`, and allocates nothing.
   */
  positionsInto(out: Float64Array, jd: JulianDayTt, positions: PositionKind, node: NodeKind): void;
}

/** General precession in longitude, degrees a day: IAU 2006 (Capitaine, Wallace & Chapront 2003, A&A 412, 567). */
function precessionRate(jd: JulianDayTt): number {
  const t = julianCenturies(jd);
  return (5028.796195 + t * (2 * 1.1054348 + t * 3 * 0.00007964)) / 3600 / 36525;
}

/**
 * The sky from a table made of VSOP87 and ELP/MPP02 (docs/methods/ephemeris.md). Within 1" of Swiss Ephemeris from 1800
 * to 2200. Throws `CoreError` "bad_table" for bytes that are not a whole, undamaged table; it keeps the bytes and reads them
 * in place.
 */
export function createTableEphemeris(bytes: Uint8Array): TableEphemeris {
  const table = readTable(bytes);
  const range = { startJdTt: table.startJdTt, endJdTt: table.endJdTt };
  const recordsOf = (body: TableBody): ChebyshevRecords => {
    const layout = table.bodies[TABLE_BODIES.indexOf(body)];
    if (layout === undefined) throw new CoreError("bad_table", `the table of places lacks ${body}`);
    return new ChebyshevRecords(table.bytes, layout);
  };
  const records = Object.fromEntries(TABLE_BODIES.map((body) => [body, recordsOf(body)])) as Readonly<
    Record<TableBody, ChebyshevRecords>
  >;

  const inOrder = LUMINOUS_GRAHAS.map((body) => records[body]);

  /** Longitude, latitude, distance, speed of the body asked last. */
  const found = new Float64Array(FIGURES_A_BODY);
  /** Longitude, distance and speed of the Sun for the instant asked last. */
  const solar = new Float64Array(3);
  const shift = new Float64Array(2);

  const check = (jd: JulianDayTt): void => {
    if (jd >= range.startJdTt && jd <= range.endJdTt) return;
    throw new CoreError("time_out_of_range", "the table of places does not reach so far", {
      jdTt: jd,
      minJdTt: range.startJdTt,
      maxJdTt: range.endJdTt,
    });
  };

  /**
   * Where the body was, from where the Earth was, when the light left (or is, for true places), in today's ecliptic: all
   * but its latitude, for which the body is left at that instant.
   */
  function findWay(body: ChebyshevRecords, jd: JulianDayTt, positions: PositionKind, frameRate: number): void {
    body.seek(jd);
    let lightTime = 0;
    let recession = 0;
    body.evaluate(DISTANCE);
    found[2] = body.value;
    if (positions === "apparent") {
      lightTime = body.value / LIGHT_AU_PER_DAY;
      recession = body.rate / LIGHT_AU_PER_DAY;
      body.seek(jd - lightTime);
    }
    body.evaluate(LONGITUDE);
    found[0] = body.value + frameRate * lightTime;
    found[3] = body.rate * (1 - recession) + frameRate * recession;
  }

  function find(body: ChebyshevRecords, jd: JulianDayTt, positions: PositionKind, frameRate: number): void {
    findWay(body, jd, positions, frameRate);
    found[1] = body.valueOf(LATITUDE);
  }

  /** What bends the light of the others. */
  function keepSun(): void {
    solar[0] = found[0] as number;
    solar[1] = found[2] as number;
    solar[2] = found[3] as number;
  }

  /** Turns what `find` has found of the body to where it is seen; the Sun must have been found before. */
  function bend(body: ChebyshevRecords): void {
    const longitude = found[0] as number;
    const latitude = found[1] as number;
    const distance = found[2] as number;
    const sunLongitude = solar[0] as number;
    const sunDistance = solar[1] as number;
    const cosElongation = bendAtSun(shift, longitude, latitude, distance, sunLongitude, sunDistance);
    found[0] = longitude + (shift[0] as number);
    found[1] = latitude + (shift[1] as number);
    if (cosElongation <= NEAR_SUN_COS) return;
    body.evaluate(LATITUDE);
    const h = BENDING_HALF_STEP_DAYS;
    const along = h * (found[3] as number);
    const up = h * body.rate;
    const sunAlong = h * (solar[2] as number);
    bendAtSun(shift, longitude - along, latitude - up, distance, sunLongitude - sunAlong, sunDistance);
    const before = shift[0] as number;
    bendAtSun(shift, longitude + along, latitude + up, distance, sunLongitude + sunAlong, sunDistance);
    found[3] = (found[3] as number) + ((shift[0] as number) - before) / (2 * h);
  }

  const bends = (body: ChebyshevRecords, positions: PositionKind): boolean =>
    positions === "apparent" && body !== records.sun && body !== records.moon;

  function findNode(jd: JulianDayTt, node: NodeKind): void {
    if (node === "mean") {
      found[0] = meanNodeDeg(jd);
      found[3] = meanNodeSpeedDegPerDay(jd);
      return;
    }
    records.node.seek(jd);
    records.node.evaluate(LONGITUDE);
    found[0] = normalizeDegrees(records.node.value);
    found[3] = records.node.rate;
  }

  function nodeAt(jd: JulianDayTt, node: NodeKind): EclipticPosition {
    findNode(jd, node);
    return onEcliptic(degrees(found[0] as number), found[3] as number);
  }

  function position(body: Graha, jd: JulianDayTt, positions: PositionKind, node: NodeKind): EclipticPosition {
    check(jd);
    if (body === "rahu") return nodeAt(jd, node);
    if (body === "ketu") return opposite(nodeAt(jd, node));
    const frameRate = precessionRate(jd);
    const asked = records[body];
    const bent = bends(asked, positions);
    if (bent) {
      findWay(records.sun, jd, positions, frameRate);
      keepSun();
    }
    find(asked, jd, positions, frameRate);
    if (bent) bend(asked);
    return {
      longitudeDeg: normalizeDegrees(found[0] as number),
      latitudeDeg: degrees(found[1] as number),
      distanceAu: found[2] as number,
      speedDegPerDay: found[3] as number,
    };
  }

  function positionsInto(out: Float64Array, jd: JulianDayTt, positions: PositionKind, node: NodeKind): void {
    check(jd);
    const frameRate = precessionRate(jd);
    // Kept in a place that is overwritten next, so that the reading is not left out.
    let touched = 0;
    for (const each of inOrder) touched += each.touch(jd);
    shift[0] = touched;
    let at = 0;
    for (const each of inOrder) {
      find(each, jd, positions, frameRate);
      if (each === records.sun) keepSun();
      if (bends(each, positions)) bend(each);
      out[at] = normalizeDegrees(found[0] as number);
      out[at + 1] = found[1] as number;
      out[at + 2] = found[2] as number;
      out[at + 3] = found[3] as number;
      at += FIGURES_A_BODY;
    }
    findNode(jd, node);
    out[at] = found[0] as number;
    out[at + 1] = 0;
    out[at + 2] = 0;
    out[at + 3] = found[3] as number;
  }

  return { name: `vedanga table ${tableYears(range.startJdTt, range.endJdTt)}`, range, position, positionsInto };
}

/** The years the table covers, as people say them. */
const tableYears = (startJd: number, endJd: number): string =>
  [startJd, endJd].map((jd) => Math.round(2000 + (jd - 2451544.5) / 365.2425)).join("-");
