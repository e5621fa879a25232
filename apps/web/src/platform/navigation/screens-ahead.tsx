import { useEffect } from "react";
import * as z from "zod/mini";
import { isSparing } from "../is-sparing.ts";
import { whenIdle } from "../when-idle.ts";

/** What the router's own list of screens says of their files; it is not part of its public interface, so it is read with care. */
const screenFiles = z.object({
  routes: z.record(
    z.string(),
    z.object({
      module: z.string(),
      imports: z.optional(z.array(z.string())),
      css: z.optional(z.array(z.string())),
    }),
  ),
});

/** The files of all screens by address; none if the list has another form. */
export function filesOfScreens(manifest: unknown): ReadonlyMap<string, "script" | "style"> {
  const read = z.safeParse(screenFiles, manifest);
  const screens = read.success ? Object.values(read.data.routes) : [];
  return new Map(
    screens.flatMap(({ module, imports = [], css = [] }) => [
      ...[module, ...imports].map((address) => [address, "script"] as const),
      ...css.map((address) => [address, "style"] as const),
    ]),
  );
}

function bring([address, kind]: readonly [string, "script" | "style"]): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "prefetch", as: kind, href: address });
  // A module is requested in CORS mode: only then does the browser reuse it.
  if (kind === "script") link.crossOrigin = "";
  document.head.append(link);
}

/** Of a phone's processor they take a few milliseconds together. */
const AT_ONCE = 4;

/**
 * Brings the files of the other screens into the browser's store while nothing else is loading. A screen
 * whose files do not come shows the failed page in its place.
 */
export function ScreensAhead() {
  useEffect(() => {
    let waiting: (readonly [string, "script" | "style"])[] | undefined;
    let callOff = whenIdle(bringSome);
    function bringSome(): void {
      if (isSparing()) return;
      if (waiting === undefined) {
        // This page's own are here already.
        const here = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
        waiting = [...filesOfScreens(Reflect.get(window, "__reactRouterManifest"))].filter(
          ([address]) => !here.has(new URL(address, location.href).href),
        );
      }
      for (const file of waiting.splice(0, AT_ONCE)) bring(file);
      if (waiting.length > 0) callOff = whenIdle(bringSome);
    }
    return () => callOff();
  }, []);
  return null;
}
