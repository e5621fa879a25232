import { decodePlanetDetails } from "../wire/planet-details.ts";
import type { ReportAnswer, ReportKind } from "./reports.ts";

type Decoders = { readonly [K in ReportKind]?: (answer: ReportAnswer<K>) => ReportAnswer<K> };

/** The reports whose names the wire spells in its own way. The browser keeps them unchanged. */
const DECODERS: Decoders = {
  planetDetails: (answer) => ({ ...answer, response: decodePlanetDetails(answer.response) }),
};

export function decodeReport<K extends ReportKind>(kind: K, answer: ReportAnswer<K>): ReportAnswer<K> {
  const decode: Decoders[K] = DECODERS[kind];
  return decode ? decode(answer) : answer;
}
