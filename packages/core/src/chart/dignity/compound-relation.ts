import { byId } from "../../by-id.ts";
import { type Citation, cite } from "../../citation.ts";
import { LUMINOUS_GRAHAS, type LuminousGraha, type Rasi } from "../../ids.ts";
import { type Reason, reasonMaker } from "../../reason.ts";
import type { Chart } from "../chart.ts";
import { houseFrom } from "../zodiac/rasi.ts";
import { type Friendship, friendship } from "./friendship.ts";

/** How a graha regards another by nature and by place together (panchadha maitri): BPHS ch. 3, v. 56-58. */
export type CompoundRelation = "great_friend" | "friend" | "neutral" | "enemy" | "great_enemy";

const FRIENDS_BY_PLACE: readonly number[] = [2, 3, 4, 10, 11, 12];

/** Whether a graha is a friend for the time being: in one of the three signs after or before. BPHS ch. 3, v. 56. */
export const isFriendByPlace = (from: Rasi, to: Rasi): boolean => FRIENDS_BY_PLACE.includes(houseFrom(from, to));

/** The two in their signs of the chart of birth, whatever varga they are met in. */
export function compoundRelation(graha: LuminousGraha, other: LuminousGraha, from: Rasi, to: Rasi): CompoundRelation {
  const isNear = isFriendByPlace(from, to);
  switch (friendship(graha, other)) {
    case "friend":
      return isNear ? "great_friend" : "neutral";
    case "neutral":
      return isNear ? "friend" : "enemy";
    case "enemy":
      return isNear ? "neutral" : "great_enemy";
  }
}

/** How one of the seven regards another: by nature, by place and by both. */
export interface Regard {
  readonly other: LuminousGraha;
  readonly natural: Friendship;
  readonly isNear: boolean;
  readonly compound: CompoundRelation;
  readonly reasons: Readonly<Record<"natural" | "place" | "compound", Reason<RegardFacts, LuminousGraha>>>;
}

export interface RegardFacts {
  readonly "regard.natural": { readonly other: LuminousGraha; readonly relation: Friendship };
  /** The house of the other, counted from the sign of the graha. */
  readonly "regard.place": { readonly other: LuminousGraha; readonly house: number; readonly isNear: boolean };
  readonly "regard.compound": {
    readonly other: LuminousGraha;
    readonly natural: Friendship;
    readonly isNear: boolean;
    readonly relation: CompoundRelation;
  };
}
const because = reasonMaker<RegardFacts, LuminousGraha>();

const NATURAL: Citation = cite("bphs", 3, 55);
const BY_PLACE: Citation = cite("bphs", 3, 56);
const COMPOUND: Citation = cite("bphs", 3, [57, 58]);

/** How each of the seven regards the other six. The nodes have no natural relations in Parashara, and are left out. */
export const regards = ({ grahas }: Pick<Chart, "grahas">): Readonly<Record<LuminousGraha, readonly Regard[]>> =>
  byId(LUMINOUS_GRAHAS, (graha) =>
    LUMINOUS_GRAHAS.filter((other) => other !== graha).map((other): Regard => {
      const [from, to] = [grahas[graha].rasi, grahas[other].rasi];
      const natural = friendship(graha, other);
      const isNear = isFriendByPlace(from, to);
      const compound = compoundRelation(graha, other, from, to);
      return {
        other,
        natural,
        isNear,
        compound,
        reasons: {
          natural: because("regard.natural", { other, relation: natural }, NATURAL, graha),
          place: because("regard.place", { other, house: houseFrom(from, to), isNear }, BY_PLACE, graha),
          compound: because("regard.compound", { other, natural, isNear, relation: compound }, COMPOUND, graha),
        },
      };
    }),
  );
