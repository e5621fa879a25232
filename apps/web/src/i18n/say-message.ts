import type { CompiledIcuChoices, CompiledMessage, CompiledMessageToken } from "@lingui/message-utils/compileMessage";

export type MessageValues = Readonly<Record<string, string | number>>;

interface Saying {
  readonly locale: string;
  readonly values: MessageValues;
  /** What `#` stands for. */
  readonly count?: number;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(locale: string, type: "cardinal" | "ordinal"): Intl.PluralRules {
  const key = `${locale} ${type}`;
  const known = rules.get(key) ?? new Intl.PluralRules(locale, { type });
  rules.set(key, known);
  return known;
}

/** A number as it is written in both languages; only one that needs commas asks the browser, which reads tables to answer. */
const written = (count: number, locale: string): string =>
  Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : count.toLocaleString(locale);

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text in a sentence whose letters run the other way, or might: it would turn what stands beside it, a date for one. */
function isolated(text: string): string {
  const plain = text.replace(DIRECTION_MARKS, "");
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

const isChoice = (cases: unknown): cases is CompiledIcuChoices => typeof cases === "object" && cases !== null;

function sayPart(part: CompiledMessageToken, saying: Saying): string {
  const { locale, values, count } = saying;
  if (typeof part === "string") return part === "#" && count !== undefined ? written(count, locale) : part;
  const [name, type, cases] = part;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (type === undefined) return value === undefined ? "" : isolated(String(value));
  if (!isChoice(cases)) throw new TypeError(`${name} is written as a ${type}, which no message has`);
  const caseOf = (key: string) => (Object.hasOwn(cases, key) ? cases[key] : undefined);
  const exact = caseOf(String(value));
  if (type === "select") return sayParts(exact ?? cases.other ?? [], { locale, values });
  const number = Number(value) - (cases.offset ?? 0);
  const rule = pluralRules(locale, type === "selectordinal" ? "ordinal" : "cardinal").select(number);
  return sayParts(exact ?? caseOf(rule) ?? cases.other ?? [], { locale, values, count: number });
}

const sayParts = (parts: CompiledMessage, saying: Saying): string =>
  parts.map((part) => sayPart(part, saying)).join("");

/**
 * A compiled message with its values, as Lingui says it. Lingui asks `Intl.NumberFormat` for every plural, also where no
 * number is written, and says every case to choose one: the first plural of a page cost 21 ms of a desk's processor.
 */
export const sayMessage = (message: CompiledMessage, locale: string, values: MessageValues = {}): string =>
  sayParts(message, { locale, values });
