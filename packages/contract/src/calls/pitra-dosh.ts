import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

const pitraReport = z.object({
  is_dosha_present: z.boolean(),
  bot_response: z.string(),
  /** These two only if it is present: clients walk over them where they are. */
  effects: z.optional(z.array(z.string())),
  remedies: z.optional(z.array(z.string())),
});
export type PitraReport = z.infer<typeof pitraReport>;

export const pitraDosh = defineCall({
  method: "GET",
  path: `${API_BASE}/dosha/pitra-dosh`,
  tag: "dosha",
  summary: "Whether Saturn or Rahu joins the Sun or the Moon or looks at them",
  parameters: birthParameters,
  response: envelope(pitraReport),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type PitraDoshResponse = AnswerOf<typeof pitraDosh>;
