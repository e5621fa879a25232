import type { BodyLayout, CoordinateLayout } from "./table-format.ts";

/** Which coordinate of a record. */
export const LONGITUDE = 0;
export const LATITUDE = 1;
export const DISTANCE = 2;
export type Coordinate = typeof LONGITUDE | typeof LATITUDE | typeof DISTANCE;

interface Column extends CoordinateLayout {
  /** The offset of its integers in a record: 32-bit words, 16-bit words and bytes from the record's start. */
  readonly from32: number;
  readonly from16: number;
  readonly from8: number;
}

/**
 * The records of one body. `seek` finds the segment of an instant; `value` and `rate` then have a coordinate and
 * its change a day, after `evaluate`. The numbers are fields of one object, overwritten by each call, so that nothing is
 * allocated.
 */
export class ChebyshevRecords {
  value = 0;
  rate = 0;
  readonly #startJd: number;
  readonly #segmentsADay: number;
  readonly #recordWords: number;
  readonly #lastSegment: number;
  /** Of the 32-bit words of a record: of two or three cache lines, these and the first are on each. */
  readonly #middleWord: number;
  readonly #lastWord: number;
  readonly #columns: readonly [Column, Column, Column];
  readonly #words32: Int32Array;
  readonly #words16: Int16Array;
  readonly #words8: Int8Array;
  /** 32-bit words from the first record to that of the segment found. */
  #record = 0;
  #x = 0;

  constructor(bytes: Uint8Array, layout: BodyLayout) {
    this.#startJd = layout.startJd;
    this.#segmentsADay = 1 / layout.segmentDays;
    this.#recordWords = layout.recordBytes / 4;
    this.#lastSegment = layout.segments - 1;
    this.#lastWord = this.#recordWords - 1;
    this.#middleWord = this.#lastWord >> 1;
    this.#columns = columnsOf(layout.coordinates);
    const from = bytes.byteOffset + layout.offset;
    const length = layout.segments * layout.recordBytes;
    this.#words32 = new Int32Array(bytes.buffer, from, length / 4);
    this.#words16 = new Int16Array(bytes.buffer, from, length / 2);
    this.#words8 = new Int8Array(bytes.buffer, from, length);
  }

  /**
   * Reads one number of each cache line of the segment that has the instant: asked of all bodies first, their memory
   * comes at once and not one after the other, which on a busy machine takes as long as the arithmetic. Fewer steps for a body
   * let the memory of more bodies come together: read into an array instead, it is a seventh slower for all.
   */
  touch(jd: number): number {
    this.seek(jd);
    const words = this.#words32;
    const first = this.#record;
    const middle = words[first + this.#middleWord] as number;
    const last = words[first + this.#lastWord] as number;
    return (words[first] as number) + middle + last;
  }

  /** Finds the segment; the caller has checked that the instant is in the table. */
  seek(jd: number): void {
    const segments = (jd - this.#startJd) * this.#segmentsADay;
    const segment = Math.min(Math.floor(segments), this.#lastSegment);
    this.#record = segment * this.#recordWords;
    this.#x = 2 * (segments - segment) - 1;
  }

  /**
   * Value and rate of the coordinate, in its unit and unit a day. Clenshaw's recurrence and its derivative, from the
   * highest order down: the bytes, then the 16-bit and the 32-bit integers. Each next step waits for the last one alone,
   * in one product and one sum: the brackets make it a fifth faster.
   */
  evaluate(coordinate: Coordinate): void {
    const { unit, in32, in16, in8, from32, from16, from8 } = this.#columns[coordinate];
    const x = this.#x;
    const twice = 2 * x;
    let b1 = 0;
    let b2 = 0;
    let d1 = 0;
    let d2 = 0;
    const first8 = 4 * this.#record + from8;
    for (let at = first8 + in8 - 1; at >= first8; at -= 1) {
      const d = twice * d1 + (2 * b1 - d2);
      d2 = d1;
      d1 = d;
      const b = twice * b1 + ((this.#words8[at] as number) - b2);
      b2 = b1;
      b1 = b;
    }
    const first16 = 2 * this.#record + from16;
    for (let at = first16 + in16 - 1; at >= first16; at -= 1) {
      const d = twice * d1 + (2 * b1 - d2);
      d2 = d1;
      d1 = d;
      const b = twice * b1 + ((this.#words16[at] as number) - b2);
      b2 = b1;
      b1 = b;
    }
    const first32 = this.#record + from32;
    for (let at = first32 + in32 - 1; at > first32; at -= 1) {
      const d = twice * d1 + (2 * b1 - d2);
      d2 = d1;
      d1 = d;
      const b = twice * b1 + ((this.#words32[at] as number) - b2);
      b2 = b1;
      b1 = b;
    }
    this.value = (x * b1 - b2 + (this.#words32[first32] as number)) * unit;
    this.rate = (b1 + x * d1 - d2) * unit * 2 * this.#segmentsADay;
  }
  /** The value alone, for what needs no rate. */
  valueOf(coordinate: Coordinate): number {
    const { unit, in32, in16, in8, from32, from16, from8 } = this.#columns[coordinate];
    const twice = 2 * this.#x;
    let b1 = 0;
    let b2 = 0;
    const first8 = 4 * this.#record + from8;
    for (let at = first8 + in8 - 1; at >= first8; at -= 1) {
      const b = twice * b1 + ((this.#words8[at] as number) - b2);
      b2 = b1;
      b1 = b;
    }
    const first16 = 2 * this.#record + from16;
    for (let at = first16 + in16 - 1; at >= first16; at -= 1) {
      const b = twice * b1 + ((this.#words16[at] as number) - b2);
      b2 = b1;
      b1 = b;
    }
    const first32 = this.#record + from32;
    for (let at = first32 + in32 - 1; at > first32; at -= 1) {
      const b = twice * b1 + ((this.#words32[at] as number) - b2);
      b2 = b1;
      b1 = b;
    }
    return (this.#x * b1 - b2 + (this.#words32[first32] as number)) * unit;
  }
}

function columnsOf(coordinates: BodyLayout["coordinates"]): [Column, Column, Column] {
  const [longitude, latitude, distance] = coordinates;
  const total32 = longitude.in32 + latitude.in32 + distance.in32;
  const total16 = longitude.in16 + latitude.in16 + distance.in16;
  const column = (layout: CoordinateLayout, before: readonly CoordinateLayout[]): Column => ({
    ...layout,
    from32: before.reduce((sum, { in32 }) => sum + in32, 0),
    from16: 2 * total32 + before.reduce((sum, { in16 }) => sum + in16, 0),
    from8: 4 * total32 + 2 * total16 + before.reduce((sum, { in8 }) => sum + in8, 0),
  });
  return [column(longitude, []), column(latitude, [longitude]), column(distance, [longitude, latitude])];
}
