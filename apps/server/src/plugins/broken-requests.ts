import type { Socket } from "node:net";
import { AppError, type ErrorCode } from "@vedanga/contract";
import type { ConnectionError } from "fastify";
import { errorBodyOf } from "./refusals.ts";

/** What Node's parser gives up on before there is a request. */
const PARSER_CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: "headers_too_large",
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
};

/** Answers what was never a whole request with the envelope all the same, and hangs up. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new AppError(PARSER_CODES[error.code] ?? "malformed_request");
  const body = JSON.stringify(errorBodyOf(refusal, ""));
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${refusal.code}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(body)}`,
      "Cache-Control: no-store",
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
}
