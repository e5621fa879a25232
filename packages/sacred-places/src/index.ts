export { SACRED_PLACE_FACTS } from "./facts.ts";
export {
  groupsOf,
  isSacredPlace,
  SACRED_GROUPS,
  SACRED_PLACES,
  type SacredGroup,
  type SacredPlaceId,
} from "./ids.ts";
export { placesThatKeep } from "./keeping.ts";
export { neighboursOf, straightKm } from "./neighbours.ts";
export type {
  MonthRange,
  NamedLine,
  SacredPlaceFacts,
  SacredPlaceList,
  SacredPlaceSummary,
  SacredPlaceText,
  SacredScene,
} from "./sacred-place.ts";
export { loadSacredPlaceList, loadSacredPlaceText } from "./words.ts";
