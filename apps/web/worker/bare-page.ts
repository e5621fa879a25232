import { DEFAULT_LANGUAGE, type Language } from "@vedanga/names/language";
import { languageOfTags } from "@vedanga/names/language-of-tags";

interface BareWords {
  readonly title: string;
  readonly say: string;
  readonly again: string;
}

/** In the worker's own script: nothing else is on the device when they are needed. */
const WORDS: Readonly<Record<Language, BareWords>> = {
  en: {
    title: "The page could not be loaded",
    say: "It is not kept on this device any more, and the server could not be reached. Check the internet connection, then try again.",
    again: "Try Again",
  },
  te: {
    title: "పేజీ తెరుచుకోలేదు",
    say: "ఈ పేజీ ఇప్పుడు ఈ పరికరంలో నిల్వ లేదు; మా సర్వర్ కూడా అందలేదు. ఇంటర్నెట్ ఉందో లేదో చూసి, మళ్ళీ ప్రయత్నించండి.",
    again: "మళ్ళీ ప్రయత్నించండి",
  },
};

const NAMES: Readonly<Record<Language, string>> = { en: "Vedanga", te: "వేదాంగ" };

/** The one that the app told the browser to ask for pages in, else the one that the browser prefers. */
export const bareLanguage = (told: string | undefined, preferred: readonly string[]): Language =>
  languageOfTags(told === undefined ? [] : [told]) ?? languageOfTags(preferred) ?? DEFAULT_LANGUAGE;

/** What a reader sees where the caches were cleared and no server answers: it needs no other file. */
export function barePage(language: Language): Response {
  const { title, say, again } = WORDS[language];
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${NAMES[language]}</title>
<style>
body { max-width: 34rem; margin: 0 auto; padding: 3rem 1rem; background: light-dark(#f7f1e3, #0e1030); color: light-dark(#1a1838, #ede6d4); font: 1.0625rem / 1.65 sans-serif; }
h1 { margin: 0 0 .75rem; font: 400 1.75rem / 1.4 serif; }
button { min-height: 2.75rem; margin-top: .5rem; padding: .5rem 1rem; border: 0; background: light-dark(#1a1838, #ede6d4); color: light-dark(#f7f1e3, #0e1030); font: inherit; }
</style>
<main>
<h1>${title}</h1>
<p>${say}</p>
<button type="button" onclick="location.reload()">${again}</button>
</main>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
    },
  });
}
