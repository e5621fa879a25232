import { NAKSHATRAS, RASIS, YOGAS } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import type { Fact, Reason } from "../reason.ts";
import { karanaOf, tithiOf } from "./limbs-name.ts";

export const LIMB_RULES = [
  "tithi_of_elongation",
  "nakshatra_of_moon",
  "yoga_of_sum",
  "karana_of_elongation",
  "rasi_of_moon",
  "rasi_of_sun",
] as const;
export type LimbRule = (typeof LIMB_RULES)[number];

interface LimbCount {
  /** Parts of the full turn. */
  readonly parts: number;
  readonly source: string;
  readonly named: (number: number) => Readonly<Record<string, Fact>>;
}

const starOf = (number: number) => ({ nakshatra: itemAt(NAKSHATRAS, number - 1) });
const signOf = (number: number) => ({ rasi: itemAt(RASIS, number - 1) });

const COUNTS: Readonly<Record<LimbRule, LimbCount>> = {
  tithi_of_elongation: { parts: 30, source: "Surya Siddhanta 2.66", named: (number) => ({ ...tithiOf(number) }) },
  nakshatra_of_moon: { parts: 27, source: "Surya Siddhanta 2.64", named: starOf },
  yoga_of_sum: {
    parts: 27,
    source: "Surya Siddhanta 2.65",
    named: (number) => ({ yoga: itemAt(YOGAS, number - 1) }),
  },
  karana_of_elongation: {
    parts: 60,
    source: "Surya Siddhanta 2.67-69",
    named: (number) => ({ karana: karanaOf(number) }),
  },
  rasi_of_moon: { parts: 12, source: "Surya Siddhanta 1.28", named: signOf },
  rasi_of_sun: { parts: 12, source: "Surya Siddhanta 1.28", named: signOf },
};

/**
 * Why a limb bears its number: the stretch of its angle that the number stands for and, where given, the angle at the
 * instant asked about. Degrees; `number` as core counts it, from 1.
 */
export function limbReason(rule: LimbRule, number: number, angleDeg?: number): Reason<LimbRule> {
  const { parts, source, named } = COUNTS[rule];
  const partDeg = 360 / parts;
  return {
    rule,
    facts: {
      number,
      parts,
      fromDeg: (number - 1) * partDeg,
      toDeg: number * partDeg,
      ...(angleDeg !== undefined && { angleDeg }),
      ...named(number),
    },
    source,
    about: "day",
  };
}
