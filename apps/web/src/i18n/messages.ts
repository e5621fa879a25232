import { setupI18n } from "@lingui/core";
import { DEFAULT_LANGUAGE, type Language } from "@vedanga/names/language";
import { en } from "./catalogue/en.ts";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";
import { type Messages, WORDS_ELSEWHERE } from "./words-elsewhere.ts";

/** What each language has so far. Words are added in place: to tell the screens of it would draw them all again. */
const words = new Map<Language, Record<string, string>>([[DEFAULT_LANGUAGE, { ...en }]]);

/** The one store of messages. Every screen is rendered in English first; other languages are loaded when needed. */
export const i18n = setupI18n({ locale: DEFAULT_LANGUAGE, messages: Object.fromEntries(words) });

// The build compiles every text of the catalogues. What is still a string comes from the names, and has no arguments.
if (import.meta.env.PROD) i18n.setMessagesCompiler((text) => [text]);

/** The screens and late parts that are here: each brought its own words. */
const here = new Set<string>();
const asked = new Map<string, Promise<void>>();
const wanted = new Set<Language>();

function add(lang: Language, messages: Messages): void {
  const known = words.get(lang);
  if (known) {
    Object.assign(known, messages);
    return;
  }
  const own = { ...messages };
  words.set(lang, own);
  i18n.load(lang, own);
}

/** Adds what is loaded, once. A failed fetch is tried again at the next call. */
function fetchOnce(lang: Language, part: string, load: () => Promise<Messages>): Promise<void> {
  const key = `${lang} ${part}`;
  const known = asked.get(key);
  if (known) return known;
  const loading = load()
    .then((messages) => add(lang, messages))
    .catch((error: unknown) => {
      asked.delete(key);
      throw error;
    });
  asked.set(key, loading);
  return loading;
}

async function fetchPart(lang: Language, file: string): Promise<void> {
  const load = WORDS_ELSEWHERE[file]?.[lang];
  if (load) await fetchOnce(lang, file, load);
}

/** Fetches the words of a language for all that is here. */
export async function loadMessages(lang: Language): Promise<void> {
  if (lang === DEFAULT_LANGUAGE) return;
  wanted.add(lang);
  await Promise.all([
    fetchOnce(lang, "", SCREEN_LANGUAGES[lang].messages),
    ...[...here].map((file) => fetchPart(lang, file)),
  ]);
}

/** A screen or a late part is here, with its words in English. Those in languages that were wanted are sent for at once. */
export function addWords(file: string, english: Messages): void {
  here.add(file);
  add(DEFAULT_LANGUAGE, english);
  for (const lang of wanted) void fetchPart(lang, file).catch(() => {});
}

/** Fetches the words of a language for all screens, those too that were not visited; one after the other, because nobody waits for them. */
export async function loadAllMessages(lang: Language): Promise<void> {
  for (const file of Object.keys(WORDS_ELSEWHERE)) await fetchPart(lang, file);
}
