// Ids of the parts of a day and of its yogas; part of the one list of ids.

/** How custom judges a stretch of a day. */
export const SPAN_QUALITIES = ["good", "bad", "neutral"] as const;
export type SpanQuality = (typeof SPAN_QUALITIES)[number];

/** Stretches of a day of which there are at most a few, each its own name. */
const PLAIN_SPAN_KINDS = [
  "rahu_kaal",
  "gulika",
  "yamaganda",
  "abhijit",
  "brahma_muhurta",
  "durmuhurta",
  "pratah_sandhya",
  "sayam_sandhya",
  "bhadra",
] as const;
export type PlainSpanKind = (typeof PLAIN_SPAN_KINDS)[number];

/** All that custom marks in a day: beside the plain ones those that have names of their own. */
export const SPAN_KINDS = [
  ...PLAIN_SPAN_KINDS,
  "varjyam",
  "amrita_kala",
  "choghadiya",
  "gowri",
  "hora",
  "special_yoga",
  "anandadi",
  "sankranti",
] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/** How the Moon looks, from the new moon on. */
const MOON_PHASES = [
  "new_moon",
  "waxing_crescent",
  "first_quarter",
  "waxing_gibbous",
  "full_moon",
  "waning_gibbous",
  "last_quarter",
  "waning_crescent",
] as const;
export type MoonPhaseName = (typeof MOON_PHASES)[number];

/** How many sunrises a tithi contains: one as a rule, none, or two. */
export const TITHI_COURSES = ["ordinary", "skipped", "repeated"] as const;
export type TithiCourse = (typeof TITHI_COURSES)[number];

/** The eight parts of a day or a night by custom of the west of India, in the order of the lords of the hours from the Sun. */
export const CHOGHADIYAS = ["udveg", "char", "labh", "amrit", "kaal", "shubh", "rog"] as const;
export type Choghadiya = (typeof CHOGHADIYAS)[number];

/** The eight parts by custom of the Tamil country: the seven of the days' lords from Sunday, and the eighth, poison. */
export const GOWRIS = ["udyoga", "amrita", "roga", "labha", "dhana", "sukha", "chora", "visha"] as const;
export type Gowri = (typeof GOWRIS)[number];

/** Meetings of weekday, star and lunar day that a text names. */
const SPECIAL_YOGAS = [
  "sarvartha_siddhi",
  "amrita_siddhi",
  "dwipushkara",
  "tripushkara",
  "ravi_pushya",
  "guru_pushya",
  "ravi_yoga",
] as const;
export type SpecialYoga = (typeof SPECIAL_YOGAS)[number];

/** The 28 yogas of weekday and star from Ananda. */
export const ANANDADI_YOGAS = [
  "ananda",
  "kaladanda",
  "dhumra",
  "dhata",
  "saumya",
  "dhvanksha",
  "ketu",
  "shrivatsa",
  "vajra",
  "mudgara",
  "chhatra",
  "mitra",
  "manasa",
  "padma",
  "lumba",
  "utpata",
  "mrityu",
  "kana",
  "siddhi",
  "shubha",
  "amrita",
  "musala",
  "gada",
  "matanga",
  "rakshasa",
  "chara",
  "sthira",
  "vardhamana",
] as const;
export type AnandadiYoga = (typeof ANANDADI_YOGAS)[number];
