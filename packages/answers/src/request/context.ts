import { createTableEphemeris, type Ephemeris } from "@vedanga/core";

/** What an answer needs in addition to its request: the ephemeris and the present time. */
export interface AnswerContext {
  readonly ephemeris: Ephemeris;
  readonly nowUnixMs: number;
}

/**
 * The ephemeris of this product, from the bytes of its table. Made once and shared. Throws `CoreError` "bad_table" for
 * bytes that are not a whole table.
 */
export const createEphemeris = (table: Uint8Array): Ephemeris => createTableEphemeris(table);
