import { isLanguage, type Language } from "@vedanga/names/language";

/** The language that an address names, so that a shared link shows what its sender saw. */
export function languageOfAddress(search: string): Language | undefined {
  const named = new URLSearchParams(search).get("lang");
  return named !== null && isLanguage(named) ? named : undefined;
}
