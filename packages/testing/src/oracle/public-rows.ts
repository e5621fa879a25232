/** Whose figures stand beside ours. */
export type Peer =
  | "swissEphemeris"
  | "moshier"
  | "jagannathaHora"
  | "jyotisha"
  | "drikPanchang"
  | "nasa"
  | "almanacs"
  | "calendarLists"
  | "books";

/** A row of the page for everyone: quantities of one unit, from one peer or one kind of peer. */
export interface PublicRow {
  readonly id: string;
  readonly peer: Peer;
  readonly quantities: readonly string[];
  /** Stands open on the page; the others are folded below it. */
  readonly isAhead?: true;
}

const each = (pattern: string, names: readonly string[]): readonly string[] =>
  names.map((name) => pattern.replace("*", name));

const LIMBS = ["tithi", "nakshatra", "yoga", "karana"];
const EVENTS = ["sunrise", "sunset", "moonrise", "moonset"];
const GRAHAS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "trueNode"];
const AYANAMSAS = ["lahiri", "true_chitra", "raman", "krishnamurti", "yukteshwar", "fagan_bradley", "true_pushya"];

/** Every quantity that has a tolerance, each in one row, in the order of the page. */
export const PUBLIC_ROWS: Readonly<Record<string, readonly PublicRow[]>> = {
  sky: [
    { id: "sun", peer: "swissEphemeris", quantities: ["longitude sun"], isAhead: true },
    { id: "moon", peer: "swissEphemeris", quantities: ["longitude moon"], isAhead: true },
    {
      id: "innerPlanets",
      peer: "swissEphemeris",
      quantities: each("longitude *", ["mercury", "venus", "mars"]),
      isAhead: true,
    },
    {
      id: "outerPlanets",
      peer: "swissEphemeris",
      quantities: each("longitude *", ["jupiter", "saturn"]),
      isAhead: true,
    },
    { id: "nodes", peer: "swissEphemeris", quantities: each("longitude *", ["rahu", "trueNode"]), isAhead: true },
    { id: "lagna", peer: "swissEphemeris", quantities: ["lagna", "midheaven"], isAhead: true },
    { id: "latitudes", peer: "swissEphemeris", quantities: each("latitude *", GRAHAS) },
    { id: "speeds", peer: "swissEphemeris", quantities: each("speed *", GRAHAS) },
    { id: "farSun", peer: "moshier", quantities: ["1600-2400 longitude sun"] },
    { id: "farMoon", peer: "moshier", quantities: ["1600-2400 longitude moon"] },
    {
      id: "farPlanets",
      peer: "moshier",
      quantities: each("1600-2400 longitude *", ["mars", "mercury", "jupiter", "venus", "saturn", "rahu"]),
    },
    {
      id: "ingresses",
      peer: "jagannathaHora",
      quantities: ["graha's ingress", "true node's ingress", "place of a station"],
    },
    { id: "stations", peer: "jagannathaHora", quantities: ["speed at a station", "chart speed"] },
    { id: "earthTurning", peer: "swissEphemeris", quantities: ["delta T to 2025", "delta T to 2050", "julian day"] },
  ],
  horizon: [
    { id: "sunRiseSet", peer: "swissEphemeris", quantities: ["sunrise", "sunset"], isAhead: true },
    { id: "moonRiseSet", peer: "swissEphemeris", quantities: ["moonrise", "moonset"], isAhead: true },
    { id: "sunRiseSetDrik", peer: "drikPanchang", quantities: ["Drik sunrise and sunset"], isAhead: true },
    { id: "eclipseGreatest", peer: "nasa", quantities: ["eclipse greatest"], isAhead: true },
    { id: "eclipseKinds", peer: "nasa", quantities: ["eclipse count", "eclipse type"] },
    { id: "eclipseSeen", peer: "drikPanchang", quantities: ["eclipse seen from a place"] },
    { id: "eclipseContacts", peer: "drikPanchang", quantities: ["contact of an eclipse"] },
    { id: "eclipseMagnitude", peer: "drikPanchang", quantities: ["eclipse magnitude"] },
    { id: "riseSetDays", peer: "swissEphemeris", quantities: each("* in the civil day", EVENTS) },
    { id: "riseSetJhora", peer: "jagannathaHora", quantities: each("JHora *", EVENTS) },
    { id: "riseSetJyotisha", peer: "jyotisha", quantities: each("jyotisha *", EVENTS) },
    { id: "riseSetPublished", peer: "almanacs", quantities: each("published *", EVENTS) },
  ],
  limbs: [
    { id: "limbEnds", peer: "swissEphemeris", quantities: each("* instant", LIMBS), isAhead: true },
    {
      id: "limbNumbers",
      peer: "swissEphemeris",
      quantities: [...each("* number", LIMBS), "moon sign", "sun sign"],
      isAhead: true,
    },
    { id: "limbNamesJhora", peer: "jagannathaHora", quantities: ["JHora limb name", "JHora moon sign"], isAhead: true },
    {
      id: "limbEndsJhora",
      peer: "jagannathaHora",
      quantities: ["JHora limb end", "JHora moon sign end"],
      isAhead: true,
    },
    { id: "rahuKaalJhora", peer: "jagannathaHora", quantities: ["JHora day eighth"], isAhead: true },
    { id: "durmuhurtaJhora", peer: "jagannathaHora", quantities: ["JHora durmuhurta"] },
    { id: "varjyamJhora", peer: "jagannathaHora", quantities: ["JHora varjyam"] },
    { id: "durmuhurtaDrik", peer: "drikPanchang", quantities: ["Drik durmuhurta", "Drik abhijit"] },
    { id: "varjyamDrik", peer: "drikPanchang", quantities: ["Drik varjyam and amrita kala"] },
    { id: "spansDrik", peer: "drikPanchang", quantities: ["Drik count of spans"] },
    { id: "moons", peer: "swissEphemeris", quantities: ["new moon", "full moon"] },
    { id: "limbNamesJyotisha", peer: "jyotisha", quantities: ["jyotisha limb name"] },
    { id: "limbEndsJyotisha", peer: "jyotisha", quantities: ["jyotisha limb end"] },
    { id: "rahuKaalJyotisha", peer: "jyotisha", quantities: ["jyotisha day eighth"] },
    {
      id: "dayPublished",
      peer: "almanacs",
      quantities: [
        "published limb name",
        "published vara",
        "published durmuhurta number",
        "published abhijit",
        "event name",
        "event run length",
      ],
    },
    {
      id: "endsPublished",
      peer: "almanacs",
      quantities: ["published limb end", "published day eighth", "event instant"],
    },
  ],
  calendar: [
    { id: "months", peer: "almanacs", quantities: ["month name", "month day", "published ritu"], isAhead: true },
    { id: "leapMonths", peer: "calendarLists", quantities: ["listed month"], isAhead: true },
    { id: "ugadi", peer: "calendarLists", quantities: ["published Ugadi", "Ugadi by published tithis"], isAhead: true },
    { id: "tithiAtSunrise", peer: "calendarLists", quantities: ["published tithi at sunrise"] },
    { id: "years", peer: "calendarLists", quantities: ["year name"] },
    { id: "solarDates", peer: "jyotisha", quantities: ["jyotisha month name", "jyotisha solar date"] },
    { id: "sankranti", peer: "jyotisha", quantities: ["sankranti instant"] },
    { id: "ugadiFigures", peer: "almanacs", quantities: ["figure of Ugadi"] },
  ],
  festivals: [
    { id: "festivals", peer: "calendarLists", quantities: ["published festival"], isAhead: true },
    { id: "ekadashis", peer: "drikPanchang", quantities: ["published ekadashi", "Vaishnava ekadashi"], isAhead: true },
    { id: "pradoshas", peer: "drikPanchang", quantities: ["published pradosha"], isAhead: true },
    { id: "ownDays", peer: "calendarLists", quantities: ["published own day"] },
    { id: "pradoshaEvenings", peer: "drikPanchang", quantities: ["pradosha's evening"] },
    { id: "fastsBroken", peer: "drikPanchang", quantities: ["breaking of a fast"] },
  ],
  ayanamsas: [
    { id: "lahiri", peer: "swissEphemeris", quantities: ["ayanamsa lahiri"], isAhead: true },
    { id: "farAyanamsas", peer: "moshier", quantities: each("1600-2400 ayanamsa *", AYANAMSAS), isAhead: true },
    { id: "printedAyanamsa", peer: "jagannathaHora", quantities: ["printed ayanamsa"] },
  ],
  charts: [
    { id: "chartNames", peer: "books", quantities: ["chart name"], isAhead: true },
    { id: "dashaStarts", peer: "jagannathaHora", quantities: ["antardasha by our Moon"], isAhead: true },
    { id: "saturnStays", peer: "swissEphemeris", quantities: ["sade sati instant"], isAhead: true },
    { id: "doshas", peer: "books", quantities: ["Mangal dosha", "Kaalsarp dosha"], isAhead: true },
    { id: "chartPlaces", peer: "books", quantities: ["chart longitude"] },
    { id: "divisions", peer: "books", quantities: ["sign in a divisional chart"] },
    { id: "bindus", peer: "books", quantities: ["bindus"] },
    { id: "yogas", peer: "books", quantities: ["yoga of a chart"] },
    {
      id: "strengths",
      peer: "books",
      quantities: ["sthana bala", "dig bala", "kala bala", "cheshta bala", "naisargika bala", "drik bala"],
    },
    { id: "dashaByPrintedMoon", peer: "jagannathaHora", quantities: ["antardasha by the printed Moon"] },
    { id: "dashaLords", peer: "books", quantities: ["dasha lord"] },
    { id: "dashaBalance", peer: "books", quantities: ["dasha balance"] },
    {
      id: "saturnNames",
      peer: "swissEphemeris",
      quantities: ["sade sati row count", "sade sati sign", "sade sati retrograde", "sade sati name", "sade sati date"],
    },
  ],
};
