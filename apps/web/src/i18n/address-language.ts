import { isLanguage, type Language } from "@vedanga/names/language";

/** The language that an address names, so that a shared link shows what its sender saw. */
export function languageOfAddress(search: string): Language | undefined {
  const named = new URLSearchParams(search).get("lang");
  return named !== null && isLanguage(named) ? named : undefined;
}

/** The language that the address named as the visit began: links within the app do not repeat it. */
export const languageOfVisit = typeof location === "undefined" ? undefined : languageOfAddress(location.search);
