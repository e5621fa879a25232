import { RAVI } from "@vedanga/testing/people";
import { afterEach, expect, test, vi } from "vitest";
import { upsertUser } from "./upsert-user.ts";

const ID = "A".repeat(43);
const answerWith = (body: string, status = 200) => vi.stubGlobal("fetch", async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

test("details that are saved have the id that the server names, or none", async () => {
  answerWith(JSON.stringify({ status: 200, response: { id: ID } }));
  expect(await upsertUser(RAVI, null)).toBe(ID);
  answerWith('{"message":"User saved"}');
  expect(await upsertUser(RAVI, null)).toBeNull();
});

test("changed details without a new id are not saved, nor what is answered by no JSON or refused", async () => {
  answerWith("<html>Sign in to the network</html>");
  await expect(upsertUser(RAVI, null)).rejects.toThrow("Failed to submit form");
  answerWith('{"message":"User saved"}');
  await expect(upsertUser(RAVI, ID)).rejects.toThrow("Failed to submit form");
  answerWith('{"status":500,"response":"No."}', 500);
  await expect(upsertUser(RAVI, null)).rejects.toThrow("Failed to submit form");
});
