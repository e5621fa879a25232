import { friendship } from "../chart/dignity/friendship.ts";
import { RASI_LORDS } from "../chart/zodiac/rasi.ts";
import { cite } from "../citation.ts";
import { lordOfVara } from "../day/day-vara.ts";
import { type LuminousGraha, type Rasi, TITHI_GROUPS, type TithiGroup, type Vara, YOGAS, type Yoga } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Counted, type Reason, reasonMaker } from "../reason.ts";
import type { LifeAspect, Signifiers } from "./life-aspect.ts";

export interface DayLimbFacts {
  /** 1 to 30. */
  readonly "day.tithi": { readonly tithi: number; readonly group: TithiGroup };
  /** How the lord of the sign regards that of the day, and whether this one signifies what is asked about. */
  readonly "day.vara": {
    readonly vara: Vara;
    readonly rasiLord: LuminousGraha;
    readonly regard: "friend" | "neutral" | "enemy";
    readonly signifies: boolean;
  };
  readonly "day.yoga": { readonly yoga: Yoga };
}
type LimbReason<Rule extends keyof DayLimbFacts> = Counted<Reason<DayLimbFacts, LuminousGraha, Rule>>;
const because = reasonMaker<DayLimbFacts, LuminousGraha>();

/** What each group of tithis is for: joy, the body and its means, victory, and fullness; the empty one is for none. */
const GROUP_SERVES: Readonly<Record<TithiGroup, readonly LifeAspect[]>> = {
  nanda: ["relationship", "family", "friends"],
  bhadra: ["physique", "health", "travel"],
  jaya: ["career", "status"],
  rikta: [],
  purna: ["finances", "career", "family"],
};

const AMAVASYA = 30;

/** 3 for what the tithi's group serves, nothing for the rest, -3 for all on an empty tithi (4, 9, 14) and on Amavasya. */
export function tithiReason(tithi: number, aspect: LifeAspect | undefined): LimbReason<"day.tithi"> {
  const group = itemAt(TITHI_GROUPS, (((tithi - 1) % 15) + 5) % 5);
  const isBad = group === "rikta" || tithi === AMAVASYA;
  const serves = aspect !== undefined && GROUP_SERVES[group].includes(aspect);
  const points = isBad ? -3 : serves ? 3 : 0;
  return { ...because("day.tithi", { tithi, group }, cite("brihat_samhita", 99), "moon"), points };
}

/** Friend of the sign's lord or that lord himself 2, enemy -2, and 1 more for what the day's lord signifies. */
export function varaReason(vara: Vara, moonRasi: Rasi, { karakas }: Signifiers): LimbReason<"day.vara"> {
  const varaLord = lordOfVara(vara);
  const rasiLord = RASI_LORDS[moonRasi];
  const regard = varaLord === rasiLord ? "friend" : friendship(rasiLord, varaLord);
  const signifies = karakas.includes(varaLord);
  const points = { friend: 2, neutral: 0, enemy: -2 }[regard] + (signifies ? 1 : 0);
  const facts = { vara, rasiLord, regard, signifies };
  return { ...because("day.vara", facts, cite("bphs", 3, 55), varaLord), points };
}

const WHOLLY_BAD: readonly Yoga[] = ["vyatipata", "vaidhriti"];
const BAD_AT_FIRST: readonly Yoga[] = ["vishkambha", "atiganda", "shula", "ganda", "vyaghata", "vajra", "parigha"];

/** 1 for a good yoga, -1 for one that is bad in its first part, -3 for Vyatipata and Vaidhriti. */
export function yogaReason(yogaNumber: number): LimbReason<"day.yoga"> {
  const yoga = itemAt(YOGAS, yogaNumber - 1);
  const points = WHOLLY_BAD.includes(yoga) ? -3 : BAD_AT_FIRST.includes(yoga) ? -1 : 1;
  return { ...because("day.yoga", { yoga }, cite("muhurta_chintamani", 1), "moon"), points };
}
