import { ERRORS, type ErrorBody, errorBody } from "@vedanga/contract";
import type { LightMyRequestResponse } from "fastify";

/** The envelope of a refusal; throws unless it is one to the letter: status, sentence without blanks, code. */
export function readRefusal(reply: LightMyRequestResponse): ErrorBody {
  const body = errorBody.parse(reply.json());
  if (body.status !== reply.statusCode) throw new Error(`body says ${body.status}, HTTP says ${reply.statusCode}`);
  if (body.status !== ERRORS[body.code].status) throw new Error(`${body.code} came with status ${body.status}`);
  if (/[{}]/.test(body.response)) throw new Error(`a blank was left in "${body.response}"`);
  if (reply.headers["cache-control"] !== "no-store") throw new Error("a refusal may be kept by a cache");
  return body;
}
