import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignGrid } from "./sign-grid.tsx";
import { SIGNS } from "./signs.ts";

test("the twelve signs are in two lists of six, each once and in their order", () => {
  const markup = renderToStaticMarkup(<SignGrid>{({ slug }) => <li key={slug}>{slug}</li>}</SignGrid>);
  const lists = markup
    .split("<ul")
    .slice(1)
    .map((list) => [...list.matchAll(/<li>(\w+)<\/li>/g)].map(([, slug]) => slug));
  expect(lists.map(({ length }) => length)).toEqual([6, 6]);
  expect(lists.flat()).toEqual(SIGNS.map(({ slug }) => slug));
});
