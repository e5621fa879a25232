import { afterEach, expect, test, vi } from "vitest";
import { tellLanguage } from "./tell-language.ts";

afterEach(() => vi.unstubAllGlobals());

function stubRegistration(registration: object | undefined) {
  const getRegistration = vi.fn(async () => registration);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration } });
  return getRegistration;
}

test("the language chosen goes with each page that is asked for ahead, and a choice taken back does not", async () => {
  const setHeaderValue = vi.fn(async () => {});
  const getRegistration = stubRegistration({ navigationPreload: { setHeaderValue } });
  await tellLanguage("te");
  await tellLanguage(undefined);
  expect(getRegistration).toHaveBeenCalledWith("/app/");
  expect(setHeaderValue.mock.calls).toEqual([["te"], ["true"]]);
});

test("a browser that asks for nothing ahead is told nothing, and a worker that ended meanwhile breaks nothing", async () => {
  stubRegistration({});
  await tellLanguage("te");
  stubRegistration(undefined);
  await tellLanguage("te");
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  stubRegistration({ navigationPreload: { setHeaderValue: () => Promise.reject(new Error("no active worker")) } });
  await expect(tellLanguage("te")).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledOnce();
});
