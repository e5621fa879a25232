import type { CompoundRelation } from "@vedanga/core";
import { called, genitive, toGraha } from "@vedanga/names/te/forms";
import type { FriendshipWords } from "../friendship-words.ts";

const RELATION: Readonly<Record<CompoundRelation, string>> = {
  great_friend: "అధిమిత్రుడు",
  friend: "మిత్రుడు",
  neutral: "సముడు",
  enemy: "శత్రువు",
  great_enemy: "అధిశత్రువు",
};
const byPlace = (isNear: boolean): string => RELATION[isNear ? "friend" : "enemy"];

export const FRIENDSHIP_TE: FriendshipWords = {
  reasons: {
    "regard.natural": ({ other, relation }, about) =>
      `నైసర్గికంగా ${toGraha(about)} ${called(other)} ${RELATION[relation]}.`,
    "regard.place": ({ other, house, isNear }, about) =>
      `${genitive(about)} రాశి నుండి లెక్కిస్తే ${called(other)} ${house}వ రాశిలో ఉన్నాడు. 2, 3, 4, 10, 11, 12 రాశుల్లో ఉన్న గ్రహం తాత్కాలిక మిత్రుడు, మిగిలిన రాశుల్లో ఉన్నది తాత్కాలిక శత్రువు; కాబట్టి ${called(other)} తాత్కాలికంగా ${byPlace(isNear)}.`,
    "regard.compound": ({ other, natural, isNear, relation }, about) =>
      `${toGraha(about)} ${called(other)} నైసర్గికంగా ${RELATION[natural]}, తాత్కాలికంగా ${byPlace(isNear)}; రెండూ కలిపి చూస్తే ${RELATION[relation]}.`,
  },
};
