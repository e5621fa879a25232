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

/** An answer that anyone may keep, as it was first sent. */
interface SharedAnswer {
  /** As bytes, compressed where the client took that: neither is done anew each time. */
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** What this instance keeps itself; past it the answers asked for longest ago are let go. */
const KEPT_BYTES = 32_000_000;
/** Of a kept answer; all others are made for each request. */
const KEPT_HEADERS = ["content-type", "content-encoding", "vary", "cache-control", "etag"] as const;
/** A page may change each minute: its compressed bytes are of use a little longer than it is asked for. */
const PAGE_KEPT_MS = 600_000;

/**
 * Answers about a person are kept by nobody. Those about the sky and the earth may be kept by everyone, with a tag to
 * ask again. What a route lets be kept only to be asked for again (`no-cache`) gets the tag alone. Comes before what
 * compresses: the tag is that of the plain text.
 */
export function tagByRoute(app: App): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const own = reply.getHeader("cache-control");
    const seconds = own === undefined ? request.routeOptions.config.sharedForSeconds : undefined;
    const isGood = typeof payload === "string" && reply.statusCode === 200;
    if (own === undefined) {
      reply.header("cache-control", isGood && seconds !== undefined ? `public, max-age=${seconds}` : "no-store");
    }
    if (!isGood || (seconds === undefined && own !== "no-cache")) return done(null, payload);
    // Weak: the same answer may travel compressed or plain.
    const tag = `W/"${hash("sha256", payload, "base64url").slice(0, 27)}"`;
    reply.header("etag", tag);
    if (!isUnchanged(request, tag)) return done(null, payload);
    reply.code(304).removeHeader("content-type").removeHeader("content-length");
    done(null, null);
  });
}

/**
 * Keeps here what may be kept by everyone, by the address asked for and the encodings the client takes: half the country
 * asks for the same day. Of a page, which is made for each request, the compressed bytes are kept by its tag. Comes after
 * what compresses, and before the routes.
 */
export function keepByRoute(app: App): void {
  const kept = new LRUCache<string, SharedAnswer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    // By the clock itself: by one looked at before a long reckoning, an answer would be younger than new.
    ttlResolution: 0,
  });

  // After every hook of onRequest: the limit of calls counts these too.
  app.addHook("preParsing", (request, reply, body, done) => {
    const seconds = request.routeOptions.config.sharedForSeconds;
    if (seconds === undefined || request.method !== "GET") return done(null, body);
    const key = keyOf(request);
    const answer = kept.get(key);
    if (answer === undefined) return done(null, body);
    reply.headers(answer.headers);
    // Whoever keeps it after us counts from when it was reckoned (RFC 9111, 5.1).
    reply.header("age", Math.round(seconds - kept.getRemainingTTL(key) / 1000));
    if (isUnchanged(request, answer.headers.etag ?? "")) {
      for (const name of ["content-type", "content-encoding"]) reply.removeHeader(name);
      reply.code(304).send();
    } else {
      reply.send(answer.body);
    }
  });

  app.addHook("onSend", (request, reply, payload, done) => {
    const page = typeof payload === "string" && isPage(reply) ? kept.get(pageKeyOf(request, reply)) : undefined;
    if (page === undefined) return done(null, payload);
    reply.headers(page.headers);
    done(null, page.body);
  });

  app.addHook("onRoute", (route) => {
    const seconds = route.config?.sharedForSeconds;
    route.onSend = [route.onSend ?? []].flat();
    route.onSend.push((request, reply, payload, done) => {
      const isWhole = typeof payload === "string" || Buffer.isBuffer(payload);
      if (!isWhole || reply.statusCode !== 200 || request.method !== "GET") return done(null, payload);
      if (seconds !== undefined && reply.getHeader("age") === undefined) {
        kept.set(keyOf(request), asKept(payload, reply), { ttl: seconds * 1000 });
      } else if (isPage(reply) && reply.getHeader("content-encoding") !== undefined) {
        kept.set(pageKeyOf(request, reply), asKept(payload, reply), { ttl: PAGE_KEPT_MS });
      }
      done(null, payload);
    });
  });
}

/** Encodings as the client wrote them: there are few ways of browsers to write them. */
const keyOf = ({ url, headers }: FastifyRequest): string => `${headers["accept-encoding"] ?? ""} ${url}`;

const isPage = (reply: FastifyReply): boolean =>
  reply.getHeader("cache-control") === "no-cache" && reply.getHeader("etag") !== undefined;

const pageKeyOf = ({ headers }: FastifyRequest, reply: FastifyReply): string =>
  `${headers["accept-encoding"] ?? ""} ${reply.getHeader("etag")}`;

const asKept = (payload: string | Buffer, reply: FastifyReply): SharedAnswer => ({
  body: Buffer.from(payload),
  headers: Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  ),
});

/** RFC 9110, 13.1.2: a list of tags or `*`, compared weakly. */
function isUnchanged(request: FastifyRequest, tag: string): boolean {
  const header = request.headers["if-none-match"];
  if (header === undefined) return false;
  const strong = tag.slice(2);
  return header.split(",").some((candidate) => ["*", tag, strong].includes(candidate.trim()));
}
