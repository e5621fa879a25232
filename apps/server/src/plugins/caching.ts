import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-instance.ts";
import { KeptAnswers } from "./kept-answers.ts";
import { encodingTaken } from "./taken-encoding.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long anyone may cache a good answer, in seconds. Without it no answer is cached. */
    readonly sharedForSeconds?: number;
  }
}

/** What this instance keeps itself. */
const KEPT_BYTES = 10_000_000;
/** The headers of a cached answer; all others are made for each request. */
const KEPT_HEADERS = ["content-type", "content-encoding", "vary", "cache-control", "etag"] as const;

/**
 * Answers about a person are never cached. Those about the sky and the earth may be cached by everyone, with a tag to
 * revalidate them; an answer with a tag of its own keeps it. Runs before compression: the tag is made from the
 * plain text.
 */
export function tagByRoute(app: App): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const isGood = isWhole(payload) && reply.statusCode === 200;
    const seconds = request.routeOptions.config.sharedForSeconds;
    if (namesUnreadPrivate(request)) {
      reply.header("cache-control", "no-store");
      reply.removeHeader("etag");
    }
    if (reply.getHeader("cache-control") === undefined) {
      const isShared = isGood && seconds !== undefined;
      reply.header("cache-control", isShared ? `public, max-age=${seconds}` : "no-store");
      if (isShared) reply.headers({ etag: tagOf(payload), vary: "accept-encoding" });
    }
    const tag = reply.getHeader("etag");
    if (!isGood || typeof tag !== "string" || !isUnchanged(request, tag)) return done(null, payload);
    reply.code(304);
    for (const name of ["content-type", "content-length", "content-encoding"]) reply.removeHeader(name);
    done(null, null);
  });
}

/** Parameters that may hold the minute of a birth, the date of a death, the star of a person or a key. */
const PRIVATE: readonly string[] = [
  ...["dob", "tob", "time", "at", "remembered", "remembered_time"],
  ...["star", "nakshatra", "id", "view"],
];

/** A caller added such a parameter to a call that does not read it: a cache would keep it in the address. */
function namesUnreadPrivate({ url, query }: FastifyRequest): boolean {
  const start = url.indexOf("?");
  if (start < 0) return false;
  const names = new URLSearchParams(url.slice(start)).keys();
  return [...names].some((name) => PRIVATE.includes(name) && !Object.hasOwn(query as object, name));
}

/** Weak: the same answer may travel compressed or plain. */
export const tagOf = (text: string | Buffer): string => `W/"${hash("sha256", text, "base64url").slice(0, 27)}"`;

/**
 * Caches here what anyone may cache, by the parsed question: half the country requests the same
 * day. Registered after compression and before the routes.
 */
export function keepByRoute(app: App): void {
  const kept = new KeptAnswers(KEPT_BYTES);

  // After the limit of calls, which counts these too, and after the question was judged and read.
  app.addHook("preHandler", (request, reply, done) => {
    const seconds = request.routeOptions.config.sharedForSeconds;
    // Its age would say that someone asked before.
    if (seconds === undefined || namesUnreadPrivate(request)) return done();
    const key = keyOf(request);
    const answer = kept.get(key);
    if (answer === undefined) return done();
    reply.headers(answer.headers);
    // Caches after us count from when it was calculated (RFC 9111, 5.1).
    reply.header("age", Math.round(seconds - kept.remainingMs(key) / 1000));
    reply.send(answer.body);
  });

  app.addHook("onRoute", (route) => {
    const seconds = route.config?.sharedForSeconds;
    if (seconds === undefined) return;
    route.onSend = [route.onSend ?? []].flat();
    route.onSend.push((request, reply, payload, done) => {
      const isNew = isShared(reply) && reply.getHeader("age") === undefined;
      if (isNew && isWhole(payload) && reply.statusCode === 200 && request.method === "GET")
        kept.set(keyOf(request), payload, keptHeaders(reply), seconds * 1000);
      done(null, payload);
    });
  });
}

/**
 * The encoding, the route, and the parameters the route knows as they were read: in whatever order and spelling they came,
 * with their defaults, without any that it does not know.
 */
function keyOf(request: FastifyRequest): string {
  const { url = "", schema } = request.routeOptions;
  const known = [schema?.params && request.params, schema?.querystring && request.query];
  return `${encodingTaken(request) ?? ""} ${url} ${JSON.stringify(known)}`;
}

/** A route that shares its answers may withhold one: see personal-questions.ts. */
const isShared = (reply: FastifyReply): boolean => String(reply.getHeader("cache-control")).startsWith("public");

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === "string" || Buffer.isBuffer(payload);

const keptHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );

/** RFC 9110, 13.1.2: a list of tags or `*`, compared weakly. */
function isUnchanged(request: FastifyRequest, tag: string): boolean {
  const header = request.headers["if-none-match"];
  if (header === undefined) return false;
  const strong = tag.slice(2);
  return header.split(",").some((candidate) => ["*", tag, strong].includes(candidate.trim()));
}
