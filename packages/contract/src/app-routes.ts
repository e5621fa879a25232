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
  "/features",
  "/report",
  "/about",
  "/contact",
  "/privacy",
] as const;
export type AppRoute = (typeof APP_ROUTES)[number];

/** Screens that show a person, and nothing to anyone else. */
export const PERSONAL_ROUTES: ReadonlySet<string> = new Set<AppRoute>(["/results", "/features", "/report"]);

/** The tabs of `/features`, values of `?tab=`, as specified; the first is the default. */
export const REPORT_TAB_IDS = [
  "kundli",
  "ascendant",
  "mahadasha",
  "sade_sati",
  "mangal_dosha",
  "kaalsarp_dosha",
  "gem_suggestions",
] as const;
export type ReportTabId = (typeof REPORT_TAB_IDS)[number];
