import { HYDERABAD } from "@vedanga/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const CHICAGO = {
  id: "4887398",
  name: "Chicago",
  admin: "Cook County, Illinois",
  country: "United States",
  lat: 41.85003,
  lon: -87.65005,
  zone: "America/Chicago",
};

/** A new page: what it says is read from the storage. */
async function newPage() {
  vi.resetModules();
  const page = await import("./remembered-city.ts");
  return { ...page, said: () => [page.rememberedCity.get()?.name, page.usualCityMeant.get()] };
}

afterEach(() => vi.unstubAllGlobals());

describe("the city of this device", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  test("is kept as chosen, and nothing else with it", async () => {
    (await newPage()).openWithCity(CHICAGO);
    expect([...kept.keys()]).toEqual(["panchangCity"]);
    expect((await newPage()).said()).toEqual(["Chicago", null]);
  });

  test.each([
    ["kept", (page: Awaited<ReturnType<typeof newPage>>) => page.keepUsualCity()],
    [
      "chosen by name",
      (page: Awaited<ReturnType<typeof newPage>>) => page.openWithCity({ ...CHICAGO, id: HYDERABAD.id }),
    ],
  ])("is the usual one and nobody asks again once that is %s", async (_, act) => {
    const page = await newPage();
    page.openWithCity(CHICAGO);
    act(page);
    expect([...kept]).toEqual([["usualCityMeant", "yes"]]);
    expect((await newPage()).said()).toEqual([undefined, "yes"]);
  });

  test("can be changed after that", async () => {
    const page = await newPage();
    page.keepUsualCity();
    page.openWithCity(CHICAGO);
    expect((await newPage()).said()).toEqual(["Chicago", null]);
  });
});

test.each([
  [
    "forbids it",
    () => {
      throw new DOMException("no", "SecurityError");
    },
  ],
  [
    "is full",
    () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  ],
])("where the storage %s an answer lasts as long as the page", async (_, setItem) => {
  vi.stubGlobal("localStorage", { length: 0, getItem: () => null, removeItem: () => undefined, setItem });
  const page = await newPage();
  page.keepUsualCity();
  expect(page.said()).toEqual([undefined, "yes"]);
  page.openWithCity(CHICAGO);
  expect(page.said()).toEqual(["Chicago", null]);
  expect((await newPage()).said()).toEqual([undefined, null]);
});
