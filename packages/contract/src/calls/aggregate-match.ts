import * as z from "zod/mini";
import { API_BASE } from "../api-bases.ts";
import { type AnswerOf, defineCall } from "../call.ts";
import { described } from "../described.ts";
import { envelope } from "../envelope.ts";
import { EXAMPLE_MATCH, matchParameters } from "../match-parameters.ts";

const ofBoth = <T extends z.core.$ZodType>(one: T) => z.object({ boy: one, girl: one });
const haveIt = ofBoth(z.boolean());
const text = z.string();

const aggregateReport = z.object({
  ashtakoot_score: described(text, "Such as 19/36."),
  dashkoot_score: described(text, "Such as 5.5/10."),
  rajjudosh: z.boolean(),
  vedhadosh: z.boolean(),
  mangaldosh: text,
  mangaldosh_points: ofBoth(z.int()),
  pitradosh: text,
  pitradosh_points: haveIt,
  kaalsarpdosh: text,
  kaalsarp_points: haveIt,
  manglikdosh_saturn: text,
  manglikdosh_saturn_points: haveIt,
  manglikdosh_rahuketu: text,
  manglikdosh_rahuketu_points: haveIt,
  score: described(z.int(), "0 to 100, the sum of the points of its reasons. The weighting is ours."),
  extended_response: text,
  bot_response: text,
});
export type AggregateReport = z.infer<typeof aggregateReport>;

export const aggregateMatch = defineCall({
  method: "GET",
  path: `${API_BASE}/matching/aggregate-match`,
  tag: "matching",
  summary: "Kootas, poruthams and doshas of two births as one number",
  parameters: matchParameters,
  response: envelope(aggregateReport),
  kept: "never",
  example: EXAMPLE_MATCH,
});
export type AggregateMatchResponse = AnswerOf<typeof aggregateMatch>;
