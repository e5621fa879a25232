import * as z from "zod/mini";
import { isSparing } from "../is-sparing.ts";
import { whenIdle } from "../when-idle.ts";
import { listOfScreens } from "./list-of-screens.ts";

/** What the build says of the files of the screens (plugins/screen-files). A page may be older than what the server has. */
const screenFiles = z.record(
  z.string(),
  z.object({
    script: z.string(),
    imports: z.array(z.string()),
    styles: z.array(z.string()),
    pieces: z.array(z.string()),
  }),
);

/** The files of all screens by address; none if the list has another form. */
export function filesOfScreens(list: unknown): ReadonlyMap<string, "script" | "style"> {
  const read = z.safeParse(screenFiles, list);
  const screens = read.success ? Object.values(read.data) : [];
  return new Map(
    screens.flatMap(({ script, imports, styles, pieces }) => [
      ...[script, ...imports, ...pieces].map((address) => [address, "script"] as const),
      ...styles.map((address) => [address, "style"] as const),
    ]),
  );
}

/** Those that are not here yet; none where the list does not come. */
async function filesToBring(): Promise<(readonly [string, "script" | "style"])[]> {
  const address = listOfScreens();
  if (address === undefined) return [];
  const list: unknown = await fetch(address)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  const here = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  return [...filesOfScreens(list)].filter(([file]) => !here.has(new URL(file, location.href).href));
}

function bring([address, kind]: readonly [string, "script" | "style"]): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "prefetch", as: kind, href: address });
  // A module is requested in CORS mode: only then does the browser reuse it.
  if (kind === "script") link.crossOrigin = "";
  document.head.append(link);
}

/** Four take the processor of a desk up to 18 ms; a browser that does not say when it is idle is not asked often. */
const atOnce = (): number => (typeof requestIdleCallback === "function" ? 1 : 4);

let isBegun = false;

/**
 * Brings the files of the other screens into the browser's store while nothing else is loading, once for a page: for one
 * whose files no worker has. A screen whose files do not come shows the failed page in its place.
 */
export async function bringScreens(): Promise<void> {
  if (isBegun || isSparing()) return;
  isBegun = true;
  const waiting = await filesToBring();
  function bringNext(): void {
    if (isSparing()) return;
    for (const file of waiting.splice(0, atOnce())) bring(file);
    if (waiting.length > 0) whenIdle(bringNext);
  }
  whenIdle(bringNext);
}
