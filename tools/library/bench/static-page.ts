import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { LANGUAGE_CODES, type Language } from "@vedanga/names/language";

interface StaticPages {
  urlIn(language: Language): string;
  close(): void;
}

/**
 * Serves what `url` answers a reader of each language as a page of the same bytes that runs nothing: its scripts and links
 * are comments, but those to faces. No page with these words, set in these faces, can be painted earlier.
 */
export async function serveStatically(url: string): Promise<StaticPages> {
  const pages = new Map<string, Buffer>();
  for (const language of LANGUAGE_CODES) {
    const page = await fetch(url, { headers: { "accept-language": language } });
    pages.set(`/${language}`, compressed(still(await page.text())));
  }
  const server = createServer(async ({ url: path = "/" }, reply) => {
    const page = pages.get(path);
    if (page !== undefined) {
      reply.setHeader("content-encoding", "br").setHeader("content-type", "text/html; charset=utf-8");
      reply.end(page);
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
