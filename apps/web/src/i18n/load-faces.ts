import type { Language } from "@vedanga/names/language";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

const LONGEST_WAIT_MS = 500;

const asked = new Map<Language, Promise<unknown>>();

/** Sends for the faces of a language; resolves when they are here, or after half a second without them. */
export async function loadFaces(lang: Language): Promise<void> {
  const { faces } = SCREEN_LANGUAGES[lang];
  if (faces === null) return;
  const loading =
    asked.get(lang) ?? Promise.allSettled(faces.fonts.map((font) => document.fonts.load(font, faces.letter)));
  asked.set(lang, loading);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
