import { crc32 } from "../../../packages/core/src/ephemeris/crc32.ts";
import {
  type BodyLayout,
  CHECKED_FROM,
  COORDINATE_BYTES,
  COORDINATES_AT,
  type CoordinateLayout,
  ENTRY_BYTES,
  FORMAT_VERSION,
  HEADER_BYTES,
  MAGIC,
  recordBytesOf,
} from "../../../packages/core/src/ephemeris/table-format.ts";
import type { SegmentIntegers } from "./fit-segment.ts";

/** What the header says of a body, but for where its records begin. */
export interface BodyRecords extends Omit<BodyLayout, "offset"> {
  readonly records: Uint8Array;
}

const FITS_16 = 0x7fff;
const FITS_8 = 0x7f;

/** How many coefficients of each order need 32, 16 and 8 bits, over all segments; the first gets 32, if there is one. */
function layoutOf(unit: number, coordinates: readonly (readonly number[])[]): CoordinateLayout {
  const largest = (coordinates[0] ?? []).map((_, order) =>
    coordinates.reduce((most, integers) => Math.max(most, Math.abs(integers[order] ?? 0)), 0),
  );
  const in32 = Math.max(Math.min(1, largest.length), largest.findLastIndex((value) => value > FITS_16) + 1);
  const upTo16 = Math.max(in32, largest.findLastIndex((value) => value > FITS_8) + 1);
  return { unit, in32, in16: upTo16 - in32, in8: largest.length - upTo16 };
}

/** One record: see core's table-format. Throws `RangeError` if an integer does not fit its place. */
export function encodeSegment(segment: SegmentIntegers, layouts: BodyLayout["coordinates"]): Uint8Array {
  const record = new Uint8Array(recordBytesOf(layouts));
  const view = new DataView(record.buffer);
  let at = 0;
  const write = (bytes: 1 | 2 | 4, values: readonly number[]): void => {
    for (const value of values) {
      if (Math.abs(value) > 2 ** (8 * bytes - 1) - 1) throw new RangeError(`${value} does not fit ${bytes} bytes`);
      if (bytes === 4) view.setInt32(at, value, true);
      else if (bytes === 2) view.setInt16(at, value, true);
      else view.setInt8(at, value);
      at += bytes;
    }
  };
  const each = (pick: (values: readonly number[], layout: CoordinateLayout) => void): void => {
    segment.forEach((values, index) => {
      const layout = layouts[index];
      if (layout !== undefined) pick(values, layout);
    });
  };
  each((values, { in32 }) => write(4, values.slice(0, in32)));
  each((values, { in32, in16 }) => write(2, values.slice(in32, in32 + in16)));
  each((values, { in32, in16 }) => write(1, values.slice(in32 + in16)));
  return record;
}

/** All segments of a body, in the smallest common layout. */
export function encodeBody(
  startJd: number,
  segmentDays: number,
  units: readonly [number, number, number],
  segments: readonly SegmentIntegers[],
): BodyRecords {
  const layout = (coordinate: 0 | 1 | 2): CoordinateLayout =>
    layoutOf(
      units[coordinate],
      segments.map((segment) => segment[coordinate]),
    );
  const coordinates = [layout(0), layout(1), layout(2)] as const;
  const recordBytes = recordBytesOf(coordinates);
  const records = new Uint8Array(segments.length * recordBytes);
  segments.forEach((segment, index) => {
    records.set(encodeSegment(segment, coordinates), index * recordBytes);
  });
  return { startJd, segmentDays, segments: segments.length, recordBytes, coordinates, records };
}

/** The whole file; bodies in the order of TABLE_BODIES. */
export function encodeTable(startJdTt: number, endJdTt: number, bodies: readonly BodyRecords[]): Uint8Array {
  const dataFrom = HEADER_BYTES + bodies.length * ENTRY_BYTES;
  const length = bodies.reduce((sum, { records }) => sum + records.length, dataFrom);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode(MAGIC));
  view.setUint32(8, FORMAT_VERSION, true);
  view.setUint32(12, length, true);
  view.setUint32(20, bodies.length, true);
  view.setFloat64(24, startJdTt, true);
  view.setFloat64(32, endJdTt, true);
  let offset = dataFrom;
  bodies.forEach((body, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    view.setFloat64(at, body.startJd, true);
    view.setFloat64(at + 8, body.segmentDays, true);
    view.setUint32(at + 16, body.segments, true);
    view.setUint32(at + 20, offset, true);
    view.setUint32(at + 24, body.recordBytes, true);
    body.coordinates.forEach(({ unit, in32, in16, in8 }, coordinate) => {
      const from = at + COORDINATES_AT + coordinate * COORDINATE_BYTES;
      view.setFloat64(from, unit, true);
      view.setUint8(from + 8, in32);
      view.setUint8(from + 9, in16);
      view.setUint8(from + 10, in8);
    });
    file.set(body.records, offset);
    offset += body.records.length;
  });
  view.setUint32(16, crc32(file.subarray(CHECKED_FROM)), true);
  return file;
}
