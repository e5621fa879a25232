import { randomUUID } from "node:crypto";
import { type FastifyServerOptions, LogController } from "fastify";
import type { App } from "./app-instance.ts";

/**
 * Logging that cannot tell about a person: of a request the method and the route's pattern (never the address asked
 * for, which may hold a birth or an id), of an answer its status. No body, no header, no network address.
 */
export const logOptions = (level: string): Pick<FastifyServerOptions, "logger" | "logController" | "genReqId"> => ({
  logger: { level },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
});

export function logRequests(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
  });
}
