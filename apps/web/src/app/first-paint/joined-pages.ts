import { isLanguage, type Language } from "@vedanga/names/language";

/** A page as it is written in one language. */
export interface WrittenPage {
  readonly language: Language;
  readonly html: string;
}

const MARK = /<!--page in (\w+)-->/;

/** The pages of one address as one text: the router's build takes no more than one from each. */
export const joinPages = (pages: readonly WrittenPage[]): string =>
  pages.map(({ language, html }) => `<!--page in ${language}-->${html}`).join("");

/** The pages that were joined. A text that is none of that stops the build. */
export function dividePages(text: string): readonly WrittenPage[] {
  const [before, ...parts] = text.split(MARK);
  const pages = parts.flatMap((language, at) =>
    at % 2 === 0 && isLanguage(language) ? [{ language, html: parts[at + 1] ?? "" }] : [],
  );
  if (before !== "" || pages.length === 0) throw new Error("A page was written in no language.");
  return pages;
}
