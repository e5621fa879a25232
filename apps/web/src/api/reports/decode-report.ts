import { decodeAntardashas, decodeMahadashas } from "../wire/dashas.ts";
import { decodeKaalsarp, decodeMangal } from "../wire/doshas.ts";
import { decodeSuggestion } from "../wire/gems.ts";
import { decodePlacements } from "../wire/planet-details.ts";
import { decodeSadeSati } from "../wire/sade-sati.ts";
import type { ReportKind } from "./report-kinds.ts";
import type { ReportAnswer } from "./reports.ts";

/**
 * The reports with dates, with names that the wire spells in its own way, or with more beside `response`. The browser keeps
 * them unchanged.
 */
const DECODERS = {
  planetDetails: decodePlacements,
  mahadasha: decodeMahadashas,
  antardasha: decodeAntardashas,
  sadeSati: decodeSadeSati,
  mangalDosha: decodeMangal,
  kaalsarpDosha: decodeKaalsarp,
  gemSuggestion: decodeSuggestion,
} satisfies { readonly [K in ReportKind]?: (answer: ReportAnswer<K>) => unknown };
type Decoders = typeof DECODERS;

type Decoded<K extends ReportKind> = K extends keyof Decoders ? ReturnType<Decoders[K]> : ReportAnswer<K>["response"];

/** A report for the screens. */
export type Report<K extends ReportKind> = Omit<ReportAnswer<K>, "response"> & { readonly response: Decoded<K> };

export function decodeReport<K extends ReportKind>(kind: K, answer: ReportAnswer<K>): Report<K> {
  const decoders: { readonly [kind in ReportKind]?: (answer: never) => unknown } = DECODERS;
  const decode = decoders[kind];
  return { ...answer, response: decode ? decode(answer as never) : answer.response } as Report<K>;
}
