import type { Language } from "@vedanga/names";
import type { Catalogue } from "./catalogue.ts";
import { ENGLISH } from "./english.ts";
import { TELUGU } from "./telugu.ts";

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH, te: TELUGU };

/** All the words of a language. */
export const catalogueOf = (lang: Language): Catalogue => CATALOGUES[lang];
