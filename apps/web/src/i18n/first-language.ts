import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfWord } from "@vedanga/names/language";
import { languageOfTags } from "@vedanga/names/language-of-tags";

/** What decides the language of a visit, as it is kept or as the page arrived. */
export interface FirstLanguageParts {
  /** The word of the one chosen on this device. */
  readonly chosen: string | null;
  /** The one that the address names. */
  readonly named: Language | undefined;
  /** The page, which says of itself that the person of its address is in it: if no other is asked for, in the language they read. */
  readonly root: { readonly lang: string; readonly dataset: Readonly<DOMStringMap> };
  /** The word of the session's person. */
  readonly personReads: string | undefined;
  /** Best first. */
  readonly browserPrefers: readonly string[];
}

/**
 * The language chosen on this device, or else the one that the address names, or else that of the person whom the address
 * names, or else that of the session's person, or else the one the browser prefers. The server sends a page by the same
 * order, as far as it knows of it (page-language there).
 */
export function firstLanguage({ chosen, named, root, personReads, browserPrefers }: FirstLanguageParts): Language {
  return (
    languageOfWord(chosen) ??
    named ??
    (root.dataset.ofPerson !== undefined && isLanguage(root.lang) ? root.lang : undefined) ??
    languageOfWord(personReads) ??
    languageOfTags(browserPrefers) ??
    DEFAULT_LANGUAGE
  );
}
