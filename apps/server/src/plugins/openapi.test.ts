import { type Call, calls } from "@vedanga/contract";
import { readOpenApi } from "@vedanga/testing/server/read-openapi";
import { serverTest } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import * as z from "zod/mini";
import { OPENAPI_PATH } from "./openapi.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: string;
}

interface BodySchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: BodySchema; readonly example?: object }>;
  };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>;
}

const PATHS = Object.values<Call>(calls).map(({ path }) => path);

/** What the document may take; each part written out in each place, it was 2.07 MB. */
const MOST_BYTES = 700_000;

const it = serverTest
  .extend("text", { scope: "file" }, async ({ app }) => (await app.inject(OPENAPI_PATH)).body)
  .extend(
    "paths",
    { scope: "file" },
    ({ text }) => readOpenApi(text).paths as Record<string, Record<string, Operation>>,
  )
  .extend("operationAt", { scope: "file" }, ({ paths }) => (path: string): Operation => {
    const operation = Object.values(paths[path] ?? {})[0];
    if (!operation) throw new Error(`${path} is not described`);
    return operation;
  });

describe("the description of the calls", () => {
  it.for(PATHS)("describes %s with its parameters and its answer", (path, { operationAt }) => {
    const { summary, responses } = operationAt(path);
    expect(summary).toBeTruthy();
    expect(Object.keys(responses).sort()).toEqual(["200", "4XX", "5XX"]);
    for (const { content } of Object.values(responses)) expect(Object.keys(content ?? {})).toHaveLength(1);
  });

  it("writes once what several calls have, refers to it everywhere else, and names nothing in vain", ({ text }) => {
    expect(text.length).toBeLessThan(MOST_BYTES);
    expect(readOpenApi(text).unused).toEqual([]);
    for (const [, name = ""] of text.matchAll(/"#\/components\/\w+\/([^"]+)"/g))
      expect(name).toMatch(/^[A-Za-z0-9._-]+$/);
  });

  it("describes the body of an open call as the parameters of its address", ({ paths }) => {
    const open = Object.entries(paths).filter(([, { get, post }]) => get !== undefined && post !== undefined);
    expect(open.length).toBeGreaterThan(90);
    for (const [path, { get, post }] of open) {
      const { properties = {}, required = [] } = post?.requestBody?.content["application/json"]?.schema ?? {};
      const parameters = get?.parameters ?? [];
      expect(
        parameters.map(({ name }) => name),
        path,
      ).toEqual(Object.keys(properties));
      expect(parameters.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : []))).toEqual(required);
      expect(post?.responses["200"], path).toEqual(get?.responses["200"]);
    }
  });

  it.for(["br", "gzip"])("is compressed by %s once, not for each who asks", async (encoding, { app }) => {
    const ask = () => app.inject({ url: OPENAPI_PATH, headers: { "accept-encoding": encoding } });
    const [first, again] = [await ask(), await ask()];
    expect([first.headers["content-encoding"], again.headers["content-encoding"]]).toEqual([encoding, encoding]);
    expect(first.headers.age).toBeUndefined();
    expect(again.headers.age).toMatch(/^\d+$/);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  it("names each parameter and says which are required", ({ operationAt }) => {
    const parameters = operationAt(calls.planetDetails.path).parameters ?? [];
    const named = (isRequired: boolean) =>
      parameters.filter(({ required }) => (required ?? false) === isRequired).map(({ name }) => name);
    expect(named(true)).toEqual(["dob", "tob", "lat", "lon"]);
    expect(named(false)).toEqual([
      "tz",
      "zone",
      "lang",
      "explain",
      "ayanamsa",
      "node",
      "positions",
      "sunrise",
      "dasha_year",
      "bindus",
    ]);
  });

  it("names the fields of a body", ({ operationAt }) => {
    const schema = operationAt(calls.upsertUser.path).requestBody?.content["application/json"]?.schema;
    expect(schema?.required).toContain("birthDate");
    expect(schema?.required).not.toContain("zone");
  });

  it("says that a chart is a drawing", ({ operationAt }) => {
    expect(Object.keys(operationAt(calls.chartImage.path).responses["200"]?.content ?? {})).toEqual(["image/svg+xml"]);
  });

  it("lists the calls of the almanac first and the housekeeping last", ({ text }) => {
    const groups = z.parse(z.object({ tags: z.array(z.object({ name: z.string() })) }), JSON.parse(text)).tags;
    const names = groups.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(["panchang", "horoscope"]);
    expect(names.slice(-3)).toEqual(["records", "settings", "health"]);
  });

  it("leaves out the app and itself", ({ paths }) => {
    const others = Object.keys(paths).filter((path) => !PATHS.includes(path));
    expect(others.sort()).toEqual(["/healthz", "/readyz"]);
  });

  it("says of every parameter what it is", ({ paths }) => {
    for (const [path, operations] of Object.entries(paths)) {
      for (const { name, description } of Object.values(operations).flatMap(({ parameters = [] }) => parameters))
        expect(description, `${path} ${name}`).toMatch(/^\S.*\.$/);
    }
  });

  /** Calls that need what another answered. */
  const needAKey: readonly string[] = [
    calls.getUser.path,
    calls.shareUser.path,
    calls.viewUser.path,
    calls.ownCalendar.path,
  ];
  const asked = PATHS.filter((path) => !needAKey.includes(path));

  /** What a reader of the page is shown when one call of each group is tried. */
  const SHOWN: Readonly<Record<string, RegExp>> = {
    [calls.settings.path]: /contact/i,
    [calls.panchang.path]: /Chaturdasi/,
    [calls.ascendantReport.path]: /"ascendant":"Taurus"/,
    [calls.mangalDosha.path]: /is_dosha_present/,
    [calls.gemDetails.path]: /"gem":"ruby"/,
    [calls.antarDasha.path]: /Saturn\/Mercury/,
    [calls.sadeSati.path]: /Small Panoti/,
    [calls.gocharaNow.path]: /bindus/,
    [calls.skyNow.path]: /moon_phase/,
    [calls.dailyMoon.path]: /bot_response/,
    [calls.geoSearch.path]: /Visakhapatnam/,
    [calls.upsertUser.path]: /"id":/,
  };

  it.for(["/readyz", ...asked])("fills in values with which %s answers", async (path, { app, operationAt }) => {
    const { parameters = [], requestBody } = operationAt(path);
    const query = parameters.flatMap(({ name, required, example }) => {
      if (required) expect(example, name).toBeTruthy();
      return example === undefined ? [] : [[name, example]];
    });
    const body = requestBody?.content["application/json"]?.example;
    const url = `${path}?${new URLSearchParams(query)}`;
    const answer = await app.inject(body ? { method: "POST", url, payload: body } : url);
    expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
    expect(answer.body).toMatch(SHOWN[path] ?? /./);
  });

  it("answers the loading of a record with the id that its saving gave", async ({ app, operationAt }) => {
    const payload = operationAt(calls.upsertUser.path).requestBody?.content["application/json"]?.example ?? {};
    const { id } = (await app.inject({ method: "POST", url: calls.upsertUser.path, payload })).json().response;
    const answer = await app.inject(`${calls.getUser.path}?id=${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(payload);
  });
});
