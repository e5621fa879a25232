import type { SadeSatiResponse } from "@vedanga/contract";
import { parseFields } from "./parse-fields.ts";
import { parseWireDate } from "./parse-wire-time.ts";
import { withBeside } from "./with-beside.ts";

/** Saturn's stays, each with its readings, their first and last days read. */
export const decodeSadeSati = ({ response, readings }: Pick<SadeSatiResponse, "response" | "readings">) =>
  withBeside(
    response,
    readings.map((reading) => ({ reading })),
  ).map((row) => parseFields(row, ["start_date", "end_date"], parseWireDate));

export type SadeSatiRow = ReturnType<typeof decodeSadeSati>[number];
