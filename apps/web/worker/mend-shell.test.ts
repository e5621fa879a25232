import { stubCaches } from "@vedanga/testing/stub-caches";
import { beforeEach, expect, test, vi } from "vitest";
import { mendShell } from "./mend-shell.ts";

const SHELL = ["a", "b", "c"].map((name) => `https://vedanga.example/app/assets/${name}.js`);
const asked = vi.fn();

let store: ReturnType<typeof stubCaches>;

beforeEach(() => {
  asked.mockReset();
  store = stubCaches();
});

function answerWith(status: number): void {
  vi.stubGlobal("fetch", async (address: string) => {
    asked(address);
    return new Response("script", { status });
  });
}

test("what was cleared of the shell is fetched, and nothing that is there", async () => {
  answerWith(200);
  await (await caches.open("vedanga-shell")).put(SHELL[1] ?? "", new Response("script"));
  await mendShell(SHELL);
  expect(asked.mock.calls.flat()).toEqual([SHELL[0], SHELL[2]]);
  expect(store.addresses("vedanga-shell").toSorted()).toEqual(SHELL);
  await mendShell(SHELL);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a file that the server has no more is not kept as if it were there", async () => {
  answerWith(404);
  await mendShell(SHELL);
  expect(store.addresses("vedanga-shell")).toEqual([]);
});
