import { expect, test } from "vitest";
import { sourcesOf } from "./sources-of.ts";

const named = (...sources: string[]): string[] => sourcesOf(sources.map((source) => ({ source })));

test("a text that several reasons name is named once", () => {
  expect(named("Phaladeepika 12", "Muhurtha 9", "Phaladeepika 12")).toEqual(["Phaladeepika 12", "Muhurtha 9"]);
});

test("a text that is named together with another is not named alone", () => {
  expect(named("Muhurtha 9", "Muhurtha 9; the share is ours")).toEqual(["Muhurtha 9; the share is ours"]);
});

test("a text whose name begins another's is a text of its own", () => {
  expect(named("Muhurtha 9", "Muhurtha 91; the share is ours")).toHaveLength(2);
});
