import { calls } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { someDetails } from "@vedanga/testing/server/some-details";
import { expect, it, onTestFinished } from "vitest";
import type { App } from "./app-instance.ts";
import { METRICS_PATH } from "./metrics.ts";

const DAY = { date: "21/11/2026", lat: "17.385", lon: "78.4867", tz: "5.5" };

async function figures(app: App): Promise<string> {
  const reply = await app.inject({ url: METRICS_PATH });
  expect(reply.headers["content-type"]).toContain("text/plain; version=0.0.4");
  return reply.body;
}

it("counts answers by method, route and status, and itself not", async () => {
  const app = await builtApp(onTestFinished);
  await app.inject({ url: calls.panchang.path, query: DAY });
  await app.inject({ url: calls.panchang.path, query: { ...DAY, lat: "91" } });
  await app.inject({ url: "/wp-login.php" });
  const text = await figures(app);
  const count = (method: string, route: string, status: number) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`;
  expect(text).toContain(count("GET", calls.panchang.path, 200));
  expect(text).toContain(count("GET", calls.panchang.path, 400));
  expect(text).toContain(count("GET", "unknown", 404));
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(await figures(app)).not.toContain(`route="${METRICS_PATH}"`);
});

it("counts how many shared answers were found unchanged", async () => {
  const app = await builtApp(onTestFinished);
  const first = await app.inject({ url: calls.panchang.path, query: DAY });
  const headers = { "if-none-match": String(first.headers.etag) };
  await app.inject({ url: calls.panchang.path, query: DAY, headers });
  const text = await figures(app);
  expect(text).toContain('vedanga_shared_answers_total{outcome="sent"} 1');
  expect(text).toContain('vedanga_shared_answers_total{outcome="unchanged"} 1');
});

it("times the store, and counts its failures", async () => {
  const down = () => Promise.reject(new Error("the disk is gone"));
  const rows = { put: down, get: down, remove: down, probe: down, close: async () => {} };
  const app = await builtApp(onTestFinished, { rows });
  await app.inject({ method: "POST", url: calls.upsertUser.path, payload: someDetails() });
  expect(await figures(app)).toContain('vedanga_store_duration_seconds_count{operation="save",outcome="failed"} 1');
  const sound = await builtApp(onTestFinished);
  await sound.inject({ method: "POST", url: calls.upsertUser.path, payload: someDetails() });
  expect(await figures(sound)).toContain('vedanga_store_duration_seconds_count{operation="save",outcome="done"} 1');
});

it("contains nothing of a request", async () => {
  const app = await builtApp(onTestFinished);
  const details = someDetails();
  const { response } = (await app.inject({ method: "POST", url: calls.upsertUser.path, payload: details })).json();
  await app.inject({ url: calls.getUser.path, query: { id: response.id } });
  await app.inject({ url: `/nowhere/${response.id}` });
  const text = await figures(app);
  for (const secret of [response.id, details.email, details.firstName, details.birthDate]) {
    expect(text).not.toContain(secret);
  }
});
