import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "@vedanga/names/language";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { showLanguage } from "#i18n/use-language.ts";
import startScript from "./first-paint/start-script.ts?inline-script";
import turnScript from "./first-paint/turn-script.ts?inline-script";
import { withLanguages } from "./first-paint/with-languages.ts";
import { withLateStart } from "./first-paint/with-late-start.ts";

/** Comes with the answer of today, in every language: no reader waits for a script, and the scripts wait for the reader. */
const WITH_AN_ANSWER = /\/panchang\/?$/;

/** Load their words by themselves; a reader without scripts gets them all, in their place. */
const WITH_LATE_WORDS = /\/(?:places|accuracy)(\/|$)/;

/** React puts a part that is longer than this at the end of the page, with a script that moves it to its place. */
const WHOLE = Number.POSITIVE_INFINITY;

/**
 * Writes one page as HTML. It only runs at build time, so it waits for everything: no page contains a skeleton and
 * a script that swaps it. What throws while a page is drawn stops the build.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const url = new URL(request.url);
  const hasAnswer = WITH_AN_ANSWER.test(url.pathname);
  const others = hasAnswer ? LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE) : [];
  let { serverHandoffStream } = context;
  const inOthers: string[] = [];
  for (const language of others) {
    const [own, rest] = serverHandoffStream?.tee() ?? [];
    serverHandoffStream = rest;
    await showLanguage(language);
    inOthers.push(await drawn(request.url, { ...context, serverHandoffStream: own, renderMeta: {} }, WHOLE));
  }
  await showLanguage(DEFAULT_LANGUAGE);
  const pieces = WITH_LATE_WORDS.test(url.pathname) ? WHOLE : undefined;
  const html = await drawn(request.url, { ...context, serverHandoffStream }, pieces);
  headers.set("content-type", "text/html");
  const page = hasAnswer ? withLateStart(withLanguages(html, inOthers, turnScript), startScript) : html;
  return new Response(page, { headers, status });
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
