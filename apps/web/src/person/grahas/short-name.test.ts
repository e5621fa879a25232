import { expect, test } from "vitest";
import { clustersOf } from "./short-name.ts";

const reference = new Intl.Segmenter("te", { granularity: "grapheme" });
const NAMES = [
  "సూర్యుడు",
  "చంద్రుడు",
  "శుక్రుడు",
  "బృహస్పతి",
  "స్త్రీ",
  "క్ష్మాపతి",
  "మార్చ్‌లో",
  "దుఃఖం",
  "Jupiter",
  "Ra 12°",
  "",
  "ఆ బ్",
];

test("letters are counted as the reader sees them, as by the browser's own rule", () => {
  for (const name of NAMES) {
    expect(clustersOf(name), name).toEqual([...reference.segment(name)].map(({ segment }) => segment));
  }
});
