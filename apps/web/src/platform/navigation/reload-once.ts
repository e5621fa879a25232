import * as z from "zod/mini";
import { readEntry, writeEntry } from "../kept/browser-storage.ts";
import { parsedJson } from "../kept/kept-value.ts";
import { isServerThere } from "../reach.ts";
import { listOfScreens } from "./list-of-screens.ts";

const pages = z.array(z.string());

const reloadedPages = (): readonly string[] => pages.safeParse(parsedJson(readEntry("reloadedPages"))).data ?? [];

/**
 * Reloads the page, because a new build may have the script that did not come; once for each page of a build. False where
 * that was done before, where the server does not answer, and where the browser could not remember it.
 */
export async function reloadOnce(): Promise<boolean> {
  if (!(await isServerThere())) return false;
  const page = `${listOfScreens() ?? ""} ${location.pathname}`;
  const before = reloadedPages();
  if (before.includes(page)) return false;
  writeEntry("reloadedPages", JSON.stringify([...before, page]));
  if (!reloadedPages().includes(page)) return false;
  location.reload();
  return true;
}
