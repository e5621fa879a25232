import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { isLanguage, type Language } from "@vedanga/names/language";

interface StaticPages {
  urlIn(language: Language): string;
  close(): void;
}

/**
 * Serves what `url` answers as a page of the same bytes that runs nothing: its scripts and links are comments, but
 * those to faces, and its own language comes first. No page with these words, set in these faces, can be painted earlier.
 */
export async function serveStatically(url: string): Promise<StaticPages> {
  const html = await (await fetch(url)).text();
  const server = createServer(async ({ url: path = "/" }, reply) => {
    const language = path.slice(1);
    if (isLanguage(language)) {
      reply.setHeader("content-encoding", "br").setHeader("content-type", "text/html; charset=utf-8");
      reply.end(compressed(still(pageIn(html, language))));
      return;
    }
    const file = await fetch(new URL(path, url));
    reply.writeHead(file.status, { "content-type": file.headers.get("content-type") ?? "" });
    reply.end(Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { urlIn: (language) => `http://localhost:${port}/${language}`, close: () => server.close() };
}

const compressed = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

const still = (html: string): string =>
  html.replaceAll(/<script[\s\S]*?<\/script>|<link (?![^>]*as="font")[^>]*>/g, (part) => `<!--${part}-->`);

/** The page with the body of this language first, and the body it came with in the template of that language. */
function pageIn(html: string, language: Language): string {
  const template = new RegExp(`<template (lang="${language}" data-script="\\w+")[^>]*>([\\s\\S]*?)</template>`).exec(
    html,
  );
  if (template === null) return html;
  const [whole, attributes = "", words = ""] = template;
  const start = html.indexOf("<body>") + "<body>".length;
  const own = html.slice(start, template.index);
  return (
    html.slice(0, start).replace(/lang="\w+" data-script="\w+"/, attributes) +
    words +
    whole.replace(words, () => own) +
    html.slice(template.index + whole.length)
  );
}
