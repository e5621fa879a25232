import type { Dignity, FunctionalNature, Gem, Graha, LuminousGraha, Rasi, Vara } from "../ids.ts";
import type { Reason } from "../reason.ts";
import type { GemFlaw } from "./gem-flaws.ts";
import type { Finger, Metal } from "./gem-wearing.ts";
import type { BodyPart } from "./graha-body.ts";

type Nature = { readonly nature: FunctionalNature };
type Weighed = Nature & { readonly dignity: Dignity; readonly house: number };

export interface GemFacts {
  readonly "gem.lord_of_house": { readonly lagna: Rasi; readonly house: number };
  readonly "gem.fit": Weighed & { readonly hasCaution: boolean };
  readonly "gem.best_of_unfit": Weighed;
  readonly "gem.functional_malefic": Nature;
  readonly "gem.maraka": Nature;
  readonly "gem.in_dusthana": { readonly house: number; readonly dignity: Dignity };
  readonly "gem.debilitated": { readonly dignity: Dignity };
  /** The stone of a lagna lord that does harm for his own lagna: `harmfulHouses` are what else it rules. */
  readonly "gem.tables_name_it": {
    readonly lagna: Rasi;
    readonly gem: Gem;
    readonly harmfulHouses: readonly number[];
  };
  readonly "gem.stone_of_graha": { readonly gem: Gem };
  /** Said beside the choice, and without weight in it. */
  readonly "gem.combust": { readonly fromSunDeg: number };
  readonly "gem.in_enemy_sign": { readonly dignity: Dignity };
  /** Another lord could be strengthened too, and the chosen one has the better claim. */
  readonly "gem.later_claim": { readonly house: number; readonly chosenHouse: number };
  /** What the stone is worn for by this person: a house that its graha rules, the one it is in, and its own matter. */
  readonly "gem.benefit_ruled": { readonly house: number };
  readonly "gem.benefit_placed": { readonly house: number };
  readonly "gem.benefit_own": { readonly gem: Gem };
  /** What a stone is worn for by anyone. */
  readonly "gem.gifts": { readonly gem: Gem };
  readonly "gem.body_part": { readonly part: BodyPart; readonly like: LuminousGraha };
  readonly "gem.flaw": { readonly flaw: GemFlaw };
  readonly "gem.finger": { readonly finger: Finger };
  readonly "gem.metal": { readonly metals: readonly Metal[] };
  /** Ratti of the gem trade, to a tenth. */
  readonly "gem.weight": {
    readonly caratsFrom: number;
    readonly caratsTo: number;
    readonly rattiFrom: number;
    readonly rattiTo: number;
  };
  readonly "gem.day": { readonly vara: Vara };
}
export type GemReason = Reason<GemFacts>;
export type GemReasonOf<Rule extends keyof GemFacts> = Reason<GemFacts, Graha, Rule>;
