import { expect, test } from "vitest";
import { languageOfTags } from "./language-of-tags.ts";

test.each([
  [["te-IN", "en-IN"], "te"],
  [["te"], "te"],
  [["TE-in"], "te"],
  [["hi-IN", "te-IN", "en"], "te"],
  [["en-IN", "te-IN"], "en"],
  [["hi-IN", "ta"], undefined],
  [["tea", "", "*", "-te"], undefined],
  [[], undefined],
] as const)("of %j the browser's language among ours is %s", (tags, language) => {
  expect(languageOfTags(tags)).toBe(language);
});
