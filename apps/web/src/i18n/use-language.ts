import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@vedanga/names/language";
import { startTransition } from "react";
import { loadMessages, speak, speechNow } from "./messages.ts";
import { loadPageWords } from "./page-words.ts";
import { preferredLanguage } from "./preferred-language.ts";
import { useSpeech } from "./use-speech.ts";

/** The language that was wanted last: the words of an earlier one may arrive after its own. */
let wanted: Language | undefined;

interface Showing {
  /** The page is in use: it is drawn again in pieces, between which a press is answered. Else all at once, unseen. */
  readonly inPieces?: boolean;
}

/** Puts a language on the screen. Its words are fetched first, so that no key ever shows. */
export async function showLanguage(lang: Language, { inPieces = false }: Showing = {}): Promise<void> {
  wanted = lang;
  await Promise.all([loadMessages(lang), loadPageWords(lang)]);
  // To speak what is shown already would draw every screen again, and a part whose script is on its way would lose what was typed.
  if (lang !== wanted || speechNow().lang === lang) return;
  if (inPieces) startTransition(() => speak(lang));
  else speak(lang);
}

/**
 * Resolves when all that is here has its words in the language that is shown and in the one that is about to be: a part that
 * came as HTML is taken over in the first.
 */
export async function wordsAreHere(): Promise<void> {
  await Promise.all([loadMessages(speechNow().lang), loadMessages(wanted ?? DEFAULT_LANGUAGE)]);
}

export interface LanguageChoice {
  readonly lang: Language;
  /** Shows a language and keeps it for the next visit. */
  setLanguage(lang: Language): Promise<void>;
}

async function setLanguage(lang: Language): Promise<void> {
  preferredLanguage.set(LANGUAGES[lang].word);
  await showLanguage(lang, { inPieces: true });
}

export function useLanguage(): LanguageChoice {
  const { lang } = useSpeech();
  return { lang, setLanguage };
}
