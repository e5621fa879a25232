import { hash } from "node:crypto";
import type { App } from "./app-instance.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long anyone may keep a good answer, in seconds. Without it nobody keeps any. */
    readonly sharedForSeconds?: number;
  }
}

/**
 * Answers about a person are kept by nobody; those about the sky and the earth by everyone, with a tag to ask again.
 * What a route lets be kept only to be asked for again (`no-cache`) gets the tag too.
 */
export function cacheByRoute(app: App): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const own = reply.getHeader("cache-control");
    const seconds = request.routeOptions.config.sharedForSeconds;
    const isText = typeof payload === "string";
    const byRoute = isText && seconds !== undefined ? `public, max-age=${seconds}` : "no-store";
    const keeping = own ?? byRoute;
    reply.header("cache-control", keeping);
    const isTagged = own === undefined ? byRoute !== "no-store" : own === "no-cache" && reply.statusCode === 200;
    if (!isText || !isTagged) return payload;
    // Weak: the same answer may travel compressed or plain.
    const tag = `W/"${hash("sha256", payload, "base64url").slice(0, 27)}"`;
    reply.header("etag", tag);
    if (!namesTag(request.headers["if-none-match"], tag)) return payload;
    reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return null;
  });
}

/** RFC 9110, 13.1.2: a list of tags or `*`, compared weakly. */
function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const strong = tag.slice(2);
  return header.split(",").some((candidate) => ["*", tag, strong].includes(candidate.trim()));
}
