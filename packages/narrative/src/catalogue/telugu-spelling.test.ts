import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Sentences are made by functions as well as kept as strings, so their source is read.
const folders = [new URL("te/", import.meta.url), new URL("./", import.meta.resolve("@vedanga/names/te/names"))];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), "utf8") })),
);

/** The one of two spellings in use that this product does not write. */
const NOT_OUR_SPELLING =
  /ళ్ల|తరువాత|నుంచి|డట[ంా]|సూర్యుడి|చంద్రుడి|నిరయన|ఎందుకంటే|లెక్కించబడ|కప్పబడ|పాపి(?!ష్ఠి)|(?<=[\u0c00-\u0c7f])కన్నా(?![\u0c00-\u0c7f])/g;

test("the Telugu is spelt in one way", () => {
  expect(files.length).toBeGreaterThan(40);
  const odd = files.flatMap(({ name, text }) =>
    [...text.matchAll(NOT_OUR_SPELLING)].map(([form]) => `${name}: ${form}`),
  );
  expect(odd).toEqual([]);
});

test("a graha is అతడు in the text of a day", () => {
  const ofADay = files.filter(({ name }) => name === "daily.ts" || name === "day-reasons.ts");
  expect(ofADay).toHaveLength(2);
  for (const { name, text } of ofADay) expect(text, name).not.toMatch(/ఆయన(?!ం|ాంశ)/);
});
