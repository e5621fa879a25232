import { expect, test } from "vitest";
import { appScript, startedAtOnce, startedLate } from "./app-script.ts";

const file = (name: string): string => `/app/assets/${name}-1.js`;
const FILES = ["rolldown-runtime", "shared", "shell", "base", "framework", "form"].map(file);
const PAGE = "<html><body><p></p><script>x</script></body></html>";

test("a page runs its files one by one, what the others are made on first, and its screen after them", () => {
  expect(appScript(file("entry.client"), FILES, file("home"))).toBe(
    'for (const file of ["/app/assets/framework-1.js","/app/assets/shell-1.js","/app/assets/shared-1.js","/app/assets/form-1.js","/app/assets/home-1.js"]) await import(file).catch(() => {});\n' +
      'import("/app/assets/entry.client-1.js");',
  );
});

test("a page that draws its screen later leaves it to the app", () => {
  expect(appScript(file("entry.client"), [...FILES, file("results")])).not.toContain("results");
});

test("a page without what the others are made on stops the build", () => {
  expect(() => appScript(file("entry.client"), [file("framework")])).toThrow("does not name framework and shell");
});

test("a page that can be read has the app's script as text, and the script that starts it last", () => {
  expect(startedLate(PAGE, "app('$&')", "'$&'")).toBe(
    `<html><body><p></p><script>x</script><script type="text/plain">app('$&')</script><script>'$&'</script></body></html>`,
  );
});

test("a page that says nothing without its app starts it at once", () => {
  expect(startedAtOnce(PAGE, "app('$&')")).toBe(
    `<html><body><p></p><script>x</script><script type="module" async="">app('$&')</script></body></html>`,
  );
});

test("a page whose app would never start stops the build", () => {
  expect(() => startedLate("<html></html>", "app()", "start()")).toThrow("no end");
  expect(() => startedAtOnce("<html></html>", "app()")).toThrow("no end");
});
