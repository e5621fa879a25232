import { calls } from "@vedanga/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressOf } from "./address-of.ts";
import { request } from "./client.ts";
import { askForPersonAhead } from "./person-ahead.ts";

const ID = "0123456789-0123456789_0123456789_0123456789";
const SITA = {
  ...{ firstName: "Sita", lastName: "Devi", email: "sita@example.org", mobile: "0000000002" },
  ...{ birthDate: "1943-06-15", birthTime: "04:20", location: "Vijayawada", latitude: "16.5", longitude: "80.6" },
  language: "english",
};
const asked = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async () => Response.json(SITA));
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  globalThis.personAhead = undefined;
});

test("the person of an address is asked for once: the app takes what the head of the page has asked", async () => {
  askForPersonAhead(`?tab=kundli&id=${ID}`);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([addressOf(calls.getUser, { id: ID })]);
  expect(await request(calls.getUser, { id: ID })).toMatchObject({ firstName: "Sita" });
  expect(asked).toHaveBeenCalledTimes(1);

  await request(calls.getUser, { id: ID });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("another person is asked for, and what was asked ahead is left to whoever wants it", async () => {
  askForPersonAhead(`?id=${ID}`);
  await request(calls.getUser, { id: `${ID.slice(1)}x` });
  expect(asked).toHaveBeenCalledTimes(2);
  await request(calls.getUser, { id: ID });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("where nothing came it is asked again; an address that names nobody asks nothing", async () => {
  askForPersonAhead("?lang=te");
  expect(asked).not.toHaveBeenCalled();
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  askForPersonAhead(`?id=${ID}`);
  expect(await request(calls.getUser, { id: ID })).toMatchObject({ firstName: "Sita" });
  expect(asked).toHaveBeenCalledTimes(2);
});

test("a refusal of it is one of the call", async () => {
  asked.mockResolvedValueOnce(Response.json({ status: 404, response: "Nobody.", code: "unknown_id" }, { status: 404 }));
  askForPersonAhead(`?id=${ID}`);
  await expect(request(calls.getUser, { id: ID })).rejects.toThrow("API error: 404");
});
