import { type I18n, setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { APP_BASE } from "@vedanga/contract";
import { LANGUAGE_CODES, type Language } from "@vedanga/names/language";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";

/** The words of every language, loaded before anything is drawn. */
const WORDS: ReadonlyMap<Language, I18n> = new Map(
  await Promise.all(
    LANGUAGE_CODES.map(async (code) => {
      const messages = await SCREEN_LANGUAGES[code].messages();
      return [code, setupI18n({ locale: code, messages: { [code]: messages } })] as const;
    }),
  ),
);

export function wordsOf(lang: Language): I18n {
  const words = WORDS.get(lang);
  if (words === undefined) throw new TypeError(`no words of ${lang}`);
  return words;
}

/** Draws parts of the page at an address, outside a browser. */
export const htmlIn =
  (words: I18n, location: string) =>
  (part: string, drawn: ReactNode): string =>
    renderToStaticMarkup(
      <I18nProvider i18n={words}>
        <QueryClientProvider client={new QueryClient()}>
          <StaticRouter basename={APP_BASE} location={location}>
            {drawn}
          </StaticRouter>
        </QueryClientProvider>
      </I18nProvider>,
      // Its ids never meet those of the page around it.
      { identifierPrefix: `first-${part}-` },
    );
