export { SACRED_PLACE_FACTS } from "./facts.ts";
export { groupsOf, isSacredPlace, SACRED_GROUPS, SACRED_PLACES, type SacredPlaceId } from "./ids.ts";
export { neighboursOf } from "./neighbours.ts";
export { loadSacredPlaceList, loadSacredPlaceText } from "./words.ts";
