import { AppError } from "@vedanga/contract";
import type { FastifyRequest, onSendHookHandler } from "fastify";
import type { App } from "./app-instance.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether pages of origins that the operator names may ask this route. Never one that reads or keeps a record. */
    readonly isCrossOrigin?: boolean;
  }
}

/** What a page may read of an answer besides its body. */
const EXPOSED = "x-request-id, retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset";
const PREFLIGHT_SECONDS = 7200;

/**
 * Lets pages of these origins read the answers of open routes, and no page of any other. Without origins there is no trace
 * of it. No cookie exists, so none is allowed. Registered before the limit of calls, whose refusals a page may read too.
 */
export function letOriginsAsk(app: App, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const isNamed = ({ headers }: FastifyRequest): boolean => origins.includes(headers.origin ?? "");

  app.addHook("onRequest", (request, reply, done) => {
    if (request.routeOptions.config.isCrossOrigin === true && isNamed(request))
      reply.headers({
        "access-control-allow-origin": request.headers.origin,
        "access-control-expose-headers": EXPOSED,
      });
    done();
  });

  app.addHook("onRoute", (route) => {
    if (route.config?.isCrossOrigin !== true) return;
    route.onSend = [route.onSend ?? [], varyByOrigin].flat();
    if (route.method === "GET") answerPreflights(route.url);
  });

  function answerPreflights(url: string): void {
    app.route({
      method: "OPTIONS",
      url,
      schema: { hide: true },
      config: { isCrossOrigin: true },
      handler: (request, reply) => {
        if (!isNamed(request) || request.headers["access-control-request-method"] === undefined) {
          reply.header("allow", "GET, HEAD, POST");
          throw new AppError("method_not_allowed");
        }
        return reply
          .headers({
            "access-control-allow-methods": "GET, HEAD, POST",
            "access-control-allow-headers": "content-type",
            "access-control-max-age": PREFLIGHT_SECONDS,
          })
          .code(204)
          .send();
      },
    });
  }
}

/**
 * Also on answers to those who are not named: a cache that kept one must not give it to a page that may read it. Of a route,
 * so that it comes after what caching.ts says of the encoding, and before the answer is kept.
 */
const varyByOrigin: onSendHookHandler = (_request, reply, payload, done) => {
  const named = String(reply.getHeader("vary") ?? "");
  if (!named.includes("origin")) reply.header("vary", named === "" ? "origin" : `${named}, origin`);
  done(null, payload);
};
