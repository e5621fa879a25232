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
