import type { Chart } from "../chart/chart.ts";
import { RASI_LORDS, rasiAt, rasiIndex } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import type { LuminousGraha, Rasi } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";

type Bead = { readonly mukhi: Mukhi };

export interface RudrakshaFacts {
  readonly "rudraksha.health": Bead & { readonly lagna: Rasi };
  readonly "rudraksha.wealth": Bead & { readonly house: number };
  /** What the bead stands for. */
  readonly "rudraksha.bead": Bead;
}
export type RudrakshaReason = Reason<RudrakshaFacts, LuminousGraha>;

/**
 * The faces of the bead of each graha that rules a house: practice of today, which its writers agree on. Old texts connect
 * beads and gods, not beads and grahas.
 */
const MUKHI = { sun: 1, moon: 2, mars: 3, mercury: 4, jupiter: 5, venus: 6, saturn: 7 } as const;
export type Mukhi = (typeof MUKHI)[LuminousGraha];

/** The beads of a birth. */
export interface RudrakshaBeads {
  readonly health: Mukhi;
  /** One where the second and the eleventh have one lord. */
  readonly wealth: readonly Mukhi[];
  readonly reasons: {
    readonly health: RudrakshaReason;
    readonly wealth: readonly RudrakshaReason[];
    readonly bead: RudrakshaReason;
  };
}

const OF_GRAHAS: Citation = { practice: "rudraksha_of_grahas" };
const because = reasonMaker<RudrakshaFacts, LuminousGraha>();
const WEALTH_HOUSES = [2, 11] as const;

/** For the body the bead of the lord of the lagna, for money those of the lords of the second and the eleventh house. */
export function rudrakshaBeads({ lagna }: Pick<Chart, "lagna">): RudrakshaBeads {
  const lordOf = (house: number): LuminousGraha => RASI_LORDS[rasiAt(rasiIndex(lagna.rasi) + house - 1)];
  const lord = lordOf(1);
  const wealth = WEALTH_HOUSES.map((house) => ({ house, graha: lordOf(house) }));
  return {
    health: MUKHI[lord],
    wealth: [...new Set(wealth.map(({ graha }) => MUKHI[graha]))],
    reasons: {
      health: because("rudraksha.health", { mukhi: MUKHI[lord], lagna: lagna.rasi }, OF_GRAHAS, lord),
      wealth: wealth.map(({ house, graha }) =>
        because("rudraksha.wealth", { mukhi: MUKHI[graha], house }, OF_GRAHAS, graha),
      ),
      bead: because("rudraksha.bead", { mukhi: MUKHI[lord] }, { work: "rudraksha_jabala" }, lord),
    },
  };
}
