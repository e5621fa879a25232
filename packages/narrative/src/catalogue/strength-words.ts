import type {
  AshtakavargaFacts,
  BinduGiver,
  ChartYoga,
  ComposedYoga,
  Dignity,
  FunctionalNature,
  Graha,
  LuminousGraha,
  Rasi,
  StrengthRuleFacts,
  YogaFacts,
  YogaStrengthFacts,
} from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** Dignity, the six strengths and the combinations of a chart. */
export interface StrengthWords {
  readonly dignity: Readonly<Record<Dignity, string>>;
  readonly reasons: RuleWords<StrengthRuleFacts, LuminousGraha>;
  readonly bindus: RuleWords<AshtakavargaFacts, BinduGiver>;
  readonly binduChart: BinduChartWords;
  readonly reading: StrengthReadingWords;
}

/** The words of a chart that shows bindus: of one, or of the seven together. */
export interface BinduChartWords {
  readonly title: string;
  readonly subtitle: (of: BinduGiver | "total") => string;
  readonly note: (inAll: number) => string;
  /** A sign with its bindus, read aloud. */
  readonly sign: (sign: BindusOfSign) => string;
}

/** What a graha is for a chart, and in what condition. */
export interface GrahaStanding {
  readonly graha: Graha;
  readonly nature: FunctionalNature;
  readonly dignity: Dignity;
  /** The houses it rules; the nodes none. */
  readonly rules: readonly number[];
  readonly house: number;
  readonly isCombust: boolean;
  readonly isRetrograde: boolean;
}

/** The signs that have the most bindus of all, or the fewest, in the order from the lagna: two or more where they tie. */
export interface TiedSigns {
  readonly bindus: number;
  readonly signs: readonly Pick<BindusOfSign, "rasi" | "house">[];
}

interface BindusOfSign {
  readonly rasi: Rasi;
  readonly house: number;
  readonly bindus: number;
}

/** What the strengths say to the person, without the astronomy. */
export interface StrengthReadingWords {
  readonly graha: (standing: GrahaStanding) => string;
  readonly shadbala: (facts: {
    /** How many of the seven have what they need. */
    readonly sufficient: number;
    readonly strongest: LuminousGraha;
    readonly weakest: LuminousGraha;
  }) => string;
  readonly ashtakavarga: (facts: { readonly most: TiedSigns; readonly least: TiedSigns }) => string;
  readonly yogas: (facts: { readonly found: number; readonly cancelled: number }) => string;
}

/** A text for each combination that is composed of conditions. */
export type ComposedYogaName = Readonly<Record<Exclude<ComposedYoga, "neecha_bhanga">, string>>;

export interface ChartYogaWords {
  readonly names: Readonly<Record<ChartYoga, string>>;
  /** What a combination is said to mean, in moderate words. */
  readonly meanings: Readonly<Record<ChartYoga, string>>;
  readonly reasons: RuleWords<YogaFacts>;
  /** Why a combination has its strength. */
  readonly strength: RuleWords<YogaStrengthFacts>;
}
