import { CHARA_LORDS } from "@vedanga/core/ids";
import * as z from "zod/mini";
import { described } from "./described.ts";
import { envelope } from "./envelope.ts";
import { parameterOr } from "./optional-parameter.ts";
import { birthParameters } from "./parameters.ts";
import { refusing } from "./refusing.ts";

/** The parameters of the calls of chara dasha. */
export const charaParameters = z.object({
  ...birthParameters.shape,
  chara_lords: described(
    parameterOr(z.enum(CHARA_LORDS, refusing("unknown_convention")), "two"),
    "Scorpio and Aquarius by the stronger of two lords (two, the default) or by Mars and Saturn (one).",
  ),
});
export type CharaRequest = z.output<typeof charaParameters>;

/** The twelve parts of a sign's years. Only the start is a short date. */
export const charaMain = z.object({
  main_dasha: z.string(),
  /** The lord to whom its years were counted. */
  main_dasha_lord: z.string(),
  sub_dasha_list: z.array(z.string()),
  sub_dasha_start_date: z.string(),
  sub_dasha_end_dates: z.array(z.string()),
});
export type CharaMain = z.infer<typeof charaMain>;

/** The envelope of these calls: it says by which lords the years were counted. */
export const charaEnvelope = <T extends z.core.$ZodType>(response: T) =>
  z.extend(envelope(response), { chara_lords: z.enum(CHARA_LORDS) });
