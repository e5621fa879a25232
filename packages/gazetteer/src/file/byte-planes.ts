/**
 * Numbers written as four rows of bytes, lowest bytes first: neighbouring bytes then resemble each other and the
 * compressor finds far more than in interleaved numbers.
 */
export function toBytePlanes(values: ArrayLike<number>): Uint8Array {
  const count = values.length;
  const planes = new Uint8Array(count * 4);
  for (let index = 0; index < count; index++) {
    const value = values[index] ?? 0;
    planes[index] = value;
    planes[count + index] = value >>> 8;
    planes[2 * count + index] = value >>> 16;
    planes[3 * count + index] = value >>> 24;
  }
  return planes;
}

/** Undoes `toBytePlanes`. */
export function fromBytePlanes(planes: Uint8Array): Uint32Array {
  const count = planes.length / 4;
  const values = new Uint32Array(count);
  for (let index = 0; index < count; index++) {
    values[index] =
      (planes[index] ?? 0) |
      ((planes[count + index] ?? 0) << 8) |
      ((planes[2 * count + index] ?? 0) << 16) |
      ((planes[3 * count + index] ?? 0) << 24);
  }
  return values;
}

/** Differences of neighbours, small in both directions: 0, -1, 1, -2 become 0, 1, 2, 3. Whole numbers of 31 bits and a sign. */
export function toDeltas(values: ArrayLike<number>): Uint32Array {
  const deltas = new Uint32Array(values.length);
  let before = 0;
  for (let index = 0; index < values.length; index++) {
    const value = (values[index] ?? 0) | 0;
    const difference = (value - before) | 0;
    deltas[index] = (difference << 1) ^ (difference >> 31);
    before = value;
  }
  return deltas;
}

/** Undoes `toDeltas`. */
export function fromDeltas(deltas: Uint32Array): Int32Array {
  const values = new Int32Array(deltas.length);
  let before = 0;
  for (let index = 0; index < deltas.length; index++) {
    const folded = deltas[index] ?? 0;
    before = (before + ((folded >>> 1) ^ -(folded & 1))) | 0;
    values[index] = before;
  }
  return values;
}
