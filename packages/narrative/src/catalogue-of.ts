import type { Catalogue, Lang } from "./catalogue/catalogue.ts";
import { ENGLISH } from "./catalogue/english.ts";
import { TELUGU } from "./catalogue/telugu.ts";

const CATALOGUES: Readonly<Record<Lang, Catalogue>> = { en: ENGLISH, te: TELUGU };

/** All the words of a language. */
export const catalogueOf = (lang: Lang): Catalogue => CATALOGUES[lang];
