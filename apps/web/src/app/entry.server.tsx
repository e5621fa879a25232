import { LANGUAGE_CODES } from "@vedanga/names/language";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { showLanguage } from "#i18n/use-language.ts";
import { joinPages, type WrittenPage } from "./first-paint/joined-pages.ts";
import startScript from "./first-paint/start-script.ts?inline-script";
import turnScript from "./first-paint/turn-script.ts?inline-script";
import { withLanguages } from "./first-paint/with-languages.ts";
import { withLateStart } from "./first-paint/with-late-start.ts";

/** Comes with the answer of today, in every language. */
const WITH_AN_ANSWER = /\/panchang\/?$/;

/** Load their words by themselves; a reader without scripts gets them all, in their place. */
const WITH_LATE_WORDS = /\/(?:places|accuracy)(\/|$)/;

/** React puts a part that is longer than this at the end of the page, with a script that moves it to its place. */
const WHOLE = Number.POSITIVE_INFINITY;

/**
 * Writes one page as HTML, in every language; the build divides them (plugins/lay-out-as-served), and without it the first is
 * sent. It waits for everything: no page contains a skeleton and a script that swaps it. What throws while a page is drawn stops the build.
 * A page can be read before its scripts are here, and they wait for that; the one that draws any path says nothing without them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const hasAnswer = WITH_AN_ANSWER.test(pathname);
  const pieces = hasAnswer || WITH_LATE_WORDS.test(pathname) ? WHOLE : undefined;
  let { serverHandoffStream } = context;
  const pages: WrittenPage[] = [];
  for (const language of LANGUAGE_CODES) {
    const [own, rest] = serverHandoffStream?.tee() ?? [];
    serverHandoffStream = rest;
    await showLanguage(language);
    const html = await drawn(request.url, { ...context, serverHandoffStream: own, renderMeta: {} }, pieces);
    pages.push({ language, html });
  }
  const whole = (hasAnswer ? pages.map(withTheOthers) : pages).map(({ language, html }) => ({
    language,
    html: context.isSpaMode ? html : withLateStart(html, startScript),
  }));
  headers.set("content-type", "text/html");
  return new Response(import.meta.env.DEV ? whole[0]?.html : joinPages(whole), { headers, status });
}

/** A page with an answer, with those in other languages in it. */
function withTheOthers({ language, html }: WrittenPage, _at: number, pages: readonly WrittenPage[]): WrittenPage {
  const others = pages.filter((page) => page.language !== language).map((page) => page.html);
  return { language, html: withLanguages(html, others, turnScript) };
}

async function drawn(url: string, context: EntryContext, progressiveChunkSize?: number): Promise<string> {
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />, {
    progressiveChunkSize,
    onError: (fault) => {
      faults.push(fault);
    },
  });
  await stream.allReady;
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  return new Response(stream).text();
}
