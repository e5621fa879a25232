import type { CompoundRelation } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import type { FriendshipWords } from "../friendship-words.ts";
import { ordinalWord } from "./forms.ts";

const RELATION: Readonly<Record<CompoundRelation, string>> = {
  great_friend: "a great friend",
  friend: "a friend",
  neutral: "neither friend nor enemy",
  enemy: "an enemy",
  great_enemy: "a great enemy",
};
const byPlace = (isNear: boolean): string => RELATION[isNear ? "friend" : "enemy"];

export const FRIENDSHIP_EN: FriendshipWords = {
  reasons: {
    "regard.natural": ({ other, relation }, about) =>
      `By nature ${named(about)} regards ${named(other)} as ${RELATION[relation]}.`,
    "regard.place": ({ other, house, isNear }, about) =>
      `Counted from the sign of ${named(about)}, ${named(other)} is in the ${ordinalWord(house)}. A planet in the 2nd, 3rd, 4th, 10th, 11th or 12th is a friend in this chart, any other an enemy; so ${named(other)} is ${byPlace(isNear)}.`,
    "regard.compound": ({ other, natural, isNear, relation }, about) =>
      `${namedFirst(about)} regards ${named(other)} by nature as ${RELATION[natural]} and by place as ${byPlace(isNear)}. Together this makes ${named(other)} ${RELATION[relation]}.`,
  },
};
