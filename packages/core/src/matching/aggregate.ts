import type { Citation } from "../citation.ts";
import { AGGREGATE_DOSHAS, type AggregateDosha } from "../ids.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import type { Ashtakoota } from "./ashtakoota.ts";
import type { Dashakoota } from "./dashakoota.ts";
import type { Pair } from "./koota-facts.ts";

export type AggregateFacts = {
  /** `of`: what the sum can reach; `share`: as how much of 100 that counts here. */
  readonly "aggregate.ashtakoota": { readonly sum: number; readonly of: number; readonly share: number };
  readonly "aggregate.dashakoota": { readonly sum: number; readonly of: number; readonly share: number };
  readonly "aggregate.rajju": { readonly isFree: boolean; readonly share: number };
  readonly "aggregate.vedha": { readonly isFree: boolean; readonly share: number };
  /** Whether each of the two has it; with both or neither it weighs nothing. */
  readonly "aggregate.dosha": Pair<boolean> & { readonly dosha: AggregateDosha; readonly share: number };
};
export type AggregateReason = Counted<Reason<AggregateFacts, "moon">>;

export interface Aggregate {
  /** 0 to 100, whole: the sum of the points of its reasons. */
  readonly score: number;
  readonly reasons: readonly AggregateReason[];
  /** The doshas that one of the two has and the other has not. */
  readonly unequal: readonly AggregateDosha[];
}

/** What each part counts in the whole. Ours: the format has a score of 100 and no rule for it. */
const SHARES = { ashtakoota: 45, dashakoota: 25, rajju: 6, vedha: 4 } as const;
const DOSHA_SHARES: Readonly<Record<AggregateDosha, number>> = {
  mangal: 8,
  pitra: 3,
  kaalsarp: 3,
  saturn: 3,
  nodes: 3,
};
const OURS: Citation = { remark: "own_weighting" };
/** That a dosha of both is none: custom of matching. */
const BALANCED: Citation = { together: [{ practice: "kuja_matching" }, OURS] };

/** The kootas, the poruthams and the doshas of two births as one number. */
export function aggregateMatch(
  kootas: Ashtakoota,
  poruthams: Dashakoota,
  doshas: Readonly<Record<AggregateDosha, Pair<boolean>>>,
): Aggregate {
  const because = reasonMaker<AggregateFacts, "moon">();
  const summed = (rule: "aggregate.ashtakoota" | "aggregate.dashakoota", sum: number, of: number, share: number) => ({
    ...because(rule, { sum, of, share }, OURS, "moon"),
    points: Math.round((share * sum) / of),
  });
  const single = (rule: "aggregate.rajju" | "aggregate.vedha", isFree: boolean, share: number) => ({
    ...because(rule, { isFree, share }, OURS, "moon"),
    points: isFree ? share : 0,
  });
  const { rajju, vedha } = poruthams.poruthams;
  const reasons: readonly AggregateReason[] = [
    summed("aggregate.ashtakoota", kootas.points, 36, SHARES.ashtakoota),
    summed("aggregate.dashakoota", poruthams.points, 10, SHARES.dashakoota),
    single("aggregate.rajju", rajju.points > 0, SHARES.rajju),
    single("aggregate.vedha", vedha.points > 0, SHARES.vedha),
    ...AGGREGATE_DOSHAS.map((dosha) => {
      const share = DOSHA_SHARES[dosha];
      const { groom, bride } = doshas[dosha];
      const facts = { dosha, groom, bride, share };
      return { ...because("aggregate.dosha", facts, BALANCED, "moon"), points: groom === bride ? share : 0 };
    }),
  ];
  return {
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons,
    unequal: AGGREGATE_DOSHAS.filter((dosha) => doshas[dosha].groom !== doshas[dosha].bride),
  };
}
