import type { FastifyRequest } from "fastify";

/** A name or address, with or without a port (RFC 3986, 3.2.2; the underscore is for names inside a cluster). */
const HOST =
  /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const LONGEST_HOST = 255 + ":65535".length;

/**
 * The address under which the public knows this server: the operator's setting, or else the host of the request. That one is
 * whatever the client wrote, so nothing made with it may be cached for others; and `X-Forwarded-Host` is never
 * believed, because proxies pass on what clients write there. Undefined if the request has no valid host.
 */
export function publicOrigin(
  configured: string | undefined,
  { protocol, headers }: Pick<FastifyRequest, "protocol" | "headers">,
): string | undefined {
  if (configured !== undefined) return configured;
  const { host = "" } = headers;
  if (host.length > LONGEST_HOST || !HOST.test(host)) return undefined;
  const asked = `${protocol}://${host}`;
  return URL.canParse(asked) ? new URL(asked).origin : undefined;
}
