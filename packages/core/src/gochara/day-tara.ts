import type { Bala, Nakshatra } from "../ids.ts";
import { NAKSHATRAS } from "../ids.ts";
import type { Counted, Reason } from "../reason.ts";
import { type BalaFacts, taraBala } from "./bala.ts";

export interface DayTaraFacts {
  /** `weight`: what her tara may count for, of her part of the score. */
  readonly "day.tara": BalaFacts["bala.tara"] & { readonly weight: number };
}

/**
 * What part of its weight, in tenths, a tara adds or takes. Of the nine five are good, three bad and one, janma, neither:
 * over a month of the Moon they add as much as they take.
 */
const TENTHS: Readonly<Record<Bala, number>> = { good: 6, neutral: 0, bad: -10 };

/** The Moon's star, 1 to 27, as a tara from the star of birth, in a score. */
export function taraReason(
  birthStar: Nakshatra,
  moonStar: number,
  weight: number,
): Counted<Reason<DayTaraFacts, "moon">> {
  const { facts, source, about } = taraBala(NAKSHATRAS.indexOf(birthStar) + 1, moonStar);
  const points = Math.round((weight * TENTHS[facts.bala]) / 10);
  return { rule: "day.tara", facts: { ...facts, weight }, source, about, points };
}
