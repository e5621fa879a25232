import {
  type NakshatraVastuDetailsRequest,
  type NakshatraVastuDetailsResponse,
  REMAINING_API_CALLS,
  type WireReason,
} from "@vedanga/contract";
import { NAKSHATRAS, type StarHouse, starHouse, VASTU_OF_TODAY, VASTU_ROOMS } from "@vedanga/core";
import { nth } from "../wire/nth.ts";
import { wireReasonsOfGrahas } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

const FIELD_OF: Readonly<Record<keyof StarHouse["reasons"], string>> = {
  lord: "Lord",
  door: "Favorable_Direction",
  doorAvoided: "Entrance_to_Avoid",
  rooms: "Room_Locations",
  today: "Weight",
};

/** GET /utilities/nakshatra-vastu-details: what custom says of the house of one born under a star. */
export function answerNakshatraVastuDetails(request: NakshatraVastuDetailsRequest): NakshatraVastuDetailsResponse {
  const words = wireWords(request.lang);
  const { direction, graha, nakshatra: stars } = words.names;
  const nakshatra = nth(NAKSHATRAS, request.nakshatra);
  const house = starHouse(nakshatra);
  const [first = house.door, second = house.door] = house.doorAvoided;
  const avoided = words.vastu.two(direction[first], direction[second]);
  const rooms = {
    Kitchen: direction[VASTU_ROOMS.kitchen],
    Main_Bedroom: direction[VASTU_ROOMS.bedroom],
    Open_Area: direction[VASTU_OF_TODAY.open],
  };
  const named = { star: stars[nakshatra], lord: graha[house.lord].name, door: direction[house.door], avoided };
  const reasons: WireReason[] = (Object.keys(FIELD_OF) as (keyof typeof FIELD_OF)[]).flatMap((part) =>
    wireReasonsOfGrahas(FIELD_OF[part], [house.reasons[part]], words.vastu.reasons, words),
  );
  return {
    status: 200,
    response: {
      Nakshatra: named.star,
      Lord: named.lord,
      Favorable_Direction: named.door,
      Room_Locations: rooms,
      Avoidance: words.vastu.avoidance(direction[VASTU_ROOMS.shrine]),
      Weight: words.vastu.weight(direction[VASTU_OF_TODAY.heavy], direction[VASTU_OF_TODAY.open]),
      Entrance_to_Avoid: avoided,
      Sentence: words.vastu.sentence({
        ...named,
        kitchen: rooms.Kitchen,
        bedroom: rooms.Main_Bedroom,
        open: rooms.Open_Area,
      }),
    },
    remaining_api_calls: REMAINING_API_CALLS,
    ...(request.explain && { reasons }),
  };
}
