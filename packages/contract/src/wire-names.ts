import type {
  Avastha,
  Ayana,
  Direction,
  FunctionalNature,
  Graha,
  Karana,
  Masa,
  Nakshatra,
  Paksha,
  Rasi,
  Ritu,
  Samvatsara,
  Tithi,
  Vara,
  Yoga,
} from "@vedanga/core/ids";

// The English spellings of the wire, letter for letter as clients of this format know them.

export const RASI_WIRE: Record<Rasi, string> = {
  mesha: "Aries",
  vrishabha: "Taurus",
  mithuna: "Gemini",
  karka: "Cancer",
  simha: "Leo",
  kanya: "Virgo",
  tula: "Libra",
  vrischika: "Scorpio",
  dhanu: "Sagittarius",
  makara: "Capricorn",
  kumbha: "Aquarius",
  meena: "Pisces",
};

export const GRAHA_WIRE: Record<Graha | "ascendant", { readonly name: string; readonly short: string }> = {
  ascendant: { name: "Ascendant", short: "As" },
  sun: { name: "Sun", short: "Su" },
  moon: { name: "Moon", short: "Mo" },
  mars: { name: "Mars", short: "Ma" },
  mercury: { name: "Mercury", short: "Me" },
  jupiter: { name: "Jupiter", short: "Ju" },
  venus: { name: "Venus", short: "Ve" },
  saturn: { name: "Saturn", short: "Sa" },
  rahu: { name: "Rahu", short: "Ra" },
  ketu: { name: "Ketu", short: "Ke" },
};

export const TITHI_WIRE: Record<Tithi, string> = {
  pratipada: "Pratipada",
  dwitiya: "Dwitiya",
  tritiya: "Tritiya",
  chaturthi: "Chaturthi",
  panchami: "Panchami",
  shashthi: "Shasti",
  saptami: "Sapthami",
  ashtami: "Ashtami",
  navami: "Navami",
  dashami: "Dasami",
  ekadashi: "Ekadasi",
  dwadashi: "Dvadasi",
  trayodashi: "Trayodasi",
  chaturdashi: "Chaturdasi",
  purnima: "Purnima",
  amavasya: "Amavasya",
};

export const NAKSHATRA_WIRE: Record<Nakshatra, string> = {
  ashwini: "Ashvini",
  bharani: "Bharani",
  krittika: "Krittika",
  rohini: "Rohini",
  mrigashira: "Mrigashira",
  ardra: "Ardra",
  punarvasu: "Punarvasu",
  pushya: "Pushya",
  ashlesha: "Ashlesha",
  magha: "Magha",
  purva_phalguni: "PurvaPhalguni",
  uttara_phalguni: "UttaraPhalguni",
  hasta: "Hasta",
  chitra: "Chitra",
  swati: "Svati",
  vishakha: "Vishakha",
  anuradha: "Anuradha",
  jyeshtha: "Jyeshtha",
  mula: "Mula",
  purva_ashadha: "PurvaShadha",
  uttara_ashadha: "UttaraShadha",
  shravana: "Sravana",
  dhanishta: "Dhanista",
  shatabhisha: "Shatabhisha",
  purva_bhadrapada: "PurvaBhadra",
  uttara_bhadrapada: "UttaraBhadra",
  revati: "Revati",
};

export const YOGA_WIRE: Record<Yoga, string> = {
  vishkambha: "Vishkambha",
  priti: "Prithi",
  ayushman: "Ayushman",
  saubhagya: "Saubhagya",
  shobhana: "Sobhana",
  atiganda: "Atiganda",
  sukarma: "Sukarman",
  dhriti: "Dhrithi",
  shula: "Soola",
  ganda: "Ganda",
  vriddhi: "Vridhi",
  dhruva: "Dhruva",
  vyaghata: "Vyaghata",
  harshana: "Harshana",
  vajra: "Vajra",
  siddhi: "Siddhi",
  vyatipata: "Vyatipata",
  variyan: "Variyan",
  parigha: "Parigha",
  shiva: "Siva",
  siddha: "Siddha",
  sadhya: "Sadhya",
  shubha: "Subha",
  shukla: "Sukla",
  brahma: "Bramha",
  indra: "Indra",
  vaidhriti: "Vaidhruthi",
};

export const KARANA_WIRE: Record<Karana, string> = {
  bava: "Bawa",
  balava: "Balava",
  kaulava: "Kaulava",
  taitila: "Taitula",
  gara: "Garaja",
  vanija: "Vanija",
  vishti: "Vishti",
  shakuni: "Sakuna",
  chatushpada: "Chatushpada",
  naga: "Naga",
  kimstughna: "Kimstughana",
};

export const PAKSHA_WIRE: Record<Paksha, { readonly short: string; readonly full: string }> = {
  shukla: { short: "Shukla", full: "Shukla Paksha" },
  krishna: { short: "Krishna", full: "Krishna Paksha" },
};

/** The day by its English name, and as `vaara` says it. */
export const VARA_WIRE: Record<Vara, { readonly weekday: string; readonly vaara: string }> = {
  ravi: { weekday: "Sunday", vaara: "Ravi vaara" },
  soma: { weekday: "Monday", vaara: "Soma vaara" },
  mangala: { weekday: "Tuesday", vaara: "Mangala vaara" },
  budha: { weekday: "Wednesday", vaara: "Budha vaara" },
  guru: { weekday: "Thursday", vaara: "Guru vaara" },
  shukra: { weekday: "Friday", vaara: "Shukra vaara" },
  shani: { weekday: "Saturday", vaara: "Shani vaara" },
};

export const MASA_WIRE: Record<Masa, string> = {
  chaitra: "Chaitra",
  vaishakha: "Vaishakha",
  jyeshtha: "Jyeshtha",
  ashadha: "Ashadha",
  shravana: "Shravana",
  bhadrapada: "Bhadrapada",
  ashvina: "Ashvina",
  kartika: "Kartika",
  margashirsha: "Margashirsha",
  pausha: "Pausha",
  magha: "Magha",
  phalguna: "Phalguna",
};

export const RITU_WIRE: Record<Ritu, string> = {
  vasanta: "Vasant",
  grishma: "Grishma",
  varsha: "Varsha",
  sharad: "Sharad",
  hemanta: "Hemant",
  shishira: "Shishir",
};

export const AYANA_WIRE: Record<Ayana, string> = {
  uttarayana: "Uttrayana",
  dakshinayana: "Dakshinayana",
};

export const DIRECTION_WIRE: Record<Direction, string> = {
  east: "East",
  south_east: "South-East",
  south: "South",
  south_west: "South-West",
  west: "West",
  north_west: "North-West",
  north: "North",
  north_east: "North-East",
};

export const SAMVATSARA_WIRE: Record<Samvatsara, string> = {
  prabhava: "Prabhava",
  vibhava: "Vibhava",
  shukla: "Shukla",
  pramoda: "Pramoda",
  prajapati: "Prajapati",
  angirasa: "Angirasa",
  shrimukha: "Shri Mukha",
  bhava: "Bhava",
  yuva: "Yuva",
  dhatri: "Dhatri",
  ishvara: "Ishvara",
  bahudhanya: "Bahudhanya",
  pramathi: "Pramathi",
  vikrama: "Vikrama",
  vrisha: "Vrisha",
  chitrabhanu: "Chitrabhanu",
  svabhanu: "Svabhanu",
  tarana: "Tarana",
  parthiva: "Parthiva",
  vyaya: "Vyaya",
  sarvajit: "Sarvajit",
  sarvadhari: "Sarvadhari",
  virodhi: "Virodhi",
  vikriti: "Vikriti",
  khara: "Khara",
  nandana: "Nandana",
  vijaya: "Vijaya",
  jaya: "Jaya",
  manmatha: "Manmatha",
  durmukhi: "Durmukhi",
  hevilambi: "Hevilambi",
  vilambi: "Vilambi",
  vikari: "Vikari",
  sharvari: "Sharvari",
  plava: "Plava",
  shubhakrit: "Shubhakrit",
  shobhakrit: "Shobhakrit",
  krodhi: "Krodhi",
  vishvavasu: "Vishvavasu",
  parabhava: "Parabhava",
  plavanga: "Plavanga",
  kilaka: "Kilaka",
  saumya: "Saumya",
  sadharana: "Sadharana",
  virodhikrit: "Virodhikrit",
  paridhavi: "Paridhavi",
  pramadi: "Pramadi",
  ananda: "Ananda",
  rakshasa: "Rakshasa",
  nala: "Nala",
  pingala: "Pingala",
  kalayukti: "Kalayukti",
  siddharthi: "Siddharthi",
  raudra: "Raudra",
  durmati: "Durmati",
  dundubhi: "Dundubhi",
  rudhirodgari: "Rudhirodgari",
  raktakshi: "Raktakshi",
  krodhana: "Krodhana",
  akshaya: "Akshaya",
};

/** `mrita` travels as "Mritya". The ascendant has no age: "-". */
export const AVASTHA_WIRE: Record<Avastha, string> = {
  bala: "Bala",
  kumara: "Kumara",
  yuva: "Yuva",
  vriddha: "Vriddha",
  mrita: "Mritya",
};

/** `lord_status`. The ascendant has none: "-". */
export const NATURE_WIRE: Record<FunctionalNature, string> = {
  yogakaraka: "Yogakaraka",
  highly_benefic: "Highly Benefic",
  benefic: "Benefic",
  neutral: "Neutral",
  malefic: "Malefic",
  highly_malefic: "Highly Malefic",
  maraka: "Maraka",
};

export const KARANA_NATURES = ["benefic", "malefic"] as const;
export type KaranaNature = (typeof KARANA_NATURES)[number];
export const KARANA_NATURE_WIRE: Record<KaranaNature, string> = { benefic: "Benefic", malefic: "Malefic" };
