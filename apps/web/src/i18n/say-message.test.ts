import { setupI18n } from "@lingui/core";
import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { LANGUAGE_CODES } from "@vedanga/names/language";
import { describe, expect, test } from "vitest";
import { SCREEN_LANGUAGES } from "./languages/screen-languages.ts";
import { sayMessage } from "./say-message.ts";

const COUNTS = [0, 1, 2, 3, 4, 5, 8, 11, 12, 13, 21, 22, 23, 31, 59, 101, 112, 999, 1000, 12_345, 1.5, -1];

/** The names that a message takes, each with the words by which it is chosen; none where it is a number or a text. */
function argumentsOf(message: CompiledMessage, found = new Map<string, readonly string[]>()) {
  for (const token of message) {
    if (typeof token === "string") continue;
    const [name, type, cases] = token;
    if (type === "select") found.set(name, [...Object.keys(cases ?? {}), "constructor", "unknown"]);
    else if (!found.has(name)) found.set(name, []);
    for (const inner of Object.values(cases ?? {})) if (Array.isArray(inner)) argumentsOf(inner, found);
  }
  return found;
}

describe.each(LANGUAGE_CODES)("the messages in %s", (locale) => {
  test("are said as Lingui says them, for every case and many counts", async () => {
    const compiled = Object.entries(await SCREEN_LANGUAGES[locale].messages()).map(
      ([id, text]) => [id, compileMessageOrThrow(String(text))] as const,
    );
    const lingui = setupI18n({ locale, messages: { [locale]: Object.fromEntries(compiled) } });
    let said = 0;
    for (const [id, message] of compiled) {
      const taken = [...argumentsOf(message)];
      for (const [turn, count] of COUNTS.entries()) {
        const values = Object.fromEntries(taken.map(([name, words]) => [name, words[turn % words.length] ?? count]));
        expect(sayMessage(message, locale, values), `${id} ${JSON.stringify(values)}`).toBe(lingui._(id, values));
        said += 1;
      }
    }
    expect(said).toBeGreaterThan(10_000);
  });
});

test.each([
  "{n, plural, offset:1 =0 {nobody} =1 {{name}} one {{name} and # other} other {{name} and # others}}",
  "{n, plural, one {# {kind, select, day {day, not #} other {thing}}} other {# {kind, select, day {days} other {things}}}}",
  "{n, plural, one {one, {place, selectordinal, one {#st} two {#nd} other {#th}} of #} other {#, {place, plural, other {#}}}}",
  "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {name}: # '{'n'}'",
])("%s is said as Lingui says it", (text) => {
  const message = compileMessageOrThrow(text);
  const lingui = setupI18n({ locale: "en", messages: { en: { message } } });
  for (const n of COUNTS)
    for (const kind of ["day", "other", "toString"])
      for (const place of [1, 2, 11]) {
        const values = { n, kind, place, name: "Sita" };
        expect(sayMessage(message, "en", values), JSON.stringify(values)).toBe(lingui._("message", values));
      }
});

const day = compileMessageOrThrow("{n, plural, one {# day} other {# days}} of {name}");

test("a value that is missing leaves no word in its place", () => {
  expect(sayMessage(day, "en", { n: 1 })).toBe("1 day of ");
});

test("a kind of value that no message has is refused", () => {
  expect(() => sayMessage(compileMessageOrThrow("{n, number}"), "en", { n: 1 })).toThrow("n is written as a number");
});

test("a name that runs from right to left turns nothing beside it", () => {
  const who = compileMessageOrThrow("{name}, {born}");
  expect(sayMessage(who, "en", { name: "محمد علی", born: "3 May" })).toBe("\u2068محمد علی\u2069, 3 May");
  expect(sayMessage(who, "en", { name: "Si\u202eta\u2067", born: "3 May" })).toBe("Sita, 3 May");
  expect(sayMessage(who, "te", { name: "సీత", born: "3" })).toBe("సీత, 3");
});
