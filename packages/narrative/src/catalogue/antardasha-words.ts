import type { AntardashaRelation, Graha, LuminousGraha } from "@vedanga/core";

/** The words of a part of a mahadasha: four sentences at most. */
export interface AntardashaWords {
  /** What the part of a graha brings forward, within the years of another or first in its own. */
  readonly opening: (mahadasha: Graha, antardasha: Graha) => string;
  /** Where it works for this person, and what it rules beside that house; needs the lagna. */
  readonly place: (graha: Graha, house: number, rules: readonly number[]) => string;
  /** In the only house that it rules. */
  readonly ownPlace: (graha: Graha, house: number) => string;
  readonly nodePlace: (node: Graha, house: number, host: LuminousGraha) => string;
  readonly relation: Readonly<Record<AntardashaRelation, (mahadasha: Graha, antardasha: Graha) => string>>;
  /** One thing to do in it. */
  readonly act: Readonly<Record<Graha, string>>;
}
