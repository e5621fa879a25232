import { isLanguage, type Language } from "@vedanga/names/language";

/** The first of our languages among those that a browser prefers (BCP 47 tags, best first); undefined where it names none. */
export const languageOfBrowser = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.toLowerCase().split("-", 1)[0] ?? "").find(isLanguage);
