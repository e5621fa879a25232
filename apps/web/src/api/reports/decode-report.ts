import { decodeAntardashas, decodeMahadashas } from "../wire/dashas.ts";
import { decodePlacements } from "../wire/planet-details.ts";
import { decodeSadeSati } from "../wire/sade-sati.ts";
import type { ReportAnswer, ReportKind } from "./reports.ts";

/** The reports with dates, or with names that the wire spells in its own way. The browser keeps them unchanged. */
const DECODERS = {
  planetDetails: decodePlacements,
  mahadasha: decodeMahadashas,
  antardasha: decodeAntardashas,
  sadeSati: decodeSadeSati,
} satisfies { readonly [K in ReportKind]?: (response: ReportAnswer<K>["response"]) => unknown };
type Decoders = typeof DECODERS;

type Decoded<K extends ReportKind> = K extends keyof Decoders ? ReturnType<Decoders[K]> : ReportAnswer<K>["response"];

/** A report for the screens. */
export type Report<K extends ReportKind> = Omit<ReportAnswer<K>, "response"> & { readonly response: Decoded<K> };

export function decodeReport<K extends ReportKind>(kind: K, answer: ReportAnswer<K>): Report<K> {
  const decoders: { readonly [kind in ReportKind]?: (response: never) => unknown } = DECODERS;
  const decode = decoders[kind];
  return { ...answer, response: decode ? decode(answer.response as never) : answer.response } as Report<K>;
}
