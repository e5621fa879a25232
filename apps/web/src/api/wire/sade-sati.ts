import type { SadeSatiWireRow } from "@vedanga/contract";
import { parseFields } from "./parse-fields.ts";
import { parseWireDate } from "./parse-wire-time.ts";

/** Saturn's stays, their first and last days read. */
export const decodeSadeSati = (rows: readonly SadeSatiWireRow[]) =>
  rows.map((row) => parseFields(row, ["start_date", "end_date"], parseWireDate));

export type SadeSatiRow = ReturnType<typeof decodeSadeSati>[number];
