import { SACRED_PLACES } from "@vedanga/sacred-places/ids";

export { isSacredPlace } from "@vedanga/sacred-places/ids";

/** Where the app is served. */
export const APP_BASE = "/app";

/** The twelve signs in their order, as addresses name them. */
export const SIGN_SLUGS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;
export type SignSlug = (typeof SIGN_SLUGS)[number];

/** The sign that part of an address names, however it is written; undefined for anything else. */
export function signOfSlug(part: string): SignSlug | undefined {
  const written = part.trim().toLowerCase();
  return SIGN_SLUGS.find((slug) => slug === written);
}

/**
 * Every screen of the app, below `APP_BASE`; the server answers 404 for any other. `:sign` is one of `SIGN_SLUGS`,
 * `:placeId` one of `SACRED_PLACES`.
 */
export const APP_ROUTES = [
  "/",
  "/panchang",
  "/panchang/month",
  "/panchang/festivals",
  "/panchang/coordinates",
  "/panchang/conventions",
  "/calculator",
  "/results",
  "/results/days",
  "/features",
  "/report",
  "/zodiac/daily/:sign",
  "/utilities/gem-details",
  "/year",
  "/moon-sign",
  "/matching",
  "/zodiac/:sign",
  "/places",
  "/places/:placeId",
  "/about",
  "/accuracy",
  "/contact",
  "/privacy",
] as const;
export type AppRoute = (typeof APP_ROUTES)[number];

/** What a part of a route stands for. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = { ":sign": SIGN_SLUGS, ":placeId": SACRED_PLACES };

function pathsOf(route: AppRoute): readonly string[] {
  const [parameter] = /:\w+/.exec(route) ?? [];
  if (parameter === undefined) return [route];
  return (PARAMETERS[parameter] ?? []).map((value) => route.replace(parameter, value));
}

/** The address of every screen: a route with a sign has twelve, one with a sacred place nineteen. */
export const APP_PATHS: readonly string[] = APP_ROUTES.flatMap(pathsOf);

/** Addresses that lead to a screen with another one. */
export const APP_REDIRECTS: ReadonlyMap<string, AppRoute> = new Map([["/zodiac-signs", "/year"]]);

/** Screens that show a person, and nothing to anyone else. */
export const PERSONAL_ROUTES: ReadonlySet<string> = new Set<AppRoute>([
  "/results",
  "/results/days",
  "/features",
  "/report",
]);

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
