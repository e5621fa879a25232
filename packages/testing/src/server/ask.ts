import { type Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One request over a connection of `agent`, with headers that `fetch` does not let through, such as `Host`. */
export function ask(agent: Agent, url: string, headers: Readonly<Record<string, string>> = {}): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, async (reply) => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of reply) chunks.push(chunk);
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    sent.once("error", reject).end();
  });
}
