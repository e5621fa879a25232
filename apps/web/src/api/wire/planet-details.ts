import {
  cleanName,
  type PlanetDetails,
  type PlanetDetailsResponse,
  type PlanetEntry,
  type SkyGraha,
} from "@vedanga/contract";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { parseFields } from "./parse-fields.ts";
import { parseClockIfAny, parseDayFirst } from "./parse-wire-time.ts";

export type Placed = "lagna" | SkyGraha["graha"];

/** The grahas that are bodies, in the order of the wire. */
export const SEVEN = [
  "sun",
  "moon",
  "mars",
  "mercury",
  "jupiter",
  "venus",
  "saturn",
] as const satisfies readonly Placed[];

/** Whose the entries of the wire are, from 0 to 9. */
export const PLACED = ["lagna", ...SEVEN, "rahu", "ketu"] as const satisfies readonly Placed[];

export interface Placement extends PlanetEntry {
  readonly id: Placed;
}

/** Under which number the wire has each. */
const ENTRY_OF = {
  lagna: "0",
  sun: "1",
  moon: "2",
  mars: "3",
  mercury: "4",
  jupiter: "5",
  venus: "6",
  saturn: "7",
  rahu: "8",
  ketu: "9",
} as const satisfies Record<Placed, keyof PlanetDetails>;

function decodeEntry(details: PlanetDetails, id: Placed): Placement {
  const entry = details[ENTRY_OF[id]];
  return {
    ...entry,
    id,
    nakshatra: cleanName("nakshatra", entry.nakshatra),
    basic_avastha: cleanName("avastha", entry.basic_avastha),
  };
}

/** 0 Sunday to 6 Saturday, by its name in any language of the screens. */
const weekdayNamed = (name: string): number =>
  Math.max(...Object.values(SCREEN_LANGUAGES).map(({ weekdays }) => weekdays.indexOf(name)));

const NONE_RUNS = "-";

/** The lords of the running dashas, from the mahadasha down; only the first may be written out. */
const lordsOf = (text: string): readonly string[] => (text === NONE_RUNS ? [] : text.split(">"));

/**
 * What screens show of a birth: the placements and the almanac, with names as almanacs print them: this call spells some in
 * the way its old clients expect.
 */
export function decodePlacements({ response: details, masa, paksha, samvatsara }: PlanetDetailsResponse) {
  const { rasi, nakshatra, nakshatra_pada, panchang, birth_dasa, birth_dasa_time, current_dasa, current_dasa_time } =
    details;
  return {
    placements: Object.fromEntries(PLACED.map((id) => [id, decodeEntry(details, id)])) as Record<Placed, Placement>,
    rasi,
    nakshatra: cleanName("nakshatra", nakshatra),
    nakshatra_pada,
    dashas: {
      atBirth: { lords: lordsOf(birth_dasa), on: parseDayFirst(birth_dasa_time) },
      now: { lords: lordsOf(current_dasa), on: parseDayFirst(current_dasa_time) },
    },
    panchang: {
      ...parseFields(panchang, ["sunrise_at_birth", "sunset_at_birth"], parseClockIfAny),
      weekday: weekdayNamed(panchang.day_of_birth),
      tithi: cleanName("tithi", panchang.tithi),
      yoga: cleanName("yoga", panchang.yoga),
      karana: cleanName("karana", panchang.karana),
      masa,
      paksha,
      samvatsara,
    },
  };
}

export type Placements = ReturnType<typeof decodePlacements>;
