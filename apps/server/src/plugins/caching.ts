import { hash } from "node:crypto";
import type { App } from "./app-instance.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How long anyone may keep a good answer, in seconds. Without it nobody keeps any. */
    readonly sharedForSeconds?: number;
  }
}

/** Answers about a person are kept by nobody; those about the sky and the earth by everyone, with a tag to ask again. */
export function cacheByRoute(app: App): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.hasHeader("cache-control")) return payload;
    const seconds = request.routeOptions.config.sharedForSeconds;
    if (seconds === undefined || typeof payload !== "string") {
      reply.header("cache-control", "no-store");
      return payload;
    }
    // Weak: the same answer may travel compressed or plain.
    const tag = `W/"${hash("sha256", payload, "base64url").slice(0, 27)}"`;
    reply.headers({ "cache-control": `public, max-age=${seconds}`, etag: tag });
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
