import { APP_BASE, AppError, type ErrorCode, errorBodyOf } from "@vedanga/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-instance.ts";

/** What the framework refuses by itself, in our words. */
const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_content_type",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_json",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_request",
  FST_ERR_BAD_URL: "malformed_request",
  FST_ERR_MAX_PARAM_LENGTH: "unknown_path",
};

/** What the server of files refuses by its status alone. */
const FILE_CODES: Readonly<Record<number, ErrorCode>> = { 412: "precondition_failed", 416: "range_not_satisfiable" };

/**
 * One handler for every refusal and every fault, from any source. A request to an unknown path is refused before its body is
 * read, and counted against the address: so that nobody can find paths by trying.
 */
export function answerRefusals(app: App): void {
  const countAgainstAddress = app.rateLimit();
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  app.setNotFoundHandler(() => {
    throw new AppError("unknown_path");
  });
  async function refuseWhatLeadsNowhere(request: FastifyRequest, reply: FastifyReply): Promise<never> {
    await countAgainstAddress.call(app, request, reply);
    const allowed = methodsOf(app, request.raw.url ?? "/");
    if (allowed.length === 0) throw new AppError("unknown_path");
    reply.header("allow", allowed.join(", "));
    throw new AppError("method_not_allowed");
  }
  app.addHook("onRequest", (request, reply, done) => {
    if (request.is404) refuseWhatLeadsNowhere(request, reply).catch(done);
    else done();
  });
}

/** Answers with the envelope; logs only our own faults, without anything personal. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asAppError(error);
  if (refusal.status >= 500 && refusal.code !== "shutting_down")
    request.log.error({ reqId: request.id, err: refusal.cause ?? refusal, code: refusal.code }, "a call failed");
  return reply
    .code(refusal.status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(errorBodyOf(refusal, request.id));
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code = "", statusCode = 500 } = error instanceof Error ? (error as Partial<FastifyError>) : {};
  const known = FRAMEWORK_CODES[code] ?? FILE_CODES[statusCode];
  if (known) return new AppError(known);
  if (statusCode >= 400 && statusCode < 500) return new AppError("malformed_request");
  return new AppError("internal_error", {}, { cause: error });
}

/** The methods a path does answer. */
function methodsOf(app: App, url: string): string[] {
  const path = url.split("?", 1)[0] ?? "/";
  const patterns = path.startsWith(`${APP_BASE}/`) ? [path, `${APP_BASE}/*`] : [path];
  return ["GET", "HEAD", "POST"].filter((method) =>
    patterns.some((pattern) => app.findRoute({ url: pattern, method }) !== null),
  );
}
