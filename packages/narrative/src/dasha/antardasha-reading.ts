import { type AntardashaRelation, type Graha, LUMINOUS_GRAHAS, type LuminousGraha } from "@vedanga/core";
import type { AntardashaWords } from "../catalogue/antardasha-words.ts";

export interface RunningPart {
  readonly mahadasha: Graha;
  readonly antardasha: Graha;
  readonly relation: AntardashaRelation;
  /** Whole-sign house of the lord of the part, 1 to 12. */
  readonly house: number;
  /** Houses it rules; none for the nodes. */
  readonly rules: readonly number[];
  /** The lord of its sign. */
  readonly host: LuminousGraha;
}

/** The part of a mahadasha that runs, in a few sentences; without a house where the time of birth is not known. */
export function antardashaReading(words: AntardashaWords, part: RunningPart, isLagnaKnown: boolean): string {
  const { mahadasha, antardasha, relation } = part;
  return [
    words.opening(mahadasha, antardasha),
    // Of its own lord the reading of the mahadasha says where it is.
    ...(isLagnaKnown && relation !== "own" ? [placeOf(words, part)] : []),
    words.relation[relation](mahadasha, antardasha),
    words.act[antardasha],
  ].join(" ");
}

function placeOf(words: AntardashaWords, { antardasha, house, rules, host }: RunningPart): string {
  const isLuminous = LUMINOUS_GRAHAS.some((lit) => lit === antardasha);
  const others = rules.filter((ruled) => ruled !== house);
  if (isLuminous) return others.length > 0 ? words.place(antardasha, house, others) : words.ownPlace(antardasha, house);
  return words.nodePlace(antardasha, house, host);
}
