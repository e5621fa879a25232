/** A number as it was written: typed languages tell 14 from 14.0, and JavaScript does not. */
class JsonNumber {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Json = null | boolean | string | JsonNumber | readonly Json[] | { readonly [key: string]: Json };

/** Reads JSON as a typed client does. The reviver gets the letters of each number as its third argument. */
export function parseTyped(text: string): Json {
  return JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" ? new JsonNumber(context?.source ?? "") : value,
  );
}

const refuse = (what: string, value: Json | undefined): never => {
  throw new TypeError(`${JSON.stringify(value)} is not ${what}`);
};

export const asObject = (value: Json | undefined): { readonly [key: string]: Json } =>
  value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof JsonNumber)
    ? (value as { readonly [key: string]: Json })
    : refuse("an object", value);

export const asList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : refuse("a list", value);

export const asText = (value: Json | undefined): string => (typeof value === "string" ? value : refuse("text", value));

export const asFlag = (value: Json | undefined): boolean =>
  typeof value === "boolean" ? value : refuse("a boolean", value);

/** `Int` of Kotlin, `int` of Dart and Java: `14.0` is none. */
export const asInt = (value: Json | undefined): number =>
  value instanceof JsonNumber && /^-?\d+$/.test(value.text) ? Number(value.text) : refuse("an integer", value);

/** `double` of Dart: `14` is none. */
export const asDartDouble = (value: Json | undefined): number =>
  value instanceof JsonNumber && /[.eE]/.test(value.text) ? Number(value.text) : refuse("a fraction", value);

/** `Double` of Gson and of org.json, which takes whole numbers too. */
export const asDouble = (value: Json | undefined): number =>
  value instanceof JsonNumber ? Number(value.text) : refuse("a number", value);
