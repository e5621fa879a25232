import { matchRoutes, useLocation } from "react-router";
import { SCREEN_SCRIPTS } from "./screen-scripts.ts";
import { SCREENS } from "./screens.ts";

const ROUTES = Object.entries(SCREENS).map(([path, name]) => ({ id: name, path }));

const named = (pathname: string, base?: string): string =>
  matchRoutes(ROUTES, pathname, base)?.[0]?.route.id ?? SCREENS["*"];

/** The name of the screen that a path of the site leads to. */
export const screenAt = (pathname: string): string => named(pathname, import.meta.env.BASE_URL);

/** The screen of the address. The one before stays until its script and words are here. */
export function ScreenOfAddress() {
  const { pathname } = useLocation();
  const Screen = SCREEN_SCRIPTS.screenOf(named(pathname));
  return <Screen />;
}
