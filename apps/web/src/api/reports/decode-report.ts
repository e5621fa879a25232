import { decodePlanetDetails } from "../wire/planet-details.ts";
import type { ReportAnswer, ReportKind } from "./reports.ts";

type Decoders = { readonly [K in ReportKind]?: (answer: ReportAnswer<K>) => ReportAnswer<K> };

/** The reports whose names the wire spells in a way of its own. The browser keeps them as they came. */
const DECODERS: Decoders = {
  planetDetails: (answer) => ({ ...answer, response: decodePlanetDetails(answer.response) }),
};

export function decodeReport<K extends ReportKind>(kind: K, answer: ReportAnswer<K>): ReportAnswer<K> {
  const decode: Decoders[K] = DECODERS[kind];
  return decode ? decode(answer) : answer;
}
