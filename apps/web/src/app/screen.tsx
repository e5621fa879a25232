import { matchRoutes, type RouteObject, useRoutes } from "react-router";
import { SCREEN_SCRIPTS } from "./screen-scripts.ts";
import { SCREENS } from "./screens.ts";

function NamedScreen({ name }: { readonly name: string }) {
  const Screen = SCREEN_SCRIPTS.screenOf(name);
  return <Screen />;
}

const ROUTES: RouteObject[] = Object.entries(SCREENS).map(([path, name]) => ({
  id: name,
  path,
  element: <NamedScreen name={name} />,
}));

/** The name of the screen that a path of the site leads to. */
export const screenAt = (pathname: string): string =>
  matchRoutes(ROUTES, pathname, import.meta.env.BASE_URL)?.[0]?.route.id ?? SCREENS["*"];

/** The screen of the address. The one before stays until its script and words are here. */
export const ScreenOfAddress = () => useRoutes(ROUTES);
