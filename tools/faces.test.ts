import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lightFaces } from "./library/faces/light-faces.ts";
import { makeShaper, type Shaper } from "./library/faces/shaper.ts";
import { ROOT } from "./library/run.ts";

const IN_USE = "{apps,packages}/*/{src/**/*.{ts,tsx,json},data/*.bin}";

/** A letter and what is joined to it; a sign alone is in a table of letters, a digit of Telugu on no screen. */
const WORD = /(?=[\u0c05-\u0c39])\p{Script=Telugu}[\p{Script=Telugu}\u200c\u200d]*/gu;

/** Every Telugu word that the product writes: of its sources and of its tables of places. */
function wordsInUse(): readonly string[] {
  const files = globSync(IN_USE, { cwd: ROOT }).filter((file) => !file.includes(".test."));
  const words = files.flatMap((file) => readFileSync(join(ROOT, file), "utf8").match(WORD) ?? []);
  return [...new Set(words)];
}

const CONSONANTS = Array.from("కఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరలవశషసహళఱ");
/** A name of a person or a village may join any two. */
const PAIRS = CONSONANTS.flatMap((first) => CONSONANTS.map((second) => `${first}్${second}ి`));
const VIRAMA = "\u0c4d";
const DOTTED_CIRCLE = "\u25cc";

const words = wordsInUse();
const telugu = lightFaces().filter(({ name }) => name.includes("-telugu-telugu-"));

/** What a reader would see broken: a letter that the face lacks, a sign without its letter, letters that are not joined. */
function faultOf(shaped: Shaper, text: string): string | undefined {
  const [circle, virama] = [shaped(DOTTED_CIRCLE), shaped(VIRAMA)].map((glyphs) => glyphs.map(({ id }) => id));
  const ids = shaped(text).map(({ id }) => id);
  if (ids.includes(0)) return "a letter is missing";
  if (ids.some((id) => circle?.includes(id))) return "a sign has no letter";
  if (ids.some((id) => virama?.includes(id))) return "two letters are not joined";
  return undefined;
}

const faultsIn = (shaped: Shaper, texts: readonly string[]) =>
  texts.map((text) => [text, faultOf(shaped, text)]).filter(([, fault]) => fault !== undefined);

/** What is seen of a text: a joiner leaves nothing, or a space of no width. */
const seen = (shaped: Shaper, text: string) =>
  JSON.stringify(
    shaped(text)
      .filter(({ outline, advance }) => outline !== "" || advance > 0)
      .map(({ outline, advance, offset }) => [outline, advance, offset]),
  );

test("the words of the product are read", () => {
  expect(words.length).toBeGreaterThan(10_000);
  expect(words).toEqual(expect.arrayContaining(["విజయవాడ", "శ్రవణ", "నక్షత్రం", "జ్యేష్ఠ"]));
});

describe.each(telugu)("$name", ({ path, source }) => {
  test("has every letter and every conjunct in use, and any other two letters joined", async () => {
    const shaped = await makeShaper(readFileSync(path));
    expect(faultsIn(shaped, words)).toEqual([]);
    expect(faultsIn(shaped, PAIRS)).toEqual([]);
  });

  test("sets each of them as the whole face does", async () => {
    const [light, whole] = [await makeShaper(readFileSync(path)), await makeShaper(readFileSync(source))];
    const texts = [...words, ...PAIRS];
    expect(texts.filter((text) => seen(light, text) !== seen(whole, text))).toEqual([]);
  });

  test("would show a letter that is missing, a sign alone and letters that are not joined", async () => {
    const shaped = await makeShaper(readFileSync(path));
    expect(faultOf(shaped, "అ")).toBeUndefined();
    expect(faultOf(shaped, "అA")).toBe("a letter is missing");
    expect(faultOf(shaped, "ి")).toBe("a sign has no letter");
    expect(faultOf(shaped, "అ్")).toBe("two letters are not joined");
  });
});

test("the Telugu faces of a page together are below 160 kB", () => {
  expect(telugu).toHaveLength(3);
  expect(telugu.reduce((sum, { path }) => sum + statSync(path).size, 0)).toBeLessThan(160_000);
});

test.each(lightFaces())(
  "$name draws each character of its range as the package does",
  async ({ path, source, characters }) => {
    const [light, whole] = [await makeShaper(readFileSync(path)), await makeShaper(readFileSync(source))];
    expect([...characters].filter((text) => seen(light, text) !== seen(whole, text))).toEqual([]);
  },
);
