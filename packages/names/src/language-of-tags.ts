import { isLanguage, type Language } from "./language.ts";

/** The first of our languages among those that a browser prefers (BCP 47 tags, best first); undefined where it names none. */
export const languageOfTags = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.toLowerCase().split("-", 1)[0] ?? "").find(isLanguage);
