import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { App } from "./app-instance.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long anyone may keep a good answer, in seconds. Without it nobody keeps any. */
    readonly sharedForSeconds?: number;
  }
}

/** An answer that anyone may keep, as it was first given. */
interface SharedAnswer {
  /** As bytes: the same text is not encoded anew each time. */
  readonly body: Buffer;
  readonly type: string;
  readonly tag: string;
}

/** What this instance keeps itself; past it the answers asked for longest ago are let go. */
const KEPT_BYTES = 32_000_000;

/**
 * Answers about a person are kept by nobody. Those about the sky and the earth may be kept by everyone, with a tag to
 * ask again, and are kept here too, by the address asked for: half the country asks for the same day. What a route lets
 * be kept only to be asked for again (`no-cache`) gets the tag alone.
 */
export function cacheByRoute(app: App): void {
  const kept = new LRUCache<string, SharedAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }, address) => body.length + address.length,
    // By the clock itself: by one looked at before a long reckoning, an answer would be younger than new.
    ttlResolution: 0,
  });

  // After every hook of onRequest: the limit of calls counts these too.
  app.addHook("preParsing", async (request, reply) => {
    const seconds = request.routeOptions.config.sharedForSeconds;
    const answer = seconds !== undefined && request.method === "GET" ? kept.get(request.url) : undefined;
    if (seconds === undefined || answer === undefined) return;
    // Whoever keeps it after us counts from when it was reckoned (RFC 9111, 5.1).
    const age = Math.round(seconds - kept.getRemainingTTL(request.url) / 1000);
    share(reply, answer.tag, seconds).header("age", age);
    if (isUnchanged(request, answer.tag)) return reply.code(304).send();
    return reply.type(answer.type).send(answer.body);
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const own = reply.getHeader("cache-control");
    const seconds = own === undefined ? request.routeOptions.config.sharedForSeconds : undefined;
    const isGood = typeof payload === "string" && reply.statusCode === 200;
    if (own === undefined && (seconds === undefined || !isGood)) reply.header("cache-control", "no-store");
    if (!isGood || (seconds === undefined && own !== "no-cache")) return payload;
    // Weak: the same answer may travel compressed or plain.
    const tag = `W/"${hash("sha256", payload, "base64url").slice(0, 27)}"`;
    reply.header("etag", tag);
    if (seconds !== undefined) {
      share(reply, tag, seconds);
      const type = String(reply.getHeader("content-type"));
      kept.set(request.url, { body: Buffer.from(payload), type, tag }, { ttl: seconds * 1000 });
    }
    if (!isUnchanged(request, tag)) return payload;
    reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return null;
  });
}

const share = (reply: FastifyReply, tag: string, seconds: number): FastifyReply =>
  reply.headers({ "cache-control": `public, max-age=${seconds}`, etag: tag });

/** RFC 9110, 13.1.2: a list of tags or `*`, compared weakly. */
function isUnchanged(request: FastifyRequest, tag: string): boolean {
  const header = request.headers["if-none-match"];
  if (header === undefined) return false;
  const strong = tag.slice(2);
  return header.split(",").some((candidate) => ["*", tag, strong].includes(candidate.trim()));
}
