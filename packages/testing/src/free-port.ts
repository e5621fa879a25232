import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below those that systems give to clients (Linux 32768, others 49152): while a server is stopped for a test, a client that
 * tries to connect could be given the same port as its own, and keep it.
 */
const PORTS = { first: 20_000, last: 31_999 } as const;

/** A port of this machine for a server that is stopped and started again at the same address. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.last + 1);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
