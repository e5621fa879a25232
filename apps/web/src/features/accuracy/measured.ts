// Written by `npm run meter` from the comparisons with authorities/; a test compares it with the measurements.

/** What is measured, by group: what stands open on the page, and what is folded below it. */
export const MEASURED = {
  sky: {
    ahead: [
      { id: "sun", peer: "swissEphemeris", unit: "arcsec", count: 300, mean: 0.012, max: 0.036 },
      { id: "moon", peer: "swissEphemeris", unit: "arcsec", count: 300, mean: 0.023, max: 0.31 },
      { id: "innerPlanets", peer: "swissEphemeris", unit: "arcsec", count: 900, mean: 0.014, max: 0.058 },
      { id: "outerPlanets", peer: "swissEphemeris", unit: "arcsec", count: 600, mean: 0.11, max: 0.34 },
      { id: "nodes", peer: "swissEphemeris", unit: "arcsec", count: 600, mean: 0.049, max: 0.15 },
      { id: "lagna", peer: "swissEphemeris", unit: "arcsec", count: 600, mean: 0.023, max: 2.1 },
    ],
    more: [
      { id: "latitudes", peer: "swissEphemeris", unit: "arcsec", count: 2700, mean: 0.021, max: 0.13 },
      { id: "speeds", peer: "swissEphemeris", unit: "arcsecPerDay", count: 2700, mean: 0.014, max: 0.3 },
      { id: "farSun", peer: "moshier", unit: "arcsec", count: 320, mean: 0.052, max: 0.2 },
      { id: "farMoon", peer: "moshier", unit: "arcsec", count: 320, mean: 0.77, max: 2.8 },
      { id: "farPlanets", peer: "moshier", unit: "arcsec", count: 1920, mean: 0.15, max: 0.88 },
      { id: "ingresses", peer: "jagannathaHora", unit: "arcsec", count: 257, mean: 0.16, max: 0.7 },
      { id: "stations", peer: "jagannathaHora", unit: "arcsecPerDay", count: 54, mean: 0.041, max: 0.26 },
      { id: "earthTurning", peer: "swissEphemeris", unit: "seconds", count: 780, mean: 0.026, max: 0.58 },
    ],
  },
  horizon: {
    ahead: [
      { id: "sunRiseSet", peer: "swissEphemeris", unit: "seconds", count: 540, mean: 2.1, max: 3.5 },
      { id: "moonRiseSet", peer: "swissEphemeris", unit: "seconds", count: 347, mean: 2.2, max: 4.2 },
      { id: "sunRiseSetDrik", peer: "drikPanchang", unit: "seconds", count: 58, mean: 16, max: 34 },
      { id: "eclipseGreatest", peer: "nasa", unit: "seconds", count: 53, mean: 0.56, max: 1.6 },
    ],
    more: [
      { id: "eclipseKinds", peer: "nasa", unit: "names", count: 54, mean: 0, max: 0 },
      { id: "eclipseSeen", peer: "drikPanchang", unit: "names", count: 4, mean: 0, max: 0 },
      { id: "eclipseContacts", peer: "drikPanchang", unit: "seconds", count: 8, mean: 33, max: 77 },
      { id: "eclipseMagnitude", peer: "drikPanchang", unit: "diameters", count: 2, mean: 0.011, max: 0.011 },
      { id: "riseSetDays", peer: "swissEphemeris", unit: "names", count: 900, mean: 0, max: 0 },
      { id: "riseSetJhora", peer: "jagannathaHora", unit: "seconds", count: 720, mean: 16, max: 32 },
      { id: "riseSetJyotisha", peer: "jyotisha", unit: "seconds", count: 360, mean: 2.2, max: 4.7 },
      { id: "riseSetPublished", peer: "almanacs", unit: "seconds", count: 17, mean: 0, max: 0 },
    ],
  },
  limbs: {
    ahead: [
      { id: "limbEnds", peer: "swissEphemeris", unit: "seconds", count: 1440, mean: 0.066, max: 0.6 },
      { id: "limbNumbers", peer: "swissEphemeris", unit: "names", count: 1080, mean: 0, max: 0 },
      { id: "limbNamesJhora", peer: "jagannathaHora", unit: "names", count: 1111, mean: 0, max: 0 },
      { id: "limbEndsJhora", peer: "jagannathaHora", unit: "seconds", count: 994, mean: 16, max: 31 },
      { id: "rahuKaalJhora", peer: "jagannathaHora", unit: "seconds", count: 1080, mean: 17, max: 31 },
    ],
    more: [
      { id: "durmuhurtaJhora", peer: "jagannathaHora", unit: "seconds", count: 464, mean: 17, max: 31 },
      { id: "varjyamJhora", peer: "jagannathaHora", unit: "seconds", count: 320, mean: 15, max: 30 },
      { id: "durmuhurtaDrik", peer: "drikPanchang", unit: "seconds", count: 148, mean: 16, max: 37 },
      { id: "varjyamDrik", peer: "drikPanchang", unit: "seconds", count: 116, mean: 15, max: 33 },
      { id: "spansDrik", peer: "drikPanchang", unit: "names", count: 116, mean: 0, max: 0 },
      { id: "moons", peer: "swissEphemeris", unit: "seconds", count: 360, mean: 0.058, max: 0.59 },
      { id: "limbNamesJyotisha", peer: "jyotisha", unit: "names", count: 818, mean: 0, max: 0 },
      { id: "limbEndsJyotisha", peer: "jyotisha", unit: "seconds", count: 458, mean: 2.3, max: 6.4 },
      { id: "rahuKaalJyotisha", peer: "jyotisha", unit: "seconds", count: 540, mean: 2.3, max: 4.8 },
      { id: "dayPublished", peer: "almanacs", unit: "names", count: 319, mean: 0, max: 0 },
      { id: "endsPublished", peer: "almanacs", unit: "seconds", count: 270, mean: 0.13, max: 1.7 },
    ],
  },
  calendar: {
    ahead: [
      { id: "months", peer: "almanacs", unit: "names", count: 142, mean: 0, max: 0 },
      { id: "leapMonths", peer: "calendarLists", unit: "names", count: 95, mean: 0, max: 0 },
      { id: "ugadi", peer: "calendarLists", unit: "names", count: 136, mean: 0, max: 0 },
    ],
    more: [
      { id: "tithiAtSunrise", peer: "calendarLists", unit: "names", count: 312, mean: 0, max: 0 },
      { id: "years", peer: "calendarLists", unit: "names", count: 14, mean: 0, max: 0 },
      { id: "solarDates", peer: "jyotisha", unit: "names", count: 270, mean: 0, max: 0 },
      { id: "sankranti", peer: "jyotisha", unit: "seconds", count: 3, mean: 0.16, max: 0.18 },
      { id: "ugadiFigures", peer: "almanacs", unit: "names", count: 111, mean: 0, max: 0 },
    ],
  },
  festivals: {
    ahead: [
      { id: "festivals", peer: "calendarLists", unit: "names", count: 975, mean: 0, max: 0 },
      { id: "ekadashis", peer: "drikPanchang", unit: "names", count: 334, mean: 0, max: 0 },
      { id: "pradoshas", peer: "drikPanchang", unit: "names", count: 52, mean: 0, max: 0 },
    ],
    more: [
      { id: "ownDays", peer: "calendarLists", unit: "names", count: 40, mean: 0, max: 0 },
      { id: "pradoshaEvenings", peer: "drikPanchang", unit: "seconds", count: 94, mean: 17, max: 36 },
      { id: "fastsBroken", peer: "drikPanchang", unit: "seconds", count: 48, mean: 21, max: 90 },
    ],
  },
  ayanamsas: {
    ahead: [
      { id: "lahiri", peer: "swissEphemeris", unit: "arcsec", count: 480, mean: 0.00011, max: 0.00038 },
      { id: "farAyanamsas", peer: "moshier", unit: "arcsec", count: 1440, mean: 0.0067, max: 0.04 },
    ],
    more: [{ id: "printedAyanamsa", peer: "jagannathaHora", unit: "arcsec", count: 2, mean: 0.074, max: 0.14 }],
  },
  charts: {
    ahead: [
      { id: "chartNames", peer: "books", unit: "names", count: 343, mean: 0, max: 0 },
      { id: "dashaStarts", peer: "jagannathaHora", unit: "days", count: 568, mean: 0.00038, max: 0.026 },
      { id: "saturnStays", peer: "swissEphemeris", unit: "days", count: 1242, mean: 0.00076, max: 0.0079 },
      { id: "doshas", peer: "books", unit: "names", count: 35, mean: 0, max: 0 },
    ],
    more: [
      { id: "chartPlaces", peer: "books", unit: "arcsec", count: 88, mean: 0.12, max: 1.9 },
      { id: "divisions", peer: "books", unit: "names", count: 180, mean: 0, max: 0 },
      { id: "bindus", peer: "books", unit: "names", count: 1032, mean: 0, max: 0 },
      { id: "yogas", peer: "books", unit: "names", count: 18, mean: 0, max: 0 },
      { id: "strengths", peer: "books", unit: "virupas", count: 76, mean: 0.35, max: 4.8 },
      { id: "dashaByPrintedMoon", peer: "jagannathaHora", unit: "days", count: 486, mean: 0, max: 0 },
      { id: "dashaLords", peer: "books", unit: "names", count: 4, mean: 0, max: 0 },
      { id: "dashaBalance", peer: "books", unit: "days", count: 3, mean: 0.39, max: 0.52 },
      { id: "saturnNames", peer: "swissEphemeris", unit: "names", count: 4359, mean: 0, max: 0 },
    ],
  },
} as const;

/** Figures that are not counted above because we know why they differ. */
export const KNOWN_DIFFERENCES = {
  eclipseContacts: { otherRule: 1, sourceError: 0 },
  riseSetPublished: { otherRule: 2, sourceError: 0 },
  durmuhurtaJhora: { otherRule: 152, sourceError: 0 },
  varjyamJhora: { otherRule: 42, sourceError: 0 },
  months: { otherRule: 2, sourceError: 1 },
  ugadi: { otherRule: 1, sourceError: 0 },
  years: { otherRule: 0, sourceError: 1 },
  ugadiFigures: { otherRule: 0, sourceError: 1 },
  festivals: { otherRule: 43, sourceError: 4 },
  ownDays: { otherRule: 1, sourceError: 0 },
  chartNames: { otherRule: 1, sourceError: 0 },
  doshas: { otherRule: 7, sourceError: 0 },
  chartPlaces: { otherRule: 0, sourceError: 1 },
  strengths: { otherRule: 4, sourceError: 4 },
} as const;
