import { type JulianDayTt, jdTt } from "../calendar/julian-day.ts";
import { CoreError } from "../core-error.ts";
import { LUMINOUS_GRAHAS } from "../ids.ts";
import { crc32 } from "./crc32.ts";

/*
 * The table of places, all numbers little-endian:
 *
 *   0  8 bytes "VEDGRAHA"        24  f64  first Julian day (TT) covered
 *   8  u32 format version        32  f64  last one
 *  12  u32 length of the file    40  entries of 80 bytes, in the order of TABLE_BODIES
 *  16  u32 CRC-32 from byte 20 on
 *  20  u32 number of entries
 *
 * An entry: f64 start of the first segment, f64 days of a segment, u32 number of segments, u32 where their records
 * begin, u32 bytes of a record, u32 zero; then for longitude, latitude and distance each: f64 the unit of the integers
 * (degrees, degrees, astronomical units), u8 how many coefficients are stored in 32, in 16 and in 8 bits, u8 zero, u32 zero.
 *
 * A record contains the Chebyshev coefficients c0, c1, ... of sum c_k T_k(x), x from -1 to 1 over the segment, as integers:
 * first the 32-bit ones of the three coordinates, then the 16-bit ones, then the 8-bit ones, filled up to a multiple of 4.
 */
export const TABLE_BODIES = [...LUMINOUS_GRAHAS, "node"] as const;
/** The seven, and the true node of the Moon, which only has a longitude: no coefficients for latitude and distance. */
export type TableBody = (typeof TABLE_BODIES)[number];

export const MAGIC = "VEDGRAHA";
export const FORMAT_VERSION = 1;
export const HEADER_BYTES = 40;
export const ENTRY_BYTES = 80;
/** Where in an entry the three coordinates begin, and how many bytes each has. */
export const COORDINATES_AT = 32;
export const COORDINATE_BYTES = 16;
/** The checksum covers what follows it. */
export const CHECKED_FROM = 20;

/** How one coordinate is stored in each record. */
export interface CoordinateLayout {
  readonly unit: number;
  readonly in32: number;
  readonly in16: number;
  readonly in8: number;
}

export interface BodyLayout {
  readonly startJd: number;
  readonly segmentDays: number;
  readonly segments: number;
  /** Where the records begin, bytes from the start of the file. */
  readonly offset: number;
  readonly recordBytes: number;
  /** Longitude, latitude, distance. */
  readonly coordinates: readonly [CoordinateLayout, CoordinateLayout, CoordinateLayout];
}

export interface Table {
  /** Starts at a multiple of four bytes, so that the integers can be read in place. */
  readonly bytes: Uint8Array;
  readonly startJdTt: JulianDayTt;
  readonly endJdTt: JulianDayTt;
  readonly bodies: readonly BodyLayout[];
}

/** Bytes of a record with these coordinates. */
export function recordBytesOf(coordinates: readonly CoordinateLayout[]): number {
  const bytes = coordinates.reduce((sum, { in32, in16, in8 }) => sum + 4 * in32 + 2 * in16 + in8, 0);
  return Math.ceil(bytes / 4) * 4;
}

const refuse = (message: string, details: Readonly<Record<string, number>> = {}): never => {
  throw new CoreError("bad_table", `the table of places ${message}`, details);
};

/** Checks label, version, length, checksum and layout. Throws `CoreError` "bad_table" saying what is wrong. */
export function readTable(file: Uint8Array): Table {
  if (new Uint8Array(Uint32Array.of(1).buffer)[0] !== 1) refuse("cannot be read on a big-endian machine");
  // Not slice(): of a Buffer of Node that is a view, as crooked as before.
  const bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const label = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (bytes.length < HEADER_BYTES || label !== MAGIC) refuse("is not one: its label is missing");
  const version = view.getUint32(8, true);
  if (version !== FORMAT_VERSION) refuse(`has format ${version}; ${FORMAT_VERSION} is read here`, { version });
  const length = view.getUint32(12, true);
  if (bytes.length !== length) {
    refuse(bytes.length < length ? "is cut short" : "is too long", { length: bytes.length, expected: length });
  }
  if (crc32(bytes.subarray(CHECKED_FROM)) !== view.getUint32(16, true)) refuse("is damaged: its checksum does not fit");
  if (view.getUint32(20, true) !== TABLE_BODIES.length) refuse("holds other bodies");
  const startJdTt = jdTt(view.getFloat64(24, true));
  const endJdTt = jdTt(view.getFloat64(32, true));
  if (!(startJdTt < endJdTt)) refuse("has no range", { startJdTt, endJdTt });
  const bodies = TABLE_BODIES.map((_, index) => bodyLayout(view, HEADER_BYTES + index * ENTRY_BYTES));
  for (const body of bodies) checkLayout(body, length, startJdTt, endJdTt);
  return { bytes, startJdTt, endJdTt, bodies };
}

function bodyLayout(view: DataView, at: number): BodyLayout {
  const coordinate = (index: number): CoordinateLayout => {
    const from = at + COORDINATES_AT + index * COORDINATE_BYTES;
    return {
      unit: view.getFloat64(from, true),
      in32: view.getUint8(from + 8),
      in16: view.getUint8(from + 9),
      in8: view.getUint8(from + 10),
    };
  };
  return {
    startJd: view.getFloat64(at, true),
    segmentDays: view.getFloat64(at + 8, true),
    segments: view.getUint32(at + 16, true),
    offset: view.getUint32(at + 20, true),
    recordBytes: view.getUint32(at + 24, true),
    coordinates: [coordinate(0), coordinate(1), coordinate(2)],
  };
}

function checkLayout(body: BodyLayout, length: number, startJd: number, endJd: number): void {
  const { segmentDays, segments, offset, recordBytes, coordinates } = body;
  const end = body.startJd + segments * segmentDays;
  const sound =
    segmentDays > 0 &&
    offset % 4 === 0 &&
    recordBytes === recordBytesOf(coordinates) &&
    offset + segments * recordBytes <= length &&
    coordinates.every(({ unit, in32, in16, in8 }) => unit > 0 && (in32 > 0 || in16 + in8 === 0)) &&
    coordinates[0].in32 > 0 &&
    // A day more at the start: what is seen left its place that long ago at most.
    body.startJd <= startJd - 1 &&
    end > endJd;
  if (!sound) refuse("contradicts itself");
}
