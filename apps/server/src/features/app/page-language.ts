import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@vedanga/names/language";
import { languageOfTags } from "@vedanga/names/language-of-tags";
import type { FastifyRequest } from "fastify";
import { weightedList } from "#plugins/weighted-list.ts";

/** What a page's language is chosen by, beside its address. */
export const LANGUAGE_HEADERS = "accept-language, service-worker-navigation-preload";

/** Browsers write a few languages; who writes more gets the default, and the app's own script chooses. */
const LONGEST_HEADER = 200;

type Asked = Pick<FastifyRequest, "headers"> & { readonly query: object };

/**
 * A page is sent in the language that is asked for: the one chosen on the device, which its worker tells with each page it
 * opens, else the one that the address names. Where none is, in that of the person whom the address names (first-person),
 * else in the one the browser prefers. What else a device knows (a first choice, the person of a session) turns the page
 * there: see the web's first-language.
 */
export function askedLanguage({ headers, query }: Asked): Language | undefined {
  const chosen = headers["service-worker-navigation-preload"];
  const named = Object.entries(query).find(([name]) => name === "lang")?.[1];
  return [chosen, named].find((code) => typeof code === "string" && isLanguage(code));
}

/** Else the default, as for crawlers. */
export const preferredLanguage = ({ headers }: Pick<Asked, "headers">): Language =>
  languageOfTags(tagsOf(headers["accept-language"])) ?? DEFAULT_LANGUAGE;

/** Best first; those of the same weight in the order they were written. */
function tagsOf(header = ""): readonly string[] {
  if (header.length > LONGEST_HEADER) return [];
  return weightedList(header)
    .filter(([, weight]) => weight > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([tag]) => tag);
}
