import { DEFAULT_LANGUAGE, type Language } from "@vedanga/names/language";
import { en } from "./catalogue/en.ts";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";
import { type Speech, speechIn } from "./speech.ts";
import { type Messages, WORDS_ELSEWHERE } from "./words-elsewhere.ts";

/** What each language has so far. Words are added in place: to tell the screens of it would draw them all again. */
const words = new Map<Language, Record<string, string>>([[DEFAULT_LANGUAGE, { ...en }]]);

const wordsIn = (lang: Language): Record<string, string> => {
  const known = words.get(lang) ?? {};
  words.set(lang, known);
  return known;
};

/** Every screen is rendered in English first; other languages are loaded when needed. */
let speech = speechIn(DEFAULT_LANGUAGE, wordsIn(DEFAULT_LANGUAGE));
const listeners = new Set<(speech: Speech) => void>();

/** What the screens speak. */
export const speechNow = (): Speech => speech;

/** Hears of each language that is put on the screen. The answer ends it. */
export function onSpeech(listener: (speech: Speech) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes the screens speak a language, whose words are loaded. */
export function speak(lang: Language): void {
  speech = speechIn(lang, wordsIn(lang));
  for (const listener of listeners) listener(speech);
}

/** The screens and late parts that are here: each brought its own words. */
const here = new Set<string>();
/** Pieces of a screen whose scripts were sent for. */
const onTheirWay = new Set<string>();
const asked = new Map<string, Promise<void>>();
const wanted = new Set<Language>();

const add = (lang: Language, messages: Messages): void => void Object.assign(wordsIn(lang), messages);

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

/** What does not come is asked for again when it is needed. */
const fetchAhead = (lang: Language, file: string): void => void fetchPart(lang, file).catch(() => {});

/** Fetches the words of a language for all that is here. */
export async function loadMessages(lang: Language): Promise<void> {
  if (lang === DEFAULT_LANGUAGE) return;
  wanted.add(lang);
  for (const file of onTheirWay) fetchAhead(lang, file);
  await Promise.all([
    fetchOnce(lang, "", SCREEN_LANGUAGES[lang].messages),
    ...[...here].map((file) => fetchPart(lang, file)),
  ]);
}

/** A screen or a late part is here, with its words in English. Those in languages that were wanted are sent for at once. */
export function addWords(file: string, english: Messages): void {
  here.add(file);
  add(DEFAULT_LANGUAGE, english);
  for (const lang of wanted) fetchAhead(lang, file);
}

/** A screen sends for a piece: its words come beside its script. */
export function expectWords(file: string): void {
  onTheirWay.add(file);
  for (const lang of wanted) fetchAhead(lang, file);
}

/** Fetches the words of a language for all screens, those too that were not visited; one after the other, because nobody waits for them. */
export async function loadAllMessages(lang: Language): Promise<void> {
  for (const file of Object.keys(WORDS_ELSEWHERE)) await fetchPart(lang, file);
}
