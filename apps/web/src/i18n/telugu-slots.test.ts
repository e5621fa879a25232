import { expect, test } from "vitest";
import { te } from "./catalogue/te.ts";

const messages = Object.entries(te);

/** An ordinal (4వ) and, after a count of a whole, -లో (27లో 4) follow any figure unchanged; no other ending does. */
const GLUED = /\}(?!వ(?:ది)?(?![\u0c00-\u0c7f]))[\u0c00-\u0c7f]/u;
const OF_A_COUNT = /\{(?:count|of)\}లో /gu;

test("no ending is glued to a slot of unknown ending", () => {
  const glued = messages.filter(([, message]) => GLUED.test(message.replaceAll(OF_A_COUNT, "")));
  expect(glued).toEqual([]);
});

/** Nouns before which a name takes its stem: మీన రాశి, కార్తీక మాసం, శ్రవణ నక్షత్రం, గురు మహాదశ, పశ్చిమ దిక్కు. */
const BEFORE_A_NOUN =
  /\{(?:planet|part|sign|rasi|name|masa|nakshatra|star|direction)\} (?:రాశి|మాస|నక్షత్ర|మహాదశ|అంతర్దశ|దిక్కు)/u;

const SOURCES = Object.entries(
  import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/catalogue/**", "!../**/*.test.*"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

test("a name before రాశి, మాసం, మహాదశ and the like is given as its stem", () => {
  const ids = messages.filter(([, message]) => BEFORE_A_NOUN.test(message)).map(([id]) => id);
  expect(ids.length).toBeGreaterThan(15);
  const uses = ids.flatMap((id) =>
    SOURCES.filter(([, text]) => text.includes(`"${id}"`)).map(([path, text]) => ({ id, path, text })),
  );
  expect(uses.length).toBeGreaterThanOrEqual(ids.length);
  expect(uses.filter(({ text }) => !/\bstem\(/.test(text)).map(({ id, path }) => `${id} in ${path}`)).toEqual([]);
});

/** A time of day stands before గంటలకు, సమయానికి, నుండి, వరకు, లోపు; a bare figure takes no case. */
const CASED_TIME = /\{(?:time|at|when|start|end|from|until|to)\}(?:కు|కి|న|ని|ను)(?![\u0c00-\u0c7f])/u;

test("no time takes a case", () => {
  expect(messages.filter(([, message]) => CASED_TIME.test(message))).toEqual([]);
});
