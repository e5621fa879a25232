import { expect, test } from "vitest";
import { ApiError, failureOf, isRefusal } from "./api-error.ts";

const answered = (status: number) => new ApiError(`API error: ${status}`, { failure: "answered", status });

test("the failure is found behind the message of a whole call", () => {
  const failure = answered(404);
  expect(failureOf(new Error("Network response was not ok", { cause: failure }))).toBe(failure);
  expect(failureOf(failure)).toBe(failure);
  expect(failureOf(new Error("anything"))).toBeUndefined();
});

test("a refusal is what the server would judge the same again", () => {
  expect([400, 404, 410].map((status) => isRefusal(answered(status)))).toEqual([true, true, true]);
  expect([429, 500, 503].map((status) => isRefusal(answered(status)))).toEqual([false, false, false]);
  expect(isRefusal(new ApiError("unreached", { failure: "network" }))).toBe(false);
  expect(isRefusal(new ApiError("nonsense", { failure: "invalid", status: 200 }))).toBe(false);
  expect(isRefusal(null)).toBe(false);
});
