import type { AntarDashaResponse, MahaDashaResponse } from "@vedanga/contract";
import { parseFields } from "./parse-fields.ts";
import { parseWireDate } from "./parse-wire-time.ts";
import { withBeside } from "./with-beside.ts";

type MahaAnswer = Pick<MahaDashaResponse, "response" | "periods">;
type AntarAnswer = Pick<AntarDashaResponse, "response" | "running">;

/** The nine mahadashas, each as it is told in every case, their first and last days read. */
export const decodeMahadashas = ({ response: { dashas, ...rest }, periods }: MahaAnswer) => ({
  ...rest,
  dashas: withBeside(dashas, periods).map((dasha) =>
    parseFields(dasha, ["dasha_start_year", "dasha_end_year"], parseWireDate),
  ),
});
export type Mahadashas = ReturnType<typeof decodeMahadashas>;

/** The antardashas by their last days, these read, and the one that runs. */
export const decodeAntardashas = ({ response, running }: AntarAnswer) => ({
  ...parseFields(response, ["antardasha_order"], parseWireDate),
  running,
});
export type Antardashas = ReturnType<typeof decodeAntardashas>;
