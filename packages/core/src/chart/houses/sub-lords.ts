import { cite } from "../../citation.ts";
import { lordsFrom, VIMSHOTTARI_YEARS } from "../../dasha/vimshottari.ts";
import type { Graha, Nakshatra } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import { nakshatraLord, nakshatraOf } from "../zodiac/nakshatra.ts";
import { BHAVA_SOURCES, type BhavaSystem, type Bhavas } from "./bhava.ts";

/** Who rules a degree of the zodiac, ever more finely: its star, the part of that star, the part of that part. */
export interface SubLords {
  readonly nakshatra: Nakshatra;
  /** 1 to 4 */
  readonly pada: number;
  readonly starLord: Graha;
  readonly subLord: Graha;
  readonly subSubLord: Graha;
}

const CYCLE_YEARS = 120;

/**
 * The lords of a sidereal longitude by K. S. Krishnamurti: a star has nine parts as long as the years of Vimshottari,
 * beginning with its own lord (Reader 3, "Constellation and Sub"), and each part has nine again in the same way, as a
 * bhukti has its antaras. A part includes its first point and not its last.
 */
export function subLords(longitudeDeg: number): SubLords {
  const { nakshatra, pada, elapsed } = nakshatraOf(longitudeDeg);
  const starLord = nakshatraLord(nakshatra);
  const sub = partAt(starLord, elapsed);
  return { nakshatra, pada, starLord, subLord: sub.lord, subSubLord: partAt(sub.lord, sub.elapsed).lord };
}

/** The part in which a share of the whole lies, 0 <= share < 1, and how much of that part is passed. */
function partAt(first: Graha, share: number): { readonly lord: Graha; readonly elapsed: number } {
  const years = share * CYCLE_YEARS;
  let behind = 0;
  for (const lord of lordsFrom(first)) {
    const length = VIMSHOTTARI_YEARS[lord];
    if (years < behind + length) return { lord, elapsed: (years - behind) / length };
    behind += length;
  }
  throw new RangeError(`no part at ${share}`);
}

type Lords = { readonly starLord: Graha; readonly subLord: Graha; readonly subSubLord: Graha };

export interface KpFacts {
  readonly "kp.sub_lords": Lords & { readonly longitudeDeg: number; readonly nakshatra: Nakshatra };
  readonly "kp.cusp": Lords & {
    readonly house: number;
    readonly system: BhavaSystem;
    readonly startDeg: number;
    readonly nakshatra: Nakshatra;
  };
}
export type KpReason = Reason<KpFacts, Graha | "lagna">;

const SUBS = { together: [{ work: "krishnamurti_reader_3" }, cite("bphs", 46, 15)] } as const;

/** Why a graha or the lagna has the sub lords it has. */
export function subLordReason(longitudeDeg: number, about: Graha | "lagna"): KpReason {
  const { pada: _, ...lords } = subLords(longitudeDeg);
  return reasonMaker<KpFacts, Graha | "lagna">()("kp.sub_lords", { longitudeDeg, ...lords }, SUBS, about);
}

/** Why a house begins where it does, and who rules that degree. */
export function cuspReason({ startsDeg, system }: Bhavas, house: number): KpReason {
  const startDeg = itemAt(startsDeg, house - 1);
  const { pada: _, ...lords } = subLords(startDeg);
  const source = { together: [BHAVA_SOURCES[system], ...SUBS.together] };
  return reasonMaker<KpFacts, Graha | "lagna">()("kp.cusp", { house, system, startDeg, ...lords }, source, "lagna");
}
