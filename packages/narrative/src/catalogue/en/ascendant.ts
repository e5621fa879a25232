import type { Dignity, Graha } from "@vedanga/core";
import { named, namedFirst } from "@vedanga/names/en/forms";
import { NAMES_EN } from "@vedanga/names/en/names";
import type { AscendantWords, LordStanding } from "../ascendant-words.ts";
import { mannerOf, mattersOf } from "./forms.ts";
import { ordinal } from "./phrases.ts";
import { RISING_SIGN_EN } from "./rising-sign.ts";

const MODALITY = { movable: "Movable", fixed: "Fixed", dual: "Dual" } as const;
const ELEMENT = { agni: "Fiery", prithvi: "Earthy", vayu: "Airy", jala: "Watery" } as const;

const MODALITY_MEANS = {
  movable: "A movable sign likes to begin things and to set others in motion.",
  fixed: "A fixed sign keeps to what it has chosen and finishes it.",
  dual: "A dual sign sees both sides and adapts to where it finds itself.",
} as const;
const ELEMENT_MEANS = {
  agni: "Fire gives warmth, pride and a wish to act.",
  prithvi: "Earth gives patience, a practical eye and trust in what can be touched.",
  vayu: "Air gives curiosity, talk and a liking for company.",
  jala: "Water gives feeling, memory and care for those who are near.",
} as const;

/** What each house turns the lord's energy to. */
const HOUSE_MATTERS = [
  "to your own person: your character and a path of your own",
  "to family, speech and what is kept and saved",
  "to courage, brothers and sisters, and skill of hand and word",
  "to home, mother, land and peace within",
  "to children, learning, play and whatever you create",
  "to daily work, service and the patient removal of obstacles",
  "to partnership, marriage and dealings with others",
  "to what lies under the surface: research, what is shared or inherited, deep change",
  "to faith, teachers, the father and long journeys",
  "to work and your standing in the world",
  "to friends, elder brothers and sisters, and hopes you work towards",
  "to rest, distant places, giving and the inner life",
] as const;

const STANDS: Readonly<Record<Dignity, string>> = {
  exalted: "Nowhere is it stronger, and there it works at its best.",
  moolatrikona: "There it is strong, and sure of what it is for.",
  own: "There it is in its own sign, at home and steady.",
  friend: "There it is in a friend's sign: at ease, with medium strength.",
  neutral: "The lord of that sign neither helps nor hinders it.",
  enemy: "There it is in an enemy's sign and is weak; it reaches its goal by effort and patience.",
  debilitated: "There it begins with little strength: what others are given, it learns by practice and then keeps.",
};

const SHORTLY: Readonly<Record<Dignity, string>> = {
  exalted: "is at full strength",
  moolatrikona: "is strong",
  own: "is at home",
  friend: "is at ease",
  neutral: "is neither helped nor hindered",
  enemy: "gets on by effort and patience",
  debilitated: "gets on by practice",
};

const LENDS: Readonly<Record<Graha, string>> = {
  sun: "purpose and dignity",
  moon: "feeling and care",
  mars: "fire and haste",
  mercury: "wit and curiosity",
  jupiter: "wisdom and breadth",
  venus: "charm and a sense of measure",
  saturn: "patience and gravity",
  rahu: "ambition and unusual ways",
  ketu: "detachment and a turn inward",
};

const ofHouse = (words: readonly string[], house: number): string => {
  const said = words[house - 1];
  if (said === undefined) throw new RangeError(`no house ${house}`);
  return said;
};

const lending = (grahas: readonly Graha[], verb: string): string =>
  grahas.map((graha) => `${named(graha)} ${verb} ${LENDS[graha]}`).join("; ");

function personal({
  lagna,
  lord,
  rasi,
  house,
  dignity,
  isCombust,
  isRetrograde,
  joined,
  seenBy,
}: LordStanding): string {
  const sentences = [
    `${namedFirst(lord)}, the lord of your ${NAMES_EN.rasi[lagna]} ascendant, is in the ${ordinal(house)} house, so your energy turns first ${ofHouse(HOUSE_MATTERS, house)}.`,
    `It is in ${NAMES_EN.rasi[rasi]}, which makes its manner ${mannerOf(rasi)}.`,
    STANDS[dignity],
    ...(isRetrograde
      ? [
          "Much of this is turned inward and thought over more than once, because it was moving backwards when you were born.",
        ]
      : []),
    ...(isCombust ? ["Because it stands close to the Sun, it does better work behind the scenes than in front."] : []),
    ...(joined.length > 0 ? [`In the same sign ${lending(joined, "brings")}.`] : []),
    ...(seenBy.length > 0 ? [`From a distance ${lending(seenBy, "adds")}.`] : []),
    ...(joined.length + seenBy.length === 0
      ? ["No other planet is with it or looks at it in full, so its sign and house alone count."]
      : []),
  ];
  return sentences.join(" ");
}

export const ASCENDANT_EN: AscendantWords = {
  sign: RISING_SIGN_EN,
  /** Taittiriya Aranyaka 10.1 for the Sun; the others as the navagraha books of worship print them. */
  gayatri: {
    sun: "Om Bhaskaraya Vidmahe Mahaddyutikaraya Dhimahi Tanno Adityah Prachodayat",
    moon: "Om Kshiraputraya Vidmahe Amritatattvaya Dhimahi Tannash Chandrah Prachodayat",
    mars: "Om Angarakaya Vidmahe Shaktihastaya Dhimahi Tanno Bhaumah Prachodayat",
    mercury: "Om Gajadhvajaya Vidmahe Sukhahastaya Dhimahi Tanno Budhah Prachodayat",
    jupiter: "Om Vrishabhadhvajaya Vidmahe Ghrinihastaya Dhimahi Tanno Guruh Prachodayat",
    venus: "Om Ashvadhvajaya Vidmahe Dhanurhastaya Dhimahi Tannah Shukrah Prachodayat",
    saturn: "Om Kakadhvajaya Vidmahe Khadgahastaya Dhimahi Tanno Mandah Prachodayat",
    rahu: "Om Nakadhvajaya Vidmahe Padmahastaya Dhimahi Tanno Rahuh Prachodayat",
    ketu: "Om Ashvadhvajaya Vidmahe Shulahastaya Dhimahi Tannah Ketuh Prachodayat",
  },
  characteristics: ({ modality, tattva, direction }) =>
    `${MODALITY[modality]}, ${ELEMENT[tattva]}, ${NAMES_EN.direction[direction]}`,
  location: (house) => `Lord of the ascendant in ${ordinal(house)} house`,
  general: (rasi, { modality, tattva }, lord) =>
    [
      `${NAMES_EN.rasi[rasi]} was rising in the east when you were born, and ${named(lord)} is its lord.`,
      RISING_SIGN_EN[rasi].nature,
      MODALITY_MEANS[modality],
      ELEMENT_MEANS[tattva],
    ].join(" "),
  headline: ({ lagna, lord, house, dignity }) =>
    `${RISING_SIGN_EN[lagna].headline} ${namedFirst(lord)}, the lord of your ascendant, ${SHORTLY[dignity]} in the house of ${mattersOf(house)}.`,
  personal,
};
