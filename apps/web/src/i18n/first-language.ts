import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfWord } from "@vedanga/names/language";
import { languageOfTags } from "@vedanga/names/language-of-tags";
import { languageOfAddress } from "./address-language.ts";

/** What decides the language of a visit, as it is kept or as the page arrived. */
export interface FirstLanguageParts {
  /** The word of the one chosen on this device. */
  readonly chosen: string | null;
  /** Of the address. */
  readonly search: string;
  /** The page, which says of itself that the person of its address is in it: then it came in the language they read. */
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
export function firstLanguage({ chosen, search, root, personReads, browserPrefers }: FirstLanguageParts): Language {
  return (
    languageOfWord(chosen) ??
    languageOfAddress(search) ??
    (root.dataset.ofPerson !== undefined && isLanguage(root.lang) ? root.lang : undefined) ??
    languageOfWord(personReads) ??
    languageOfTags(browserPrefers) ??
    DEFAULT_LANGUAGE
  );
}
