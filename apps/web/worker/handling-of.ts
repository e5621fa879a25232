import { OF_CASTING } from "../src/platform/offline/cache-names.ts";

/**
 * What the worker does with a request. `page`: the server is asked, and where it does not answer soon the kept page is
 * shown. `file`: from the device, and from the server once. `casting`: from the device if the visitor had it fetched, else from
 * the server, and not kept. `network`: as if there were no worker.
 */
export type Handling = "page" | "file" | "casting" | "network";

export interface Asked {
  readonly method: string;
  /** `navigate` where a document is opened. */
  readonly mode: string;
  readonly url: URL;
}

const BASE = "/app/";
const ASSETS = `${BASE}assets/`;
/** The last part of a path has an ending: a file, not a page. */
const HAS_ENDING = /\.[^/]*$/;

/**
 * No call is ever answered or kept here: whose an answer is and how long it may be kept, the page knows (api/offline).
 * Files of casting have a cache of their own, which the page fills with consent.
 */
export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  if (method !== "GET" || url.origin !== origin || !url.pathname.startsWith(BASE)) return "network";
  if (mode === "navigate") return HAS_ENDING.test(url.pathname) ? "network" : "page";
  if (!url.pathname.startsWith(ASSETS)) return "network";
  return OF_CASTING.test(url.pathname) ? "casting" : "file";
}
