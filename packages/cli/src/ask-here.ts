import { readFileSync } from "node:fs";
import { type AnswerContext, answers, createEphemeris, type SkyCall } from "@vedanga/answers";
import { type AnswerOf, AppError, type Call, type calls, refusalOf } from "@vedanga/contract";
import * as z from "zod/mini";
import { CliError } from "./cli-error.ts";
import { tableFile } from "./data-file.ts";

type Calls = typeof calls;

let ephemeris: AnswerContext["ephemeris"] | undefined;

const contextNow = (): AnswerContext => {
  ephemeris ??= createEphemeris(readFileSync(tableFile()));
  return { ephemeris, nowUnixMs: Date.now() };
};

/** The names of all calls that are answered without a server. */
export const CALL_NAMES: readonly string[] = Object.keys(answers).sort();

export const isCallName = (name: string): name is SkyCall => Object.hasOwn(answers, name);

/** Parameters as they are typed or sent; what is undefined is not sent. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * The answer of a call with its description, as a server gives it: the same reading of the query, the same refusals.
 * @throws CliError
 */
export function askHere<K extends SkyCall>(name: K, { parameters }: Call, query: Query): AnswerOf<Calls[K]> {
  const sent = Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const read = z.safeParse(parameters, sent);
  if (!read.success) throw refused(refusalOf(read.error.issues, sent));
  const answer: (request: never, context: AnswerContext) => AnswerOf<Calls[K]> = answers[name];
  try {
    // Read by the call's own schema, some lines above.
    return answer(read.data as never, contextNow());
  } catch (error) {
    throw error instanceof AppError ? refused(error) : error;
  }
}

/** What a parameter of a call is called where it is typed. */
const TYPED_AS: Readonly<Record<string, string>> = {
  dob: "DATE",
  tob: "TIME",
  date: "--date",
  dasha_year: "--dasha-year",
};

function refused({ code, message, details: { field } }: AppError): CliError {
  const typed = field === undefined ? "it" : (TYPED_AS[field] ?? `--${field}`);
  return new CliError(code, message, `Correct ${typed}. \`vedanga --help\` has examples.`);
}
