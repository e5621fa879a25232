// The one list of ids. Order is meaning: the index of an id is the number the almanacs count by.

export * from "./ids-chart.ts";
export * from "./ids-day.ts";
export * from "./ids-festival.ts";
export * from "./ids-matching.ts";
export * from "./ids-own.ts";
export * from "./ids-rules.ts";

/** The nine grahas, in the order every table of the product lists them. */
export const GRAHAS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"] as const;
export type Graha = (typeof GRAHAS)[number];

/** The seven grahas that have light; Rahu and Ketu are points. */
export const LUMINOUS_GRAHAS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
export type LuminousGraha = (typeof LUMINOUS_GRAHAS)[number];

/** Those that have an ashtakavarga and give bindus to it: the seven and the lagna. */
export const BINDU_GIVERS = [...LUMINOUS_GRAHAS, "lagna"] as const;
export type BinduGiver = (typeof BINDU_GIVERS)[number];

/** Sidereal signs; index 0 is Mesha, 0 to 30 degrees. */
export const RASIS = [
  "mesha",
  "vrishabha",
  "mithuna",
  "karka",
  "simha",
  "kanya",
  "tula",
  "vrischika",
  "dhanu",
  "makara",
  "kumbha",
  "meena",
] as const;
export type Rasi = (typeof RASIS)[number];

/** Lunar mansions of 13°20'; index 0 is Ashwini. */
export const NAKSHATRAS = [
  "ashwini",
  "bharani",
  "krittika",
  "rohini",
  "mrigashira",
  "ardra",
  "punarvasu",
  "pushya",
  "ashlesha",
  "magha",
  "purva_phalguni",
  "uttara_phalguni",
  "hasta",
  "chitra",
  "swati",
  "vishakha",
  "anuradha",
  "jyeshtha",
  "mula",
  "purva_ashadha",
  "uttara_ashadha",
  "shravana",
  "dhanishta",
  "shatabhisha",
  "purva_bhadrapada",
  "uttara_bhadrapada",
  "revati",
] as const;
export type Nakshatra = (typeof NAKSHATRAS)[number];

/** The fifteen tithi names; the 15th is Purnima in the bright half, Amavasya in the dark. */
export const TITHIS = [
  "pratipada",
  "dwitiya",
  "tritiya",
  "chaturthi",
  "panchami",
  "shashthi",
  "saptami",
  "ashtami",
  "navami",
  "dashami",
  "ekadashi",
  "dwadashi",
  "trayodashi",
  "chaturdashi",
  "purnima",
  "amavasya",
] as const;
export type Tithi = (typeof TITHIS)[number];

export const PAKSHAS = ["shukla", "krishna"] as const;
export type Paksha = (typeof PAKSHAS)[number];

export const YOGAS = [
  "vishkambha",
  "priti",
  "ayushman",
  "saubhagya",
  "shobhana",
  "atiganda",
  "sukarma",
  "dhriti",
  "shula",
  "ganda",
  "vriddhi",
  "dhruva",
  "vyaghata",
  "harshana",
  "vajra",
  "siddhi",
  "vyatipata",
  "variyan",
  "parigha",
  "shiva",
  "siddha",
  "sadhya",
  "shubha",
  "shukla",
  "brahma",
  "indra",
  "vaidhriti",
] as const;
export type Yoga = (typeof YOGAS)[number];

/** The seven movable karanas, then the four fixed ones. */
export const KARANAS = [
  "bava",
  "balava",
  "kaulava",
  "taitila",
  "gara",
  "vanija",
  "vishti",
  "shakuni",
  "chatushpada",
  "naga",
  "kimstughna",
] as const;
export type Karana = (typeof KARANAS)[number];

/** Weekdays from Sunday; the lord of each is its graha. */
export const VARAS = ["ravi", "soma", "mangala", "budha", "guru", "shukra", "shani"] as const;
export type Vara = (typeof VARAS)[number];

export const MASAS = [
  "chaitra",
  "vaishakha",
  "jyeshtha",
  "ashadha",
  "shravana",
  "bhadrapada",
  "ashvina",
  "kartika",
  "margashirsha",
  "pausha",
  "magha",
  "phalguna",
] as const;
export type Masa = (typeof MASAS)[number];

export const RITUS = ["vasanta", "grishma", "varsha", "sharad", "hemanta", "shishira"] as const;
export type Ritu = (typeof RITUS)[number];

export const AYANAS = ["uttarayana", "dakshinayana"] as const;
export type Ayana = (typeof AYANAS)[number];

/** The sixty-year cycle; index 0 is Prabhava. */
export const SAMVATSARAS = [
  "prabhava",
  "vibhava",
  "shukla",
  "pramoda",
  "prajapati",
  "angirasa",
  "shrimukha",
  "bhava",
  "yuva",
  "dhatri",
  "ishvara",
  "bahudhanya",
  "pramathi",
  "vikrama",
  "vrisha",
  "chitrabhanu",
  "svabhanu",
  "tarana",
  "parthiva",
  "vyaya",
  "sarvajit",
  "sarvadhari",
  "virodhi",
  "vikriti",
  "khara",
  "nandana",
  "vijaya",
  "jaya",
  "manmatha",
  "durmukhi",
  "hevilambi",
  "vilambi",
  "vikari",
  "sharvari",
  "plava",
  "shubhakrit",
  "shobhakrit",
  "krodhi",
  "vishvavasu",
  "parabhava",
  "plavanga",
  "kilaka",
  "saumya",
  "sadharana",
  "virodhikrit",
  "paridhavi",
  "pramadi",
  "ananda",
  "rakshasa",
  "nala",
  "pingala",
  "kalayukti",
  "siddharthi",
  "raudra",
  "durmati",
  "dundubhi",
  "rudhirodgari",
  "raktakshi",
  "krodhana",
  "akshaya",
] as const;
export type Samvatsara = (typeof SAMVATSARAS)[number];

export const DIRECTIONS = [
  "east",
  "south_east",
  "south",
  "south_west",
  "west",
  "north_west",
  "north",
  "north_east",
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Divisional charts that every chart carries. */
export const VARGAS = ["D1", "D9"] as const;
export type Varga = (typeof VARGAS)[number];

/**
 * Every divisional chart that can be calculated. `D3-s` is the drekkana of Somanatha, `D10-R` and `D24-R` count even signs
 * backwards; the rest are Parashara's, but for D5, D6, D8 and D11, which he does not name.
 */
export const ALL_VARGAS = [
  "D1",
  "D2",
  "D3",
  "D3-s",
  "D4",
  "D5",
  "D6",
  "D7",
  "D8",
  "D9",
  "D10",
  "D10-R",
  "D11",
  "D12",
  "D16",
  "D20",
  "D24",
  "D24-R",
  "D27",
  "D30",
  "D40",
  "D45",
  "D60",
] as const;
export type AnyVarga = (typeof ALL_VARGAS)[number];

/**
 * Charts that can be drawn of a birth: the divisional ones; by the houses of Sripati and of Placidus; with the houses
 * counted from the Sun and the Moon; and the sky of another day over the houses of the birth.
 */
export const CHART_DIVISIONS = [...ALL_VARGAS, "chalit", "sun", "moon", "kp_chalit", "transit"] as const;
export type ChartDivision = (typeof CHART_DIVISIONS)[number];

/** The dignity of a graha in its sign, best first. */
export const DIGNITIES = ["exalted", "moolatrikona", "own", "friend", "neutral", "enemy", "debilitated"] as const;
export type Dignity = (typeof DIGNITIES)[number];

/** The five ages of a graha by its degrees in a sign. */
export const AVASTHAS = ["bala", "kumara", "yuva", "vriddha", "mrita"] as const;
export type Avastha = (typeof AVASTHAS)[number];

/** What a graha is for a lagna by the houses it rules there. */
export const FUNCTIONAL_NATURES = [
  "yogakaraka",
  "highly_benefic",
  "benefic",
  "neutral",
  "malefic",
  "highly_malefic",
  "maraka",
] as const;
export type FunctionalNature = (typeof FUNCTIONAL_NATURES)[number];

/** The nine stones, in the order of the grahas they belong to. */
export const GEMS = [
  "ruby",
  "pearl",
  "coral",
  "emerald",
  "yellow_sapphire",
  "diamond",
  "blue_sapphire",
  "gomedhaka",
  "cat_eye",
] as const;
export type Gem = (typeof GEMS)[number];

/** The five groups of tithis: 1, 6, 11 are Nanda, 2, 7, 12 Bhadra, 3, 8, 13 Jaya, 4, 9, 14 Rikta, 5, 10, 15 Purna. */
export const TITHI_GROUPS = ["nanda", "bhadra", "jaya", "rikta", "purna"] as const;
export type TithiGroup = (typeof TITHI_GROUPS)[number];

/** The five elements; the first four are those of the signs from Mesha, over and over. */
export const TATTVAS = ["agni", "prithvi", "vayu", "jala", "akasha"] as const;
export type Tattva = (typeof TATTVAS)[number];

/** The twelve kinds of Kaalsarp by the house of Rahu from the lagna, the first for Rahu in the lagna. */
export const KAALSARP_TYPES = [
  "anant",
  "kulik",
  "vasuki",
  "shankpal",
  "padma",
  "mahapadma",
  "takshak",
  "karkotak",
  "shankhchood",
  "ghatak",
  "vishdhar",
  "sheshnag",
] as const;
export type KaalsarpType = (typeof KAALSARP_TYPES)[number];

/** Ascending: the grahas are in zodiacal order from Rahu on to Ketu. */
export const KAALSARP_DIRECTIONS = ["ascending", "descending"] as const;
export type KaalsarpDirection = (typeof KAALSARP_DIRECTIONS)[number];
