import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { AppError, type ErrorCode, errorBodyOf } from "@vedanga/contract";
import type { ConnectionError, FastifyRequest } from "fastify";
import type { App } from "./app-instance.ts";
import { logWithoutRoute } from "./request-log.ts";
import { PROTECTIVE_HEADERS } from "./security-headers.ts";

/** What Node's parser gives up on before there is a request. */
const PARSER_CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Answers what was never a whole request with the envelope all the same, and hangs up. The framework calls it of the server. */
export function answerBrokenRequest(this: Pick<App, "log">, error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  hangUp(socket, new AppError(PARSER_CODES[error.code] ?? "malformed_request"), this.log);
}

/** The time a client has to read the last bytes and hang up too (RFC 9112, 9.6). */
const LINGER_MS = 2_000;

/**
 * The last response on a connection without a reply of the framework. Node no longer watches it: one whose client
 * neither hangs up nor falls silent would stay open forever.
 */
function hangUp(socket: Duplex, refusal: AppError, log: App["log"]): void {
  const reqId = randomUUID();
  const body = JSON.stringify(errorBodyOf(refusal, reqId));
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(lingering));
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${refusal.code}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      ...Object.entries(PROTECTIVE_HEADERS).map(([name, text]) => `${name}: ${text}`),
      `x-request-id: ${reqId}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  logWithoutRoute(log, reqId, refusal.status);
}

/**
 * What Node would answer, or hang up on, in its own way: a request with no host, or two (RFC 9112, 3.2), one
 * that expects what we do not offer (RFC 9110, 10.1.1), and one for a tunnel. The server is made with
 * `requireHostHeader: false`, so that the first reaches this code at all.
 */
export function refuseUnfitRequests(app: App): void {
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  app.server.on("connect", (_request, socket) => hangUp(socket, new AppError("method_not_allowed"), app.log));
  app.addHook("onRequest", (request, _reply, done) => {
    const fault = unfitness(request);
    done(fault && new AppError(fault));
  });
}

function unfitness({ raw }: FastifyRequest): ErrorCode | undefined {
  const isOld = raw.httpVersion === "1.0";
  const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;
  if (hosts > 1 || (hosts === 0 && !isOld)) return "malformed_request";
  const { expect } = raw.headers;
  return expect === undefined || isOld || expect.toLowerCase() === "100-continue" ? undefined : "expectation_failed";
}
