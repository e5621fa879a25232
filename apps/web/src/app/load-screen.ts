import { wordsAreHere } from "#i18n/use-language.ts";
import { ScriptLost } from "#platform/script-lost.ts";

interface ScreenRoute {
  readonly id: string;
  /** The address of its script. */
  readonly module: string;
}

/**
 * In place of the router's own function of this name (plugins/own-screen-loader), which reloads the page whenever a
 * script fails: a script that always fails would reload it for ever. The failed page decides instead. A screen is here with its words.
 */
export async function loadRouteModule(route: ScreenRoute, loaded: Record<string, unknown>): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    const screen: unknown = await import(/* @vite-ignore */ route.module);
    await wordsAreHere();
    loaded[route.id] = screen;
    return screen;
  } catch (cause) {
    throw new ScriptLost(`The script of ${route.id} did not come`, { cause });
  }
}
