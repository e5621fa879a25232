import { randomUUID } from "node:crypto";
import { type FastifyServerOptions, LogController } from "fastify";
import { destination } from "pino";
import type { App } from "./app-instance.ts";

/**
 * Lines are written many at a time, at the latest after a second and when the process ends. If nobody reads them, what
 * exceeds four megabytes is dropped rather than kept in memory.
 */
const MANY_AT_A_TIME = { fd: 1, sync: false, minLength: 4096, periodicFlush: 1000, maxLength: 4_000_000 };

/**
 * Logging without anything personal: of a request the method and the route's pattern (never its address,
 * which may contain a birth or an id), of an answer its status. No body, no header, no network address.
 */
export const logOptions = (
  level: string,
): Pick<FastifyServerOptions, "logger" | "logController" | "childLoggerFactory" | "genReqId"> => ({
  logger: { level, stream: destination(MANY_AT_A_TIME) },
  logController: new LogController({ disableRequestLogging: true }),
  // One logger for all: the few lines about a request name it themselves.
  childLoggerFactory: (logger) => logger,
  genReqId: () => randomUUID(),
});

export function logRequests(app: App): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    done();
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      "answered",
    );
  });
}

/** The line of an answer that no hook saw, by the id that the answer bears. */
export function logWithoutRoute(log: App["log"], reqId: string, status: number): void {
  log.info({ reqId, route: "unknown", status }, "answered");
}
