export { SACRED_PLACE_FACTS } from "./facts.ts";
export { groupsOf, isWrittenPlace, SACRED_GROUPS, SACRED_PLACES, WRITTEN_PLACES, type WrittenPlace } from "./ids.ts";
export { neighboursOf } from "./neighbours.ts";
export { loadSacredPlaceList, loadSacredPlaceText } from "./words.ts";
