import type { TableField } from "./field-table.ts";

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const SIMPLE: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => isText(value) && value.length > 0,
  int: Number.isInteger,
  float: isNumber,
  number: isNumber,
  bool: (value) => typeof value === "boolean",
  object: isObject,
  array: Array.isArray,
};

/** Formats as the tables write them. A dash means that it does not happen. */
const FORMATS: readonly (readonly [string, RegExp])[] = [
  ["ddd MMM DD YYYY", /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d\d \d{4}$/],
  ["h:mm:ss AM/PM", /^((1[0-2]|[1-9]):[0-5]\d:[0-5]\d [AP]M|-)$/],
  ["hh:mm AM to hh:mm PM", /^((0\d|1[0-2]):[0-5]\d [AP]M to (0\d|1[0-2]):[0-5]\d [AP]M|-)$/],
  ["D M'S\"", /^\d+ \d\d'\d\d"$/],
  ["HH:MM:SS", /^(([01]\d|2[0-3]):[0-5]\d:[0-5]\d|-)$/],
  ["DD/MM/YYYY", /^\d\d\/\d\d\/\d{4}$/],
  ["#RRGGBB", /^#[0-9A-F]{6}$/],
];

/** What is wrong with a value by the type and the format of its field; undefined if nothing is. */
export function faultOf(value: unknown, { type, format }: Pick<TableField, "type" | "format">): string | undefined {
  if (!isOfType(value, type)) return `${JSON.stringify(value)?.slice(0, 80)} is not ${type}`;
  const wanted = FORMATS.find(([name]) => format.includes(name));
  const texts = Array.isArray(value) ? value.flat() : [value];
  for (const text of texts) {
    if (isText(text) && type.includes("text") && wanted && !isObject(value) && !wanted[1].test(text) && !isPair(text))
      return `${text} is not written ${wanted[0]}`;
  }
  const [, lowest, highest] = /(?:^|\s)(\d+)-(\d+)\b/.exec(format) ?? [];
  if (isNumber(value) && highest !== undefined && (value < Number(lowest) || value > Number(highest)))
    return `${value} is not within ${lowest} to ${highest}`;
  return undefined;
}

/** "Saturn/Mercury": the row has the format of the list beside it. */
const isPair = (text: string): boolean => /^[^\d/]+\/[^\d/]+$/.test(text);

function isOfType(value: unknown, type: string): boolean {
  const simple = SIMPLE[type];
  if (simple) return simple(value);
  if (type.includes(" / "))
    return type.split(" / ").some((one) => (one === "list" ? isListOf(value, isText) : isOfType(value, one)));
  const [, ofNine] = /^array of 9(.*)$/.exec(type) ?? [];
  if (ofNine !== undefined) {
    if (!Array.isArray(value) || value.length !== 9) return false;
    return ofNine === "" || value.every((row) => isListOf(row, isText) && (row as unknown[]).length === 9);
  }
  const [, keys] = /\{(.*)\}/.exec(type) ?? [];
  if (keys !== undefined) {
    const isItem = (item: unknown): boolean => hasKeys(item, keys.split(", "));
    return type.startsWith("list of") ? isListOf(value, isItem) : isItem(value);
  }
  if (type === "list of text") return isListOf(value, SIMPLE.text ?? isText);
  if (type === "list of int") return isListOf(value, Number.isInteger);
  throw new Error(`no such type of a field: ${type}`);
}

/** `score int`, `prediction text`; a name alone is a number for a score, a text for all else. */
function hasKeys(item: unknown, keys: readonly string[]): boolean {
  if (!isObject(item)) return false;
  return keys.every((key) => {
    const [name = "", type = name === "score" ? "int" : "text"] = key.split(" ");
    return isOfType(item[name], type);
  });
}
