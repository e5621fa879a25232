import { AppError, judgedBy } from "@vedanga/contract";
import type * as z from "zod/mini";

/**
 * Judges a JSON body by the parameters of a call as if it were the query: its texts as they are, numbers and truths as they
 * are written, and null as nothing. Whatever has parts of its own is refused, also in a field that no call reads.
 */
export function flatBodyJudge(parameters: z.core.$ZodType) {
  const judge = judgedBy(parameters, true);
  return (body: unknown) => {
    if (typeof body !== "object" || body === null || Array.isArray(body))
      return { error: new AppError("malformed_json") };
    const deep = Object.entries(body).find(([, value]) => typeof value === "object" && value !== null);
    if (deep) return { error: new AppError("not_flat", { field: deep[0] }) };
    return judge(Object.fromEntries(Object.entries(body).flatMap(asSent)));
  };
}

const asSent = ([name, value]: [string, unknown]): [string, string][] =>
  value === null ? [] : [[name, String(value)]];
