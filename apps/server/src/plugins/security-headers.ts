import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-instance.ts";

/** For answers that are no page: nothing in them may run, load or be framed. */
const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of every answer that is no page; of a page all but the first. */
export const PROTECTIVE_HEADERS = {
  "content-security-policy": NO_PAGE_POLICY,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(self), microphone=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
} as const;

const ONE_YEAR_S = 31_536_000;

/** Pages bring their own content policy; everything else gets the strictest. */
export function addSecurityHeaders(app: App): void {
  app.addHook("onRequest", (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

/** For responses that are sent before any hook runs. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(PROTECTIVE_HEADERS);
  if (request.protocol === "https") reply.header("strict-transport-security", `max-age=${ONE_YEAR_S}`);
}

/** Hash sources of the inline parts of a page. */
interface Inline {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/** The policy of a page that has our own scripts and styles, and of inline ones those with these hashes. */
export function pagePolicy({ scripts = [], styles = [] }: Inline = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
