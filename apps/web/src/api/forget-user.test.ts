import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { RAVI } from "@vedanga/testing/people";
import { expect, test } from "vitest";
import { forgetUser } from "./forget-user.ts";
import { getUser } from "./get-user.ts";

const ID = "A".repeat(43);

function known() {
  const client = new QueryClient();
  const { queryKey } = getUser(ID);
  client.setQueryData(queryKey, RAVI);
  return { client, isKept: () => client.getQueryCache().find({ queryKey }) !== undefined };
}

test("what nobody shows is forgotten at once", () => {
  const { client, isKept } = known();
  forgetUser(client, ID);
  expect(isKept()).toBe(false);
});

test("what is shown is forgotten when the last one who shows it is gone, and not asked for before", () => {
  const { client, isKept } = known();
  const observers = [0, 1].map(() => new QueryObserver(client, getUser(ID)));
  const leave = observers.map((observer) => observer.subscribe(() => undefined));
  forgetUser(client, ID);
  expect(isKept()).toBe(true);
  leave[0]?.();
  expect(isKept()).toBe(true);
  expect(observers[1]?.getCurrentResult().fetchStatus).toBe("idle");
  leave[1]?.();
  expect(isKept()).toBe(false);
});
