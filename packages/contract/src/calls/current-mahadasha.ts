import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { envelope } from "../envelope.ts";
import { birthParameters, EXAMPLE_BIRTH } from "../parameters.ts";

/** The keys of the five levels, spelt as clients read them. */
export const RUNNING_LEVELS = ["mahadasha", "antardasha", "paryantardasha", "Shookshamadasha", "Pranadasha"] as const;

/** A period that runs as the call is answered. Name and key are English in every language. */
export const runningPeriod = z.object({ name: z.string(), start: z.string(), end: z.string(), key: z.string() });

export const orderOfDashas = z.object({
  major: runningPeriod,
  minor: runningPeriod,
  sub_minor: runningPeriod,
  /** The fifth level: the fourth is left out of these four. */
  sub_sub_minor: runningPeriod,
});

const running = z.object({
  mahadasha: runningPeriod,
  antardasha: runningPeriod,
  paryantardasha: runningPeriod,
  Shookshamadasha: runningPeriod,
  Pranadasha: runningPeriod,
  order_names: z.array(z.enum(RUNNING_LEVELS)),
  order_of_dashas: orderOfDashas,
});

export const currentMahadasha = defineCall({
  method: "GET",
  path: `${API_BASE}/dashas/current-mahadasha`,
  tag: "dashas",
  summary: "The five periods of Vimshottari that run now",
  parameters: birthParameters,
  response: envelope(running),
  kept: "never",
  example: EXAMPLE_BIRTH,
});
export type CurrentMahadashaResponse = AnswerOf<typeof currentMahadasha>;
export type RunningPeriod = z.infer<typeof runningPeriod>;
