import type { AntarDashas, MahaDashaPredictions } from "@vedanga/contract";
import { parseFields } from "./parse-fields.ts";
import { parseWireDate } from "./parse-wire-time.ts";

/** The nine mahadashas, their first and last days read. */
export const decodeMahadashas = ({ dashas, ...rest }: MahaDashaPredictions) => ({
  ...rest,
  dashas: dashas.map((dasha) => parseFields(dasha, ["dasha_start_year", "dasha_end_year"], parseWireDate)),
});
export type Mahadashas = ReturnType<typeof decodeMahadashas>;

/** The antardashas by their last days, these read. */
export const decodeAntardashas = (dashas: AntarDashas) => parseFields(dashas, ["antardasha_order"], parseWireDate);
export type Antardashas = ReturnType<typeof decodeAntardashas>;
