import { expect, test } from "vitest";
import { withFilesOf } from "./page-files.ts";

const page = (links: string, body = "") => `<html><head>${links}</head><body>${body}</body></html>`;
const script = (name: string) => `<link rel="modulepreload" href="/app/assets/${name}.js"/>`;
const sheet = (name: string) => `<link rel="stylesheet" href="/app/assets/${name}.css"/>`;

test("a page links what another fetches and it does not; sheets are only fetched ahead", () => {
  const ofAScreen = page(sheet("base") + sheet("results") + script("shell") + script("results"), "a screen");
  expect(withFilesOf(ofAScreen, page(sheet("base") + script("shell"), "any"))).toBe(
    page(
      `${sheet("base")}${script("shell")}<link rel="preload" as="style" href="/app/assets/results.css"/>${script("results")}`,
      "any",
    ),
  );
});

test("what the other page writes in its text is no link", () => {
  const any = page(script("shell"), "any");
  expect(withFilesOf(page(script("shell"), script("results")), any)).toBe(any);
});
