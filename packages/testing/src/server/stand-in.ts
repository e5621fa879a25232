import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AtEnd } from "../temporary-dir.ts";

export interface StandIn {
  readonly origin: string;
  /** Every request so far, in order: method, path with query, headers and body. */
  readonly heard: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[];
}

/** An outside service on this machine, answering as a test says. */
export async function standIn(
  atEnd: AtEnd,
  answer: (url: URL, reply: ServerResponse) => void | Promise<void>,
): Promise<StandIn> {
  const heard: StandIn["heard"] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    heard.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    await answer(new URL(url, "http://stand-in"), reply);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, heard };
}

export function json(reply: ServerResponse, value: unknown, status = 200): void {
  reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}
