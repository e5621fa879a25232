import { expect, test } from "vitest";
import { withLanguages } from "./with-languages.ts";

const pageIn = (lang: string, script: string, words: string): string =>
  `<!DOCTYPE html><html lang="${lang}" data-script="${script}"><head><script>head()</script><title>${words} &lt; "x"</title>` +
  `<meta name="description" content="of &quot;${words}&quot;"/></head><body><h1>${words}</h1><script>data()</script><p></p></body></html>`;
const ENGLISH = pageIn("en", "plain", "day");
const TELUGU = pageIn("te", "tall", "రోజు");

test("a page carries what it shows in another language, unseen, at the end of its body", () => {
  expect(withLanguages(ENGLISH, [TELUGU], "turn()")).toBe(
    ENGLISH.replace("<html", "<html data-languages").replace(
      "</body>",
      `<template lang="te" data-script="tall" data-title="రోజు &lt; &quot;x&quot;" data-description="of &quot;రోజు&quot;">` +
        "<h1>రోజు</h1><script>data()</script><p></p></template><script>turn()</script></body>",
    ),
  );
});

test("a page of one language is left as it is", () => {
  expect(withLanguages(ENGLISH, [], "turn()")).toBe(ENGLISH);
});

test("a page that says nothing of itself stops the build", () => {
  expect(() => withLanguages(ENGLISH, [TELUGU.replace(/<meta[^>]*>/, "")], "turn()")).toThrow("description");
});
