import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { APP_BASE } from "@vedanga/contract";
import { LANGUAGE_CODES, type Language } from "@vedanga/names/language";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { type Speech, SpeechContext, speechIn } from "#i18n/speech.ts";

/** The words of every language, loaded before anything is drawn. */
const WORDS: ReadonlyMap<Language, Speech> = new Map(
  await Promise.all(
    LANGUAGE_CODES.map(async (code) => [code, speechIn(code, await SCREEN_LANGUAGES[code].messages())] as const),
  ),
);

export function wordsOf(lang: Language): Speech {
  const words = WORDS.get(lang);
  if (words === undefined) throw new TypeError(`no words of ${lang}`);
  return words;
}

/** Draws parts of the page at an address, outside a browser. */
export const htmlIn =
  (words: Speech, location: string) =>
  (part: string, drawn: ReactNode): string =>
    renderToStaticMarkup(
      <SpeechContext value={words}>
        <QueryClientProvider client={new QueryClient()}>
          <StaticRouter basename={APP_BASE} location={location}>
            {drawn}
          </StaticRouter>
        </QueryClientProvider>
      </SpeechContext>,
      // Its ids never meet those of the page around it.
      { identifierPrefix: `first-${part}-` },
    );
