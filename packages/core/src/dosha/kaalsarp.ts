import { normalizeDegrees, signedDegrees } from "../angle/degrees.ts";
import { byId } from "../by-id.ts";
import type { Chart } from "../chart/chart.ts";
import { houseFrom, rasiOf } from "../chart/zodiac/rasi.ts";
import type { Citation } from "../citation.ts";
import {
  GRAHAS,
  type Graha,
  KAALSARP_TYPES,
  type KaalsarpDirection,
  type KaalsarpType,
  LUMINOUS_GRAHAS,
  type LuminousGraha,
  type Rasi,
} from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type Reason, reasonMaker } from "../reason.ts";

/** To whom or what each recommended practice turns, in the order in which they are told. */
const REMEDY_GROUNDS = [
  "shiva",
  "shiva",
  "shiva",
  "nagas",
  "subrahmanya",
  "nodes",
  "forebears",
  "giving",
  "quiet",
] as const;
export type KaalsarpRemedyGround = (typeof REMEDY_GROUNDS)[number];

export interface KaalsarpFacts {
  readonly "kaalsarp.all_on_one_side": { readonly inside: readonly LuminousGraha[] };
  readonly "kaalsarp.outside": Pick<Outsider, "node" | "degreesBeyond">;
  readonly "kaalsarp.on_node": { readonly onNodes: readonly LuminousGraha[] };
  readonly "kaalsarp.rahu_house": {
    readonly type: KaalsarpType;
    readonly rahuHouse: number;
    readonly ketuHouse: number;
  };
  readonly "kaalsarp.direction": { readonly direction: KaalsarpDirection };
  /** Why a practice is recommended. */
  readonly "kaalsarp.remedy": { readonly ground: KaalsarpRemedyGround };
}
export type KaalsarpReason = Reason<KaalsarpFacts>;

/** A graha on the other side of the nodes, and how far beyond the nearer of them it is. */
export interface Outsider {
  readonly graha: LuminousGraha;
  readonly node: "rahu" | "ketu";
  /** 0 < x <= 90 */
  readonly degreesBeyond: number;
}

export interface KaalsarpDosha {
  /** All seven from Sun to Saturn on one side of the nodes; the lagna does not count. */
  readonly present: boolean;
  /** Five or six of the seven on one side: reported, not present. */
  readonly isNearMiss: boolean;
  /** By Rahu's house from the lagna. It names the dosha only where that is present. */
  readonly type: KaalsarpType;
  readonly rahuHouse: number;
  readonly ketuHouse: number;
  /** The side with all or most: ascending if they are in zodiacal order from Rahu to Ketu. */
  readonly direction: KaalsarpDirection;
  /** The grahas on the other side, the furthest beyond the nodes first; none if it is present. */
  readonly outside: readonly Outsider[];
  readonly reasons: readonly KaalsarpReason[];
}

/** The name is from the last century: Parashara, Varahamihira and other old texts do not have it. */
const MODERN: Citation = { practice: "kaal_sarpa" };

const because = reasonMaker<KaalsarpFacts>();

/** Custom of today: no old text has the dosha, and none has practices against it. */
const CUSTOM: Citation = { practice: "twentieth_century" };

/** A reason for each of the practices, in their order; the same for everybody. */
export const kaalsarpRemedies = (): readonly KaalsarpReason[] =>
  REMEDY_GROUNDS.map((ground) => because("kaalsarp.remedy", { ground }, CUSTOM, "rahu"));

/** Nearer than this a graha is on the node: a ten-thousandth of what the sky is known to. */
const ON_NODE_DEG = 1e-9;
const NEAR_MISS_OUTSIDERS = 2;

/** Kaalsarp by the longitudes of a chart. A graha exactly on a node counts as inside. */
export const kaalsarpDosha = ({ lagna, grahas }: Chart): KaalsarpDosha =>
  kaalsarpDoshaOf(
    byId(GRAHAS, (graha) => grahas[graha].longitudeDeg),
    lagna.rasi,
  );

/** The same from sidereal longitudes in degrees and the sign of the lagna. Ketu is taken opposite Rahu. */
export function kaalsarpDoshaOf(longitudesDeg: Readonly<Record<Graha, number>>, lagnaRasi: Rasi): KaalsarpDosha {
  const rahuDeg = longitudesDeg.rahu;
  const placed = LUMINOUS_GRAHAS.map((graha) => {
    const aheadDeg = normalizeDegrees(longitudesDeg[graha] - rahuDeg);
    // From Rahu on to Ketu is one side, from Ketu on to Rahu the other.
    const beyondDeg = Math.min(Math.abs(signedDegrees(aheadDeg)), Math.abs(signedDegrees(aheadDeg - 180)));
    const side = beyondDeg < ON_NODE_DEG ? "node" : aheadDeg < 180 ? "ascending" : "descending";
    const node = aheadDeg < 90 || aheadDeg > 270 ? ("rahu" as const) : ("ketu" as const);
    return { graha, side, node, beyondDeg };
  });
  const onSide = (wanted: string) => placed.filter(({ side }) => side === wanted);
  const direction = onSide("descending").length > onSide("ascending").length ? "descending" : "ascending";
  const outside = onSide(direction === "ascending" ? "descending" : "ascending")
    .map(({ graha, node, beyondDeg }): Outsider => ({ graha, node, degreesBeyond: beyondDeg }))
    .toSorted((one, other) => other.degreesBeyond - one.degreesBeyond);
  const rahuHouse = houseFrom(lagnaRasi, rasiOf(rahuDeg));
  const ketuHouse = ((rahuHouse + 5) % 12) + 1;
  const type = itemAt(KAALSARP_TYPES, rahuHouse - 1);
  const onNodes = onSide("node").map(({ graha }) => graha);
  return {
    present: outside.length === 0,
    isNearMiss: outside.length > 0 && outside.length <= NEAR_MISS_OUTSIDERS,
    type,
    rahuHouse,
    ketuHouse,
    direction,
    outside,
    reasons: [
      ...(outside.length === 0
        ? [because("kaalsarp.all_on_one_side", { inside: LUMINOUS_GRAHAS }, MODERN, "rahu")]
        : []),
      ...outside.map(({ graha, node, degreesBeyond }) =>
        because("kaalsarp.outside", { node, degreesBeyond }, MODERN, graha),
      ),
      ...(onNodes.length > 0 ? [because("kaalsarp.on_node", { onNodes }, MODERN, "rahu")] : []),
      because("kaalsarp.rahu_house", { type, rahuHouse, ketuHouse }, MODERN, "rahu"),
      because("kaalsarp.direction", { direction }, MODERN, "rahu"),
    ],
  };
}
