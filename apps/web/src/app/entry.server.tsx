import anekLatin from "@fontsource/anek-telugu/files/anek-telugu-latin-400-normal.woff2?url";
import { LANGUAGE_CODES, type Language } from "@vedanga/names/language";
import { renderToReadableStream } from "react-dom/server";
import { StaticRouter } from "react-router";
import { makeQueryClient } from "#api/query-client.ts";
import { showLanguage } from "#i18n/use-language.ts";
import anekTelugu from "../styles/faces/anek-telugu-telugu-400-normal.woff2?url";
import tiroLatin from "../styles/faces/tiro-telugu-latin-400-normal.woff2?url";
import tiroTelugu from "../styles/faces/tiro-telugu-telugu-400-normal.woff2?url";
import turnScript from "./first-paint/turn-script.ts?inline-script";
import { withLanguages } from "./first-paint/with-languages.ts";
import { Root } from "./root.tsx";
import { screenAt } from "./screen.tsx";
import { SCREEN_SCRIPTS } from "./screen-scripts.ts";

export { default as startScript } from "./first-paint/start-script.ts?inline-script";
export { screenAt };

const LATIN = [anekLatin, tiroLatin];
const OWN_LETTERS: Readonly<Partial<Record<Language, readonly string[]>>> = { te: [anekTelugu, tiroTelugu] };

/** The faces that every page of a language sets its first lines in; digits are Latin in all. */
export const facesOf = (language: Language): readonly string[] => [...(OWN_LETTERS[language] ?? []), ...LATIN];

/** Comes with the answer of today, in every language. */
const WITH_AN_ANSWER = "/panchang";

/** React puts a part that is longer than this at the end of the page, with a script that moves it to its place. */
const WHOLE = Number.POSITIVE_INFINITY;

/** A page as it is drawn in one language. */
export interface DrawnPage {
  readonly language: Language;
  readonly html: string;
  /** What it shows; undefined for the page that draws any path. */
  readonly screen: string | undefined;
}

/**
 * Draws the page of a path below the app's base as HTML, in every language; without a path the one that draws any. It waits
 * for everything: no page contains a skeleton and a script that swaps it. What throws while a page is drawn stops the build.
 */
export async function drawPages(path?: string): Promise<readonly DrawnPage[]> {
  const location = import.meta.env.BASE_URL + (path ?? "/").slice(1);
  const screen = path === undefined ? undefined : screenAt(location);
  if (screen !== undefined) await SCREEN_SCRIPTS.load(screen);
  const pages: DrawnPage[] = [];
  for (const language of LANGUAGE_CODES) {
    await showLanguage(language);
    pages.push({ language, screen, html: await drawn(location, screen !== undefined) });
  }
  return path === WITH_AN_ANSWER ? pages.map(withTheOthers) : pages;
}

/** A page with an answer, with those in other languages in it. */
function withTheOthers(page: DrawnPage, _at: number, pages: readonly DrawnPage[]): DrawnPage {
  const others = pages.filter(({ language }) => language !== page.language).map(({ html }) => html);
  return { ...page, html: withLanguages(page.html, others, turnScript) };
}

async function drawn(location: string, isWritten: boolean): Promise<string> {
  const faults: unknown[] = [];
  const queryClient = makeQueryClient();
  const document = (
    <StaticRouter basename={import.meta.env.BASE_URL} location={location}>
      <Root isWritten={isWritten} queryClient={queryClient} />
    </StaticRouter>
  );
  const stream = await renderToReadableStream(document, {
    progressiveChunkSize: WHOLE,
    onError: (fault) => {
      faults.push(fault);
    },
  });
  await stream.allReady;
  // The timers of what it keeps would hold the build up.
  queryClient.clear();
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  return new Response(stream).text();
}
