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

  /** Figures of the Sun, then of the body asked last. */
  const found = new Float64Array(2 * FIGURES_A_BODY);
  /** Those of Sun and planet a little earlier or later. */
  const moved = new Float64Array(2 * FIGURES_A_BODY);
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
   * Where the body was, from where the Earth was, when the light left (or is, for true places), in today's ecliptic: writes
   * into `out`, from `at` on, all its figures but the latitude, for which the body is left at that instant.
   */
  function findWay(
    out: Float64Array,
    at: number,
    body: ChebyshevRecords,
    jd: JulianDayTt,
    positions: PositionKind,
    frameRate: number,
  ): void {
    let lightTime = 0;
    let recession = 0;
    body.seek(jd);
    if (positions === "true") out[at + 2] = body.valueOf(DISTANCE);
    else {
      body.evaluate(DISTANCE);
      out[at + 2] = body.value;
      lightTime = body.value / LIGHT_AU_PER_DAY;
      recession = body.rate / LIGHT_AU_PER_DAY;
      body.seek(jd - lightTime);
    }
    body.evaluate(LONGITUDE);
    out[at] = body.value + frameRate * lightTime;
    out[at + 3] = body.rate * (1 - recession) + frameRate * recession;
  }

  /** Turns what has been found of a planet to where it is seen; the Sun's figures are the first. */
  function bend(out: Float64Array, at: number, body: ChebyshevRecords): void {
    const cosElongation = bendAtSun(shift, out, at);
    const along = shift[0] as number;
    const up = shift[1] as number;
    if (cosElongation > NEAR_SUN_COS) {
      body.evaluate(LATITUDE);
      const before = bendingAlong(out, at, body.rate, -BENDING_HALF_STEP_DAYS);
      const after = bendingAlong(out, at, body.rate, BENDING_HALF_STEP_DAYS);
      out[at + 3] = (out[at + 3] as number) + (after - before) / (2 * BENDING_HALF_STEP_DAYS);
    }
    out[at] = (out[at] as number) + along;
    out[at + 1] = (out[at + 1] as number) + up;
  }

  /** What the bending adds to the longitude so many days later, Sun and planet moving on as they do. */
  function bendingAlong(out: Float64Array, at: number, latitudeRate: number, days: number): number {
    moved[0] = (out[0] as number) + days * (out[3] as number);
    moved[2] = out[2] as number;
    moved[FIGURES_A_BODY] = (out[at] as number) + days * (out[at + 3] as number);
    moved[FIGURES_A_BODY + 1] = (out[at + 1] as number) + days * latitudeRate;
    moved[FIGURES_A_BODY + 2] = out[at + 2] as number;
    bendAtSun(shift, moved, FIGURES_A_BODY);
    return shift[0] as number;
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
    const at = FIGURES_A_BODY;
    const bent = bends(asked, positions);
    if (bent) findWay(found, 0, records.sun, jd, positions, frameRate);
    findWay(found, at, asked, jd, positions, frameRate);
    found[at + 1] = asked.valueOf(LATITUDE);
    if (bent) bend(found, at, asked);
    return {
      longitudeDeg: normalizeDegrees(found[at] as number),
      latitudeDeg: degrees(found[at + 1] as number),
      distanceAu: found[at + 2] as number,
      speedDegPerDay: found[at + 3] as number,
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
      findWay(out, at, each, jd, positions, frameRate);
      out[at + 1] = each.valueOf(LATITUDE);
      at += FIGURES_A_BODY;
    }
    // The light of all planets in one go: their sums do not wait for each other.
    at = 0;
    for (const each of inOrder) {
      if (bends(each, positions)) bend(out, at, each);
      out[at] = normalizeDegrees(out[at] as number);
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
