import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { expect, test } from "vitest";
import { en } from "./catalogue/en.ts";
import { te } from "./catalogue/te.ts";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";

/** The names a message takes values for, in plurals too. */
function argumentsOf(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , choices] = token;
    const inner = typeof choices === "object" && choices !== null ? Object.values(choices).flatMap(argumentsOf) : [];
    return [String(name), ...inner];
  });
}

const argumentsIn = (message: string): string[] => [...new Set(argumentsOf(compileMessageOrThrow(message)))].sort();

const pairs = Object.entries(en).map(([id, english]) => ({ id, english, telugu: te[id as keyof typeof te] }));

test("every message is written in both languages", () => {
  expect(Object.keys(te).sort()).toEqual(Object.keys(en).sort());
  expect(pairs.filter(({ english, telugu }) => english.trim() === "" || telugu.trim() === "")).toEqual([]);
});

test("every message parses, and takes the same values in both languages", () => {
  const taken = pairs.map(({ id, english, telugu }) => ({ id, en: argumentsIn(english), te: argumentsIn(telugu) }));
  expect(taken.filter((message) => message.en.join() !== message.te.join())).toEqual([]);
});

test("every message is composed Unicode (NFC)", () => {
  const messages = pairs.flatMap(({ english, telugu }) => [english, telugu]);
  expect(messages.filter((message) => message !== message.normalize("NFC"))).toEqual([]);
});

// The glossary's lint: Telugu letters, and of others only punctuation, digits and what is named here.
const TELUGU_LETTERS = /^[\u0c00-\u0c7f\u200c\s\d.,:;!?()/%+°′″'‘’“”…·*–—-]*$/;
/** Proper names and abbreviations that Telugu readers meet in Latin letters. */
const LATIN_ALLOWED = /\b(D[19]|IANA|GeoNames|OpenStreetMap|CC BY 4\.0|ODbL|name@example\.org)\b/g;

/** The words of a message without its braces, arguments and plural rules. */
function wordsOf(tokens: unknown): string {
  if (typeof tokens === "string") return tokens === "#" ? "" : tokens;
  if (!Array.isArray(tokens)) return "";
  return tokens
    .map((token: unknown) => {
      if (!Array.isArray(token)) return wordsOf(token);
      const choices: unknown = token[2];
      return typeof choices === "object" && choices !== null ? Object.values(choices).map(wordsOf).join(" ") : "";
    })
    .join(" ");
}

test("no Telugu message has a letter of another script, but proper names", () => {
  const mixed = Object.entries(te)
    .map(([id, message]) => ({ id, words: wordsOf(compileMessageOrThrow(message)).replaceAll(LATIN_ALLOWED, "") }))
    .filter(({ words }) => !TELUGU_LETTERS.test(words));
  expect(mixed).toEqual([]);
});

test("no Telugu message is the English one", () => {
  const untranslated = Object.entries(te).filter(([id, message]) => {
    const hasWords = /[a-z]/i.test(wordsOf(compileMessageOrThrow(message)).replaceAll(LATIN_ALLOWED, ""));
    return hasWords && message === en[id as keyof typeof en];
  });
  expect(untranslated).toEqual([]);
});

/** Pictures that English has and Telugu has not: sky that is calculated, light and dark for colours, a stamp for encryption. */
const NOT_OUR_WORD = /ఆకాశాన్ని గణి|ఆకాశం గణి|వెలుతురు|చీకటి|ముద్ర వే|గాలి (?:వల్ల|ప్రభావ)|ఏది కదులుతుం|నడినెత్తి|వెంబడి|(?:నిజ|సగటు) రాహువు/;

test("the Telugu says the thought, not the English picture", () => {
  expect(Object.entries(te).filter(([, message]) => NOT_OUR_WORD.test(message))).toEqual([]);
});

test("both calendars name seven days and twelve months, each once", () => {
  for (const { months, weekdays, weekdaysShort } of Object.values(SCREEN_LANGUAGES)) {
    expect(new Set(months).size).toBe(12);
    expect(new Set(weekdays).size).toBe(7);
    expect(new Set(weekdaysShort).size).toBe(7);
  }
});

test("texts that come from the names, which the build does not compile, have no arguments", () => {
  const fromNames = pairs.filter(({ id }) => /^(?:guardian\.|sign\..*Text$)/.test(id));
  expect(fromNames.length).toBeGreaterThan(40);
  expect(
    fromNames.filter(({ english, telugu }) => /[{}'#]/.test(`${english}${telugu}`.replaceAll(/\p{L}'\p{L}/gu, ""))),
  ).toEqual([]);
});
