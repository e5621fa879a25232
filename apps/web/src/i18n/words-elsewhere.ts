import type { Language } from "@vedanga/names/language";

/** Words by the ids of their messages; the build has compiled them. */
export type Messages = Readonly<Record<string, string>>;

/** The words of one screen or late part, in languages other than that of the page as it is served. */
export type WordsElsewhere = Partial<Readonly<Record<Language, () => Promise<Messages>>>>;

/** By the file of the screen or part. Empty where one catalogue has all words: the build fills it (plugins/words-by-screen). */
export const WORDS_ELSEWHERE: Readonly<Record<string, WordsElsewhere>> = {};
