import type { Language } from "@vedanga/names/language";
import { WORDS_EN } from "./en.ts";
import { WORDS_TE } from "./te.ts";
import type { Words } from "./words.ts";

const WORDS: Readonly<Record<Language, Words>> = { en: WORDS_EN, te: WORDS_TE };

export const wordsOf = (language: Language): Words => WORDS[language];
