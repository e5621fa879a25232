import type { Dignity, Graha, HouseReadingFacts, LuminousGraha, Rasi } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";
import type { Ways } from "./dasha-words.ts";

/** The lord of a house and where it is. */
export interface HouseLord {
  /** The house it rules, 1 to 12. */
  readonly house: number;
  readonly lord: LuminousGraha;
  readonly rasi: Rasi;
  /** The house it is in. */
  readonly lordHouse: number;
  readonly dignity: Dignity;
}

export interface HouseLordWords {
  /** "1st lord is in the 9th house" */
  readonly location: (house: number, lordHouse: number) => string;
  readonly stands: Ways<(lord: HouseLord) => string>;
  /** In the house itself. */
  readonly atHome: (lord: HouseLord) => string;
  /** What it brings to the matters of its house from the house it is in, both from the first. */
  readonly lordIn: readonly (readonly string[])[];
  /** Two ways at least, since one graha rules two houses; each names it. */
  readonly strength: Readonly<Record<Dignity, Ways<(lord: Graha) => string>>>;
  /** What a house is read for; said where little else is. */
  readonly readFor: (house: number) => string;
  readonly reasons: RuleWords<HouseReadingFacts, Graha>;
}
