// Ids of the parts of a day and of its yogas; part of the one list of ids.

/** The eight parts of a day or a night by custom of the west of India, in the order of the lords of the hours from the Sun. */
export const CHOGHADIYAS = ["udveg", "char", "labh", "amrit", "kaal", "shubh", "rog"] as const;
export type Choghadiya = (typeof CHOGHADIYAS)[number];

/** The eight parts by custom of the Tamil country: the seven of the days' lords from Sunday, and the eighth, poison. */
export const GOWRIS = ["udyoga", "amrita", "roga", "labha", "dhana", "sukha", "chora", "visha"] as const;
export type Gowri = (typeof GOWRIS)[number];

/** Meetings of weekday, star and lunar day that a text names. */
export const SPECIAL_YOGAS = [
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
