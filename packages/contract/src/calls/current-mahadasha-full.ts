import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";
import { orderOfDashas, RUNNING_LEVELS, runningPeriod } from "./current-mahadasha.ts";

const nine = z.array(runningPeriod);

const branches = z.object({
  /** Nine periods of each level: those of the period that runs on the level above. */
  mahadasha: nine,
  antardasha: nine,
  paryantardasha: nine,
  Shookshamadasha: nine,
  Pranadasha: nine,
  order_names: z.array(z.enum(RUNNING_LEVELS)),
  order_of_dashas: orderOfDashas,
});

export const currentMahadashaFull = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/current-mahadasha-full`,
  tag: "dashas",
  summary: "The five periods of Vimshottari that run now, each among the nine of its level",
  parameters: birthParameters,
  response: envelope(branches),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type CurrentMahadashaFullResponse = AnswerOf<typeof currentMahadashaFull>;
