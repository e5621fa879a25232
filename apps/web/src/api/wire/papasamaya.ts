import type { PapasamayaMatchResponse, WireReason } from "@vedanga/contract";

/** The malefics of papasamaya, the heaviest first. */
export const PAPA_GRAHAS = ["mars", "saturn", "sun", "rahu"] as const;
export type PapaGraha = (typeof PAPA_GRAHAS)[number];

/** What the malefics of one of the two weigh. */
export interface MatchedPapa {
  readonly units: Readonly<Record<PapaGraha, number>>;
  readonly total: number;
  /** Their points add up to the total. */
  readonly reasons: readonly WireReason[];
  /** What the school counts that takes all malefics alike. */
  readonly otherSchool: readonly WireReason[];
}

export function decodePapasamaya({ response, reasons = [] }: PapasamayaMatchResponse) {
  const papaOf = (side: "boy" | "girl"): MatchedPapa => {
    const papa = response[`${side}_papa`];
    const of = reasons.filter(({ about }) => about.startsWith(`${side}_papa.`));
    return {
      units: { mars: papa.mars_papa, saturn: papa.saturn_papa, sun: papa.sun_papa, rahu: papa.rahu_papa },
      total: response[`${side}_total`],
      reasons: of.filter(({ rule }) => rule.startsWith("papa.")),
      otherSchool: of.filter(({ rule }) => rule.startsWith("papa_school.")),
    };
  };
  return { told: response.bot_response, bride: papaOf("girl"), groom: papaOf("boy") };
}
