import { type Citation, cite } from "../citation.ts";
import { type Karana, NAKSHATRAS, type Nakshatra, RASIS, type Rasi, YOGAS, type Yoga } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";
import { karanaOf, type NamedTithi, tithiOf } from "./limbs-name.ts";

/** A part of the full turn of a limb's angle: which of how many, and its stretch. */
type Part = {
  readonly number: number;
  readonly parts: number;
  readonly fromDeg: number;
  readonly toDeg: number;
  /** Where one instant is meant. */
  readonly angleDeg?: number;
};

export interface LimbFacts {
  readonly tithi_of_elongation: Part & NamedTithi;
  readonly nakshatra_of_moon: Part & { readonly nakshatra: Nakshatra };
  readonly yoga_of_sum: Part & { readonly yoga: Yoga };
  readonly karana_of_elongation: Part & { readonly karana: Karana };
  readonly rasi_of_moon: Part & { readonly rasi: Rasi };
  readonly rasi_of_sun: Part & { readonly rasi: Rasi };
}
export type LimbRule = keyof LimbFacts;

const nameRasi = (part: Part) => ({ ...part, rasi: itemAt(RASIS, part.number - 1) });

/** Parts of the full turn, the text, and the names of a part. */
const COUNTS: {
  readonly [Rule in LimbRule]: {
    readonly parts: number;
    readonly source: Citation;
    readonly named: (part: Part) => LimbFacts[Rule];
  };
} = {
  tithi_of_elongation: {
    parts: 30,
    source: cite("surya_siddhanta", 2, 66),
    named: (part) => ({ ...part, ...tithiOf(part.number) }),
  },
  nakshatra_of_moon: {
    parts: 27,
    source: cite("surya_siddhanta", 2, 64),
    named: (part) => ({ ...part, nakshatra: itemAt(NAKSHATRAS, part.number - 1) }),
  },
  yoga_of_sum: {
    parts: 27,
    source: cite("surya_siddhanta", 2, 65),
    named: (part) => ({ ...part, yoga: itemAt(YOGAS, part.number - 1) }),
  },
  karana_of_elongation: {
    parts: 60,
    source: cite("surya_siddhanta", 2, [67, 69]),
    named: (part) => ({ ...part, karana: karanaOf(part.number) }),
  },
  rasi_of_moon: { parts: 12, source: cite("surya_siddhanta", 1, 28), named: nameRasi },
  rasi_of_sun: { parts: 12, source: cite("surya_siddhanta", 1, 28), named: nameRasi },
};

/**
 * Why a limb has its number: the stretch of its angle for that number and, if given, the angle at the
 * instant asked about. Degrees; `number` as core counts it, from 1.
 */
export function limbReason<Rule extends LimbRule>(
  rule: Rule,
  number: number,
  angleDeg?: number,
): Reason<LimbFacts, "day", Rule> {
  const { parts, source, named } = COUNTS[rule];
  const partDeg = 360 / parts;
  const facts = named({
    number,
    parts,
    fromDeg: (number - 1) * partDeg,
    toDeg: number * partDeg,
    ...(angleDeg !== undefined && { angleDeg }),
  });
  return reasonMaker<LimbFacts, "day">()(rule, facts, source, "day");
}
