import { expect, test } from "vitest";
import { ApiError } from "#api/api-error.ts";
import { errorReason } from "./error-reason.ts";

const unreached = new ApiError("The server could not be reached", { failure: "network" });

test("a visitor who is offline reads so, and not that the server is down", () => {
  expect(errorReason(unreached, false)).toBe("reason.offline");
  expect(errorReason(unreached, true)).toBe("reason.unreachable");
});

test("the reason is found behind the specified message of a call", () => {
  expect(errorReason(new Error("Failed to submit form", { cause: unreached }), true)).toBe("reason.unreachable");
});

test("a date that the place never had is said to be one", () => {
  const body = { status: 400, response: "…", code: "skipped_date", field: "date" } as const;
  const refused = new ApiError("API error: 400", { failure: "answered", status: 400, body });
  expect(errorReason(refused, true)).toBe("reason.skippedDate");
});

test("what the server answered is shown if the person can do something about it", () => {
  const answered = (status: number) => new ApiError(`API error: ${status}`, { failure: "answered", status });
  expect(errorReason(answered(429), true)).toBe("reason.tooMany");
  expect(errorReason(answered(503), true)).toBe("reason.server");
  expect(errorReason(answered(404), true)).toBeUndefined();
  expect(errorReason(new ApiError("slow", { failure: "timeout" }), true)).toBe("reason.slow");
  expect(errorReason(new Error("anything"), true)).toBeUndefined();
});
