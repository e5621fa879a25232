import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The server at another address of this machine, whose line can be cut: for pages and for their worker alike. */
export interface CutProxy {
  readonly origin: string;
  cut(): void;
  mend(): void;
  /** From now on the worker is that of another build. */
  deployAnother(): void;
  close(): void;
}

const WORKER = "/app/sw.js";
const BUILD = /build:[`"']([0-9a-f]{12})/;

const asOfAnother = (script: string): string => {
  const [, build] = BUILD.exec(script) ?? [];
  if (build === undefined) throw new Error("the worker names no build");
  return script.replaceAll(build, [...build].reverse().join(""));
};

export async function startCutProxy(target: string): Promise<CutProxy> {
  let isCut = false;
  let isOther = false;

  function pass(asked: IncomingMessage, reply: ServerResponse): void {
    const isWorker = asked.url === WORKER;
    const { "accept-encoding": encoding, "if-none-match": tag, ...plain } = asked.headers;
    const headers = isWorker ? plain : asked.headers;
    const onward = request(new URL(asked.url ?? "/", target), { method: asked.method, headers }, (answer) => {
      if (!isWorker || !isOther) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
        return;
      }
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const { "content-length": _, etag: __, ...rest } = answer.headers;
        reply.writeHead(answer.statusCode ?? 502, rest);
        reply.end(asOfAnother(Buffer.concat(parts).toString()));
      });
    });
    onward.on("error", () => reply.destroy());
    asked.pipe(onward);
  }

  const server = createServer((asked, reply) => {
    if (isCut) asked.socket.destroy();
    else pass(asked, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    deployAnother() {
      isOther = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
