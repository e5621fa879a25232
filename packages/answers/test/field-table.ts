import { readFileSync } from "node:fs";

/** One field of a table: its path in an answer, its type, and what its cell says of its format. */
export interface TableField {
  /** From the envelope; `[]` each item, `n` each of the ten entries, `phase` each of the four quarters. */
  readonly path: readonly string[];
  readonly type: string;
  readonly format: string;
  /** The condition before a colon, such as `split=true`. */
  readonly only: string | undefined;
}

const FOLDER = new URL("../../contract/authorities/fields/", import.meta.url);
const HEADER = "| field | type |";
const SIMPLE = "text|int|float|bool|number";
/** The beginning of a cell whose field is at the top level of the answer. */
const BESIDE_RESPONSE = "beside response";
const SEQUENCE = new RegExp(`^(${SIMPLE})( (${SIMPLE}|…))+$`);

/** The fields of a call by the name of its table file, without `.md`. Throws for a file without a table of fields. */
export function readFieldTable(file: string): readonly TableField[] {
  const lines = readFileSync(new URL(`${file}.md`, FOLDER), "utf8").split("\n");
  const begins = lines.findIndex((line) => line.startsWith(HEADER));
  if (begins < 0) throw new Error(`${file} has no table of fields`);
  const rows = lines.slice(begins + 2).filter((line) => line.startsWith("|"));
  let base: readonly string[] = ["response"];
  return rows.flatMap((row) => {
    const [, field = "", type = "", format = ""] = row.split("|").map((cell) => cell.trim());
    const fields = fieldsOfRow(field, type, format, base);
    if (field === "response") base = ["response", "[]"];
    if (field.startsWith("response.response")) base = ["response", "response"];
    return fields;
  });
}

function fieldsOfRow(cell: string, types: string, format: string, base: readonly string[]): readonly TableField[] {
  const [, condition, names = cell] = /^([a-z/=]+(?: [a-z/]+)?): (.*)$/.exec(cell) ?? [];
  const isBeside = condition === BESIDE_RESPONSE;
  const only = isBeside ? undefined : condition;
  const tokens = tokensOf(names, format);
  const ofToken = typesOf(types, tokens);
  return tokens.map((token, index) => {
    const parts = token.replaceAll("[]", ".[]").split(".");
    const type = ofToken[index] ?? "";
    // `auspicious_disha[]` is a list of texts, `dashas[].dasha` a field of each item.
    const isList = parts.at(-1) === "[]";
    const own = isList ? parts.slice(0, -1) : parts;
    const path = own[0] === "response" || isBeside ? own : [...base, ...own];
    return { path, type: isList ? "list of text" : type, format, only };
  });
}

const IDS_OF_ENTRY = ["n"];
const QUARTERS = ["phase_1", "phase_2", "phase_3", "phase_4"];

/** The names of a cell, written out: each has the path of the first before it. */
function tokensOf(cell: string, format: string): readonly string[] {
  if (cell === '"0" … "9"') return IDS_OF_ENTRY;
  if (cell === "phase_1 … phase_4") return QUARTERS;
  const words = cell.replace(" (others)", "").split(" ");
  const [first = ""] = words;
  const prefix = first.slice(0, first.lastIndexOf(".") + 1);
  const own = words.map((word) => (word.includes(".") ? word : `${prefix}${word}`));
  return own.flatMap((token) => {
    if (token.endsWith(".*")) return format.split(" ").map((name) => token.replace("*", name));
    if (token.includes("*_")) return ["vikram", "saka", "kali"].map((name) => token.replace("*", name));
    return [token];
  });
}

/** One type for each name: a sequence of as many, a list by commas, or one for all. */
function typesOf(cell: string, tokens: readonly string[]): readonly string[] {
  if (SEQUENCE.test(cell)) {
    const types = cell.split(" ").filter((type) => type !== "…");
    return tokens.map((_, index) => types[index] ?? types.at(-1) ?? "");
  }
  const types = cell.startsWith("{") || cell.includes("{") ? [cell] : cell.split(", ");
  if (types.length === tokens.length) return types;
  const plain = types.find((type) => !type.startsWith("list")) ?? cell;
  return tokens.map(() => plain);
}

/** The values of a field, one for each item or entry on the path, with the path written out; undefined if there is none. */
export function valuesAt(answer: unknown, path: readonly string[]): readonly (readonly [string, unknown])[] {
  let found: readonly (readonly [string, unknown])[] = [["", answer]];
  for (const key of path) {
    found = found.flatMap(([way, node]): readonly (readonly [string, unknown])[] => {
      if (key === "[]") return Array.isArray(node) ? node.map((item, index) => [`${way}.${index}`, item]) : [];
      return keysOf(key).map((name) => [`${way}.${name}`, (node as Record<string, unknown> | undefined)?.[name]]);
    });
  }
  return found;
}

function keysOf(key: string): readonly string[] {
  if (key === "n") return Array.from({ length: 10 }, (_, index) => String(index));
  return key === "phase" ? QUARTERS : [key];
}
