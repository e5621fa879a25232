import type { Call, QueryOf } from "@vedanga/contract";

/** The calls take twelve decimals; offsets of old clocks, such as 19270 s in hours, never end. A billionth of an hour is 4 µs. */
const MOST_DECIMALS = 9;
const asText = (value: unknown): string =>
  typeof value === "number" ? value.toFixed(MOST_DECIMALS).replace(/\.?0+$/, "") : String(value);

/** The parameters that are sent. What is undefined is not. */
export function sentParameters<C extends Call>(query: QueryOf<C>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, asText(value));
  }
  return parameters;
}

/** Where a call answers a question. */
export function addressOf<C extends Call>({ path }: C, query: QueryOf<C>): string {
  const text = sentParameters(query).toString();
  return text === "" ? path : `${path}?${text}`;
}
