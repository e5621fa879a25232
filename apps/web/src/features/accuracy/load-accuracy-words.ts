import type { Language } from "@vedanga/names/language";
import { keptWords } from "#ui/waiting/kept-words.ts";
import type { AccuracyWords } from "./accuracy-words.ts";

const LOADERS: Readonly<Record<Language, () => Promise<AccuracyWords>>> = {
  en: async () => (await import("./words-en.ts")).accuracyEn,
  te: async () => (await import("./words-te.ts")).accuracyTe,
};

/** The words of a language are loaded with the page alone. */
export const accuracyWords = keptWords((lang: Language) => LOADERS[lang]());

export const loadAccuracyWords = (lang: Language): Promise<AccuracyWords> => accuracyWords(lang).load();
