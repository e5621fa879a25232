import { calls } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { expect, it, onTestFinished } from "vitest";

const YEAR = `${calls.panchangCalendar.path}?year=2026&kinds=sankranti&lat=17.385&lon=78.4867&tz=5.5`;

it("a call that costs as much as several counts as several, against the same limit", async () => {
  const app = await builtApp(onTestFinished, { env: { RATE_LIMIT_PER_MINUTE: "10" } });
  expect((await app.inject(calls.settings.path)).statusCode).toBe(200);
  const reply = await app.inject(YEAR);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["ratelimit-remaining"]).toBe("1");
  expect((await app.inject(calls.settings.path)).statusCode).toBe(200);
  expect(readRefusal(await app.inject(calls.settings.path))).toMatchObject({ status: 429, code: "rate_limited" });
});
