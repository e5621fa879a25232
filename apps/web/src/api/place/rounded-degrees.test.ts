import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { getTimezone } from "./get-timezone.ts";
import { reversePlace } from "./reverse-place.ts";

afterEach(() => vi.unstubAllGlobals());

/** The requests to the server, while it answers nothing of use. */
async function asked(ask: (client: QueryClient) => Promise<unknown>): Promise<Record<string, string>> {
  const addresses: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    addresses.push(address);
    return new Response("{}");
  });
  await ask(new QueryClient()).catch(() => undefined);
  return Object.fromEntries(new URL(addresses[0] ?? "", "http://server").searchParams);
}

test("a zone is requested to a hundred metres, a town to a kilometre", async () => {
  const question = { lat: "17.978412", lon: -79.594163, local: "1990-05-17T06:05" };
  expect(await asked((client) => client.fetchQuery(getTimezone(question)))).toEqual({
    lat: "17.978",
    lon: "-79.594",
    local: "1990-05-17T06:05",
  });
  expect(await asked((client) => client.fetchQuery(reversePlace(17.978412, -0.000001, "te")))).toEqual({
    lat: "17.98",
    lon: "0",
    lang: "te",
  });
});

test("the edge of the map stays on it", async () => {
  expect(await asked((client) => client.fetchQuery(getTimezone({ lat: 90, lon: "-179.999999" })))).toEqual({
    lat: "90",
    lon: "-180",
  });
});
