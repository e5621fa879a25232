import { expect, test } from "vitest";
import { withLateStart } from "./with-late-start.ts";

test("the app's script waits as text, and the script that starts it is last", () => {
  const page =
    '<html><body><p></p><script>x</script><script type="module" async="">app()</script><i></i></body></html>';
  expect(withLateStart(page, "'$&'")).toBe(
    `<html><body><p></p><script>x</script><script type="text/plain">app()</script><i></i><script>'$&'</script></body></html>`,
  );
});

test("a page whose app would never start stops the build", () => {
  expect(() => withLateStart("<html><body></body></html>", "start()")).toThrow("module");
});
