import { type AnswerOf, type Call, calls } from "@vedanga/contract";
import type * as z from "zod/mini";
import type { ReportKind } from "./report-kinds.ts";

const CALLS = {
  planetDetails: calls.planetDetails,
  ascendantReport: calls.ascendantReport,
  mahadasha: calls.mahaDasha,
  antardasha: calls.antarDasha,
  sadeSati: calls.sadeSati,
  mangalDosha: calls.mangalDosha,
  kaalsarpDosha: calls.kaalsarpDosha,
  gemSuggestion: calls.gemSuggestion,
} satisfies Record<ReportKind, Call>;

export type ReportAnswer<K extends ReportKind> = AnswerOf<(typeof CALLS)[K]>;

type BirthParameters = typeof calls.planetDetails.parameters;
export type ReportCall<K extends ReportKind> = Call<BirthParameters, z.ZodMiniType<ReportAnswer<K>>>;

/** The reports on a birth, each with its call. */
export const REPORTS: { readonly [K in ReportKind]: ReportCall<K> } = CALLS;
