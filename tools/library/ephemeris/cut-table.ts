import { readTable } from "../../../packages/core/src/ephemeris/table-format.ts";
import { type BodyRecords, encodeTable } from "./encode-table.ts";

/** The light left its source at most this long before. */
const LIGHT_TIME_DAYS = 1;

/** A table of fewer years out of a larger one, its figures unchanged. Throws `RangeError` for years it does not have. */
export function cutTable(bytes: Uint8Array, startJdTt: number, endJdTt: number): Uint8Array {
  const table = readTable(bytes);
  if (!(startJdTt < endJdTt && startJdTt >= table.startJdTt && endJdTt <= table.endJdTt)) {
    throw new RangeError(`${startJdTt} to ${endJdTt} is not within ${table.startJdTt} to ${table.endJdTt}`);
  }
  const bodies = table.bodies.map(({ startJd, segmentDays, offset, recordBytes, coordinates }): BodyRecords => {
    const first = Math.floor((startJdTt - LIGHT_TIME_DAYS - startJd) / segmentDays);
    const last = Math.floor((endJdTt - startJd) / segmentDays);
    return {
      startJd: startJd + first * segmentDays,
      segmentDays,
      segments: last - first + 1,
      recordBytes,
      coordinates,
      records: table.bytes.slice(offset + first * recordBytes, offset + (last + 1) * recordBytes),
    };
  });
  return encodeTable(startJdTt, endJdTt, bodies);
}
