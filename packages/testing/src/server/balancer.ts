import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AtEnd } from "../temporary-dir.ts";

/** A request that met an instance which could not answer it, and was sent to the next one. */
export interface Hidden {
  /** There was no listener. */
  refused: number;
  /** The connection ended before the answer was whole. */
  cut: number;
  /** It said that it is being stopped. */
  turnedAway: number;
}

/** Distributes requests over instances as a balancer does: one after another, the next one when one cannot answer. */
export interface Balancer {
  readonly url: string;
  /** From now on only these. */
  use(instances: readonly string[]): void;
  readonly hidden: Readonly<Hidden>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

const ATTEMPTS = 40;
const PAUSE_MS = 25;
/** An instance that could not answer gets no requests for this long. */
const ASIDE_MS = 200;

/** Sends a request again, whatever its method: every call of ours may be repeated without another effect. */
export async function startBalancer(atEnd: AtEnd): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const aside = new Map<string, number>();
  const hidden: Hidden = { refused: 0, cut: 0, turnedAway: 0 };
  let instances: readonly string[] = [];
  let turn = 0;

  function nextInstance(): string | undefined {
    for (let n = 0; n < instances.length; n++) {
      const instance = instances[turn++ % instances.length];
      if (instance && (aside.get(instance) ?? 0) < performance.now()) return instance;
    }
    return instances[turn++ % Math.max(1, instances.length)];
  }

  async function answerOfAny(asked: IncomingMessage, body: Buffer): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const instance = nextInstance();
      const answer = instance === undefined ? undefined : await answerOf(instance, asked, body);
      if (answer) return answer;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return { status: 502, type: "text/plain", body: Buffer.from("no instance answered") };
  }

  async function answerOf(instance: string, asked: IncomingMessage, body: Buffer): Promise<Answer | undefined> {
    try {
      const answer = await send(agent, instance, asked, body);
      if (answer.status !== 503 || !answer.body.includes('"shutting_down"')) return answer;
      hidden.turnedAway++;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ECONNREFUSED") hidden.refused++;
      else hidden.cut++;
    }
    aside.set(instance, performance.now() + ASIDE_MS);
    return undefined;
  }

  const server = createServer(async (asked, reply) => {
    const { status, type, body } = await answerOfAny(asked, await whole(asked));
    reply.writeHead(status, { "content-type": type }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.closeAllConnections();
    server.close();
    agent.destroy();
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    use(urls) {
      instances = urls;
    },
    hidden,
  };
}

function send(agent: Agent, instance: string, asked: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { "content-type": type } = asked.headers;
    const headers = { "content-length": body.length, ...(type === undefined ? {} : { "content-type": type }) };
    const outgoing = request(instance + asked.url, { agent, method: asked.method ?? "GET", headers });
    outgoing.once("error", reject);
    outgoing.once("response", (incoming) => {
      whole(incoming).then(
        (answered) =>
          resolve({
            status: incoming.statusCode ?? 0,
            type: incoming.headers["content-type"] ?? "",
            body: answered,
          }),
        reject,
      );
    });
    outgoing.end(body);
  });
}

async function whole(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}
