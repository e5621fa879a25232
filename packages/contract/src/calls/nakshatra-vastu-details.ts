import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall, type RequestOf } from "../call.ts";
import { envelope } from "../envelope.ts";
import { explain, lang } from "../parameters.ts";
import { star } from "../star-parameter.ts";

/** Capital letters as in the original. Directions are names, such as South-East. */
const house = z.object({
  Nakshatra: z.string(),
  Lord: z.string(),
  /** Where custom prefers the entrance. */
  Favorable_Direction: z.string(),
  Room_Locations: z.object({ Kitchen: z.string(), Main_Bedroom: z.string(), Open_Area: z.string() }),
  Avoidance: z.string(),
  Weight: z.string(),
  /** Two directions in one text. */
  Entrance_to_Avoid: z.string(),
  Sentence: z.string(),
});

/** It looks at no sky, so it names no conventions. */
export const nakshatraVastuDetails = defineCall({
  method: "GET",
  path: `${API_BASE}/utilities/nakshatra-vastu-details`,
  tag: "customs",
  summary: "What custom says of a house by the star of birth",
  parameters: z.object({ nakshatra: star, lang, explain }),
  response: z.omit(envelope(house), { conventions: true }),
  // Stars are of persons, if not births.
  kept: "never",
  example: { nakshatra: "1" },
});
export type NakshatraVastuDetailsRequest = RequestOf<typeof nakshatraVastuDetails>;
export type NakshatraVastuDetailsResponse = AnswerOf<typeof nakshatraVastuDetails>;
