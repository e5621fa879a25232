import {
  type AntarDashaResponse,
  type AscendantReportResponse,
  antarDashaResponse,
  ascendantReportResponse,
  type GemSuggestionResponse,
  gemSuggestionResponse,
  type KaalsarpDoshaResponse,
  kaalsarpDoshaResponse,
  type MahaDashaResponse,
  type MangalDoshaResponse,
  mahaDashaResponse,
  mangalDoshaResponse,
  PATHS,
  type PlanetDetailsResponse,
  planetDetailsResponse,
  type SadeSatiResponse,
  sadeSatiResponse,
} from "@vedanga/contract";
import type * as z from "zod/mini";

interface ReportAnswers {
  readonly planetDetails: PlanetDetailsResponse;
  readonly ascendantReport: AscendantReportResponse;
  readonly mahadasha: MahaDashaResponse;
  readonly antardasha: AntarDashaResponse;
  readonly sadeSati: SadeSatiResponse;
  readonly mangalDosha: MangalDoshaResponse;
  readonly kaalsarpDosha: KaalsarpDoshaResponse;
  readonly gemSuggestion: GemSuggestionResponse;
}

export type ReportKind = keyof ReportAnswers;
export type ReportAnswer<K extends ReportKind> = ReportAnswers[K];

interface Report<K extends ReportKind> {
  readonly path: string;
  readonly schema: z.ZodMiniType<ReportAnswers[K]>;
  /** Of its entry in the browser's store; all but the gem's are specified. */
  readonly prefix: string;
}

/** The reports on a birth. */
export const REPORTS: { readonly [K in ReportKind]: Report<K> } = {
  planetDetails: { path: PATHS.planetDetails, schema: planetDetailsResponse, prefix: "planetDetails-" },
  ascendantReport: { path: PATHS.ascendantReport, schema: ascendantReportResponse, prefix: "ascendantReport-" },
  mahadasha: { path: PATHS.mahaDasha, schema: mahaDashaResponse, prefix: "mahadasha-" },
  antardasha: { path: PATHS.antarDasha, schema: antarDashaResponse, prefix: "antardasha-" },
  sadeSati: { path: PATHS.sadeSati, schema: sadeSatiResponse, prefix: "sadeSati-" },
  mangalDosha: { path: PATHS.mangalDosha, schema: mangalDoshaResponse, prefix: "mangalDosha-" },
  kaalsarpDosha: { path: PATHS.kaalsarpDosha, schema: kaalsarpDoshaResponse, prefix: "kaalsarpDosha-" },
  gemSuggestion: { path: PATHS.gemSuggestion, schema: gemSuggestionResponse, prefix: "gemSuggestion-" },
};
