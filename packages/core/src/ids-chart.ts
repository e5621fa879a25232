// Ids of what a chart of birth has; part of the one list of ids.

/** What of a chart depends on the minute of birth. */
export const SENSITIVE_QUANTITIES = [
  "lagna",
  "navamsa_lagna",
  "moon_sign",
  "nakshatra",
  "pada",
  "mahadasha",
  "antardasha",
  "pratyantardasha",
  "mangal",
  "kaalsarp",
  "gem",
  "lord_house",
] as const;
export type SensitiveQuantity = (typeof SENSITIVE_QUANTITIES)[number];

/** Mangal dosha in a word: not made, made and wholly cancelled, partly cancelled, or nothing cancelled. */
export const MANGAL_STATES = ["absent", "cancelled", "partial", "full"] as const;
export type MangalState = (typeof MANGAL_STATES)[number];

/** Kaalsarp where it is not present: far from it, or with one or two grahas outside. */
export const KAALSARP_ABSENCES = ["absent", "near_miss"] as const;
export type KaalsarpAbsence = (typeof KAALSARP_ABSENCES)[number];

/** Combinations of grahas in a chart (not the yogas of the almanac), by family. */
export const CHART_YOGAS = [
  "ruchaka",
  "bhadra",
  "hamsa",
  "malavya",
  "sasa",
  "gajakesari",
  "sunapha",
  "anapha",
  "durudhara",
  "kemadruma",
  "adhi",
  "partial_adhi",
  "amala",
  "chandra_mangala",
  "shakata",
  "budha_aditya",
  "vesi",
  "vosi",
  "ubhayachari",
  "dharma_karmadhipati",
  "raja",
  "dhana",
  "neecha_bhanga",
  "harsha",
  "sarala",
  "vimala",
  "maha_parivartana",
  "khala_parivartana",
  "dainya_parivartana",
  "parvata",
  "kahala",
  "chamara",
  "shankha",
  "bheri",
  "mridanga",
  "shrinatha",
  "sharada",
  "khadga",
  "lakshmi",
  "kusuma",
  "kalanidhi",
  "kalpadruma",
  "hari",
  "hara",
  "brahma",
  "lagna_adhi",
  "saraswati",
  "vasumati",
  "daridra",
  "rajju",
  "musala",
  "nala",
  "mala",
  "sarpa",
  "gada",
  "nabhasa_shakata",
  "vihaga",
  "shringataka",
  "hala",
  "kamala",
  "vapi",
  "yupa",
  "shara",
  "shakti",
  "danda",
  "nauka",
  "kuta",
  "chhatra",
  "chapa",
  "ardha_chandra",
  "chakra",
  "samudra",
  "gola",
  "yuga",
  "shula",
  "kedara",
  "pasha",
  "dama",
  "veena",
] as const;
export type ChartYoga = (typeof CHART_YOGAS)[number];

/** The eight yoginis; the years of each are its number from one. */
export const YOGINIS = ["mangala", "pingala", "dhanya", "bhramari", "bhadrika", "ulka", "siddha", "sankata"] as const;
export type Yogini = (typeof YOGINIS)[number];

/** In chara dasha, the lords of Scorpio and Aquarius: the stronger of two, or Mars and Saturn alone. */
export const CHARA_LORDS = ["two", "one"] as const;
export type CharaLords = (typeof CHARA_LORDS)[number];

/** What the nodes look at in full: the seventh alone, or the fifth, the seventh and the ninth. */
export const NODE_ASPECTS = ["trines", "seventh"] as const;
export type NodeAspects = (typeof NODE_ASPECTS)[number];

/** The chara karakas from the highest degree down; of seven there is no pitri. */
export const CHARA_KARAKAS = ["atma", "amatya", "bhratru", "matri", "pitri", "putra", "gnati", "dara"] as const;
export type CharaKarakaId = (typeof CHARA_KARAKAS)[number];

/** Whether the chara karakas are of the seven grahas, or of eight with Rahu. */
export const KARAKA_COUNTS = ["seven", "eight"] as const;
export type KarakaCount = (typeof KARAKA_COUNTS)[number];

/** What becomes of an arudha pada in its own house or the seventh from it: the tenth from there is taken, or it stays. */
export const ARUDHA_EXCEPTIONS = ["tenth", "none"] as const;
export type ArudhaException = (typeof ARUDHA_EXCEPTIONS)[number];
