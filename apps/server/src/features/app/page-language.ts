import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@vedanga/names/language";
import { languageOfTags } from "@vedanga/names/language-of-tags";
import type { FastifyRequest } from "fastify";
import { weightedList } from "#plugins/weighted-list.ts";

/** What a page's language is chosen by, beside its address. */
export const LANGUAGE_HEADERS = "accept-language, service-worker-navigation-preload";

/** Browsers write a few languages; who writes more gets the default, and the app's own script chooses. */
const LONGEST_HEADER = 200;

/**
 * The language a page is sent in: the one chosen on the device, which its worker tells with each page it opens, else the
 * one that the address names, else the one the browser wants most, else the default, as for crawlers. What else a device knows
 * (a first choice, the person of a session) turns the page there: see the web's first-paint.
 */
export function pageLanguage({
  headers,
  query,
}: Pick<FastifyRequest, "headers"> & { readonly query: object }): Language {
  const chosen = headers["service-worker-navigation-preload"];
  const named = Object.entries(query).find(([name]) => name === "lang")?.[1];
  return (
    [chosen, named].find((code) => typeof code === "string" && isLanguage(code)) ??
    languageOfTags(tagsOf(headers["accept-language"])) ??
    DEFAULT_LANGUAGE
  );
}

/** Best first; those of the same weight in the order they were written. */
function tagsOf(header = ""): readonly string[] {
  if (header.length > LONGEST_HEADER) return [];
  return weightedList(header)
    .filter(([, weight]) => weight > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([tag]) => tag);
}
