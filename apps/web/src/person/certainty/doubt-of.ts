import type { Doubt } from "#api/wire/sensitivity.ts";

export type Quantity = Doubt["steady"][number]["quantity"];

/** What something on the page says of a birth. */
export interface Told {
  /** The quantities that it shows. */
  readonly of: readonly Quantity[];
  /** Those that its details depend on besides. */
  readonly detailsOf?: readonly Quantity[] | undefined;
  /** Whether it shows dates of dashas. */
  readonly hasDashaDates?: boolean | undefined;
}

interface DoubtOf {
  /** A sentence for each quantity that may differ. */
  readonly differing: Doubt["open"];
  /** What is the same at every time, with what it is. */
  readonly steady: Doubt["steady"];
  /** By these the details may differ besides. */
  readonly details: Doubt["open"];
  /** By how many days the dates move; 0 where none is shown. */
  readonly movedDays: number;
  /** Whether all, the result without its details, or nothing is certain. */
  readonly certain: "all" | "result" | "none";
}

const JUDGEMENTS: readonly Quantity[] = ["mangal", "kaalsarp", "gem", "lord_house"];

/** What a doubtful birth time leaves open of one thing on the page. */
export function doubtOf(answer: Doubt, { of, detailsOf = [], hasDashaDates = false }: Told): DoubtOf {
  const differing = answer.open.filter(({ quantity }) => of.includes(quantity));
  const steady = answer.steady.filter(({ quantity }) => of.includes(quantity));
  // A judgement that differs does so by what its details depend on; a period that differs does not.
  const isToldAlready = differing.some(({ quantity }) => JUDGEMENTS.includes(quantity));
  const details = isToldAlready ? [] : answer.open.filter(({ quantity }) => detailsOf.includes(quantity));
  const movedDays = hasDashaDates ? Math.round(answer.dashas_move_days) : 0;
  const isResultCertain = differing.length === 0 && movedDays === 0 && of.length > 0;
  const certain = details.length === 0 && isResultCertain ? "all" : isResultCertain ? "result" : "none";
  return { differing, steady, details, movedDays, certain };
}
