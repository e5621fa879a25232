import { parseArgs } from "node:util";
import { isLanguage, LANGUAGE_CODES, type Language } from "@vedanga/names/language";
import { CliError } from "./cli-error.ts";
import type { Words } from "./words/words.ts";
import { wordsOf } from "./words/words-of.ts";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;

/** Every option; a command reads those that it has use for. */
const OPTIONS = {
  lang: text,
  json: flag,
  explain: flag,
  date: text,
  days: text,
  depth: text,
  path: text,
  lat: text,
  lon: text,
  zone: text,
  ayanamsa: text,
  node: text,
  positions: text,
  sunrise: text,
  "dasha-year": text,
  bindus: text,
  help: { ...flag, short: "h" },
  version: flag,
} as const;

/** What was typed, read. */
export interface Asked {
  readonly words: readonly string[];
  readonly options: ReturnType<typeof parsed>["values"];
  readonly lang: Language;
  readonly say: Words;
  /** A line for the person, beside the answer. */
  readonly note: (line: string) => void;
}

const parsed = (typed: readonly string[]) =>
  parseArgs({ args: [...typed], options: OPTIONS, allowPositionals: true, strict: true });

/** @throws CliError for an option that does not exist, or that lacks its value */
export function readAsked(typed: readonly string[], note: Asked["note"]): Asked {
  const { values, positionals } = parsedOrRefused(typed);
  const lang = values.lang ?? "en";
  if (!isLanguage(lang)) {
    throw new CliError("unknown_language", `--lang cannot be ${lang}.`, `It is one of ${LANGUAGE_CODES.join(", ")}.`);
  }
  return { words: positionals, options: values, lang, say: wordsOf(lang), note };
}

function parsedOrRefused(typed: readonly string[]) {
  try {
    return parsed(typed);
  } catch (error) {
    const why = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    const remedy = "`vedanga --help` lists the options. A negative number is written with =, such as --lon=-74.";
    throw new CliError("unknown_option", why, remedy);
  }
}
