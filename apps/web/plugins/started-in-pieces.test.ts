import { expect, test } from "vitest";
import { startedInPieces } from "./started-in-pieces.ts";

const link = (name: string): string =>
  `<link rel="modulepreload" fetchpriority="low" href="/app/assets/${name}-1.js"/>`;

test("a page runs its files one by one, what the others are made on first, and its screens after them", () => {
  const head = ["manifest", "entry.client", "shared", "shell", "framework", "home"].map(link).join("");
  const app = `import "/app/assets/manifest-1.js";
import * as route0 from "/app/assets/root-1.js";
import * as route1 from "/app/assets/home-1.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};
import("/app/assets/entry.client-1.js");`;
  expect(startedInPieces(`<head>${head}</head><script type="text/plain">${app}</script>`)).toBe(
    `<head>${head}</head><script type="text/plain">` +
      'for (const file of ["/app/assets/framework-1.js","/app/assets/shell-1.js","/app/assets/shared-1.js"]) await import(file).catch(() => {});\n' +
      `await import("/app/assets/manifest-1.js");
const route0 = await import("/app/assets/root-1.js");
const route1 = await import("/app/assets/home-1.js");
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};
import("/app/assets/entry.client-1.js");</script>`,
  );
});

test("a page without what the others are made on stops the build", () => {
  const page = `<head>${link("framework")}</head><script type="module">import "/app/assets/manifest-1.js";</script>`;
  expect(() => startedInPieces(page)).toThrow("does not name framework and shell");
});

test("a page that starts in another way stops the build", () => {
  expect(() => startedInPieces("<script>other()</script>")).toThrow("another way");
});
