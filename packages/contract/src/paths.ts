/** Where the calls live. */
export const SERVER_BASE = "/server/as_vision_function";
export const API_BASE = `${SERVER_BASE}/api/v3-json`;

export const PATHS = {
  upsertUser: `${SERVER_BASE}/upsert/user`,
  getUser: `${SERVER_BASE}/get/user`,
  eraseUser: `${SERVER_BASE}/erase/user`,
  geoSearch: `${SERVER_BASE}/geo/search`,
  geoPlace: `${SERVER_BASE}/geo/place`,
  geoReverse: `${SERVER_BASE}/geo/reverse`,
  geoTimezone: `${SERVER_BASE}/geo/timezone`,
  settings: `${SERVER_BASE}/settings`,
  slides: `${SERVER_BASE}/slides`,
  panchang: `${API_BASE}/panchang/panchang`,
  panchangDay: `${API_BASE}/panchang/day`,
  panchangMonth: `${API_BASE}/panchang/month`,
  panchangCalendar: `${API_BASE}/panchang/calendar.ics`,
  skyNow: `${API_BASE}/sky/now`,
  planetDetails: `${API_BASE}/horoscope/planet-details`,
  ascendantReport: `${API_BASE}/horoscope/ascendant-report`,
  mangalDosha: `${API_BASE}/dosha/mangal-dosh`,
  kaalsarpDosha: `${API_BASE}/dosha/kaalsarp-dosh`,
  gemSuggestion: `${API_BASE}/extended-horoscope/gem-suggestion`,
  gemDetails: `${API_BASE}/utilities/gem-details`,
  mahaDasha: `${API_BASE}/dashas/maha-dasha-predictions`,
  antarDasha: `${API_BASE}/dashas/antar-dasha`,
  dashaLevels: `${API_BASE}/dashas/levels`,
  sadeSati: `${API_BASE}/extended-horoscope/sade-sati-table`,
  gocharaNow: `${API_BASE}/gochara/now`,
  sensitivity: `${API_BASE}/horoscope/sensitivity`,
  strengths: `${API_BASE}/horoscope/strengths`,
  chartImage: `${API_BASE}/horoscope/chart-image`,
  dailyMoon: `${API_BASE}/prediction/daily-moon`,
  yearly: `${API_BASE}/prediction/yearly`,
} as const;

/** Where the app is served. */
export const APP_BASE = "/app";

/** Every screen of the app, below `APP_BASE`; the server answers 404 for any other. */
export const APP_ROUTES = [
  "/",
  "/panchang",
  "/panchang/month",
  "/panchang/coordinates",
  "/panchang/conventions",
  "/calculator",
  "/results",
  "/about",
  "/contact",
  "/privacy",
] as const;
export type AppRoute = (typeof APP_ROUTES)[number];
