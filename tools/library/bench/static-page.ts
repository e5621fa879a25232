import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

interface StaticPage {
  readonly url: string;
  close(): void;
}

/**
 * Serves what `url` answers as a page of the same bytes that runs and fetches nothing: its scripts and links are comments.
 * No page with these words can be painted earlier.
 */
export async function serveStatically(url: string): Promise<StaticPage> {
  const html = await (await fetch(url)).text();
  const still = html.replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*>/g, (part) => `<!--${part}-->`);
  const body = brotliCompressSync(still, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const server = createServer((_request, reply) => {
    reply.setHeader("content-encoding", "br").setHeader("content-type", "text/html; charset=utf-8").end(body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
