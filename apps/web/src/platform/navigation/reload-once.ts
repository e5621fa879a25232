import * as z from "zod/mini";
import { readEntry, writeEntry } from "../kept/browser-storage.ts";
import { parsedJson } from "../kept/kept-value.ts";
import { isServerThere } from "../reach.ts";

const pages = z.array(z.string());

const reloadedPages = (): readonly string[] => pages.safeParse(parsedJson(readEntry("reloadedPages"))).data ?? [];

/** The router's own list of screens has the version of its build. */
function buildVersion(): string {
  const manifest: unknown = Reflect.get(window, "__reactRouterManifest");
  return z.safeParse(z.object({ version: z.string() }), manifest).data?.version ?? "";
}

/**
 * Reloads the page, because a new build may have the script that did not come; once for each page of a build. False where
 * that was done before, where the server does not answer, and where the browser could not remember it.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServerThere())) return false;
  const page = `${buildVersion()} ${location.pathname}`;
  const before = reloadedPages();
  if (before.includes(page)) return false;
  writeEntry("reloadedPages", JSON.stringify([...before, page]));
  if (!reloadedPages().includes(page)) return false;
  location.reload();
  return true;
}
