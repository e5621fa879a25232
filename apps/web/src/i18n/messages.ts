import { setupI18n } from "@lingui/core";
import { LANGS, type Lang } from "@vedanga/contract";
import { en } from "./catalogue/en.ts";

/** The one holder of words. Every screen is drawn in English first; Telugu arrives when it is asked for. */
export const i18n = setupI18n({ locale: "en", messages: { en } });

export function isLang(text: string): text is Lang {
  return LANGS.some((lang) => lang === text);
}

let telugu: Promise<void> | undefined;

/** Fetches the Telugu words once. A failed fetch is tried anew at the next call. */
export function loadTelugu(): Promise<void> {
  telugu ??= import("./catalogue/te.ts")
    .then(({ te }) => i18n.load("te", te))
    .catch((error: unknown) => {
      telugu = undefined;
      throw error;
    });
  return telugu;
}
