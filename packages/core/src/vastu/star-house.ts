import { nakshatraLord } from "../chart/zodiac/nakshatra.ts";
import { type Citation, cite } from "../citation.ts";
import { type Direction, type Graha, NAKSHATRAS, type Nakshatra } from "../ids.ts";
import { type Reason, reasonMaker } from "../reason.ts";

export interface VastuFacts {
  readonly "vastu.lord": { readonly nakshatra: Nakshatra };
  /** The side of the sky that the star is counted to. */
  readonly "vastu.door": { readonly nakshatra: Nakshatra; readonly direction: Direction };
  /** The two sides beyond the bar that runs from the south-east to the north-west. */
  readonly "vastu.door_avoided": { readonly directions: readonly Direction[] };
  readonly "vastu.rooms": { readonly kitchen: Direction; readonly bedroom: Direction; readonly shrine: Direction };
  /** Where the practice of today puts the bedroom, what is heavy, and what is open. */
  readonly "vastu.today": { readonly bedroom: Direction; readonly heavy: Direction; readonly open: Direction };
}
export type VastuReason = Reason<VastuFacts>;
type VastuPart = "lord" | "door" | "doorAvoided" | "rooms" | "today";

/** What custom says of the house of one born under a star, each with its reason. */
export interface StarHouse {
  readonly lord: Graha;
  readonly door: Direction;
  readonly doorAvoided: readonly Direction[];
  readonly reasons: Readonly<Record<VastuPart, VastuReason>>;
}

/** The same for every star. */
export const VASTU_ROOMS = { kitchen: "south_east", bedroom: "south", shrine: "north_east" } as const;
export const VASTU_OF_TODAY = { bedroom: "south_west", heavy: "south_west", open: "north_east" } as const;

/**
 * The stars of the four sides, seven each from Krittika with Abhijit, which has no number here: the last of the west are
 * Uttara Ashadha, Abhijit and Shravana.
 */
const SIDES: readonly (readonly [first: Nakshatra, side: Direction])[] = [
  ["krittika", "east"],
  ["magha", "south"],
  ["anuradha", "west"],
  ["dhanishta", "north"],
];

/** Of either side of the bar (parigha) from the south-east to the north-west: one does not pass from one to the other. */
const BEYOND_THE_BAR: Readonly<Partial<Record<Direction, readonly Direction[]>>> = {
  east: ["south", "west"],
  north: ["south", "west"],
  south: ["east", "north"],
  west: ["east", "north"],
};

const OF_JOURNEYS: Citation = { together: [cite("muhurta_chintamani", 11), { practice: "vastu_by_star" }] };
/** Kitchen and bedroom in the one, the shrine in the other. */
const OF_ROOMS: Citation = { together: [cite("narada_samhita", 31, 50), { work: "vishvakarma_prakasha" }] };
const because = reasonMaker<VastuFacts>();

function sideOf(nakshatra: Nakshatra): Direction {
  const index = NAKSHATRAS.indexOf(nakshatra);
  const side = SIDES.findLast(([first]) => index >= NAKSHATRAS.indexOf(first));
  // Before Krittika the stars of the north go on.
  return side?.[1] ?? "north";
}

/**
 * The house of one born under a star: its face by the side of the sky to which the star is counted for journeys (seven stars
 * each from Krittika in the east), never across the bar; its rooms as for everybody.
 */
export function starHouse(nakshatra: Nakshatra): StarHouse {
  const lord = nakshatraLord(nakshatra);
  const door = sideOf(nakshatra);
  const doorAvoided = BEYOND_THE_BAR[door] ?? [];
  return {
    lord,
    door,
    doorAvoided,
    reasons: {
      lord: because("vastu.lord", { nakshatra }, cite("bphs", 46, [12, 16]), lord),
      door: because("vastu.door", { nakshatra, direction: door }, OF_JOURNEYS, lord),
      doorAvoided: because("vastu.door_avoided", { directions: doorAvoided }, OF_JOURNEYS, lord),
      rooms: because("vastu.rooms", VASTU_ROOMS, OF_ROOMS, lord),
      today: because("vastu.today", VASTU_OF_TODAY, { practice: "vastu_of_today" }, lord),
    },
  };
}
