import { PATHS } from "@vedanga/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtApp } from "../testing/built-app.ts";
import { endings } from "../testing/endings.ts";
import { OPENAPI_PATH } from "./openapi.ts";

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly required: string[] } }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>;
}

const shared = endings();
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  const app = await builtApp(shared.atEnd);
  paths = (await app.inject(OPENAPI_PATH)).json().paths;
});
afterAll(shared.run);

const operationAt = (path: string): Operation => {
  const operation = Object.values(paths[path] ?? {})[0];
  if (!operation) throw new Error(`${path} is not described`);
  return operation;
};

describe("the description of the calls", () => {
  it.each(Object.values(PATHS))("holds %s with what it takes and what it answers", (path) => {
    const { summary, responses } = operationAt(path);
    expect(summary).toBeTruthy();
    expect(Object.keys(responses).sort()).toEqual(["200", "4XX", "5XX"]);
    for (const { content } of Object.values(responses)) expect(Object.keys(content ?? {})).toHaveLength(1);
  });

  it("names each parameter and says which are required", () => {
    const parameters = operationAt(PATHS.planetDetails).parameters ?? [];
    const named = (isRequired: boolean) =>
      parameters.filter(({ required }) => (required ?? false) === isRequired).map(({ name }) => name);
    expect(named(true)).toEqual(["dob", "tob", "lat", "lon", "tz"]);
    expect(named(false)).toEqual(["zone", "lang", "explain", "ayanamsa", "node", "positions", "sunrise", "dasha_year"]);
  });

  it("names the fields of a body", () => {
    const schema = operationAt(PATHS.upsertUser).requestBody?.content["application/json"]?.schema;
    expect(schema?.required).toContain("birthDate");
    expect(schema?.required).not.toContain("zone");
  });

  it("says that a chart is a drawing", () => {
    expect(Object.keys(operationAt(PATHS.chartImage).responses["200"]?.content ?? {})).toEqual(["image/svg+xml"]);
  });

  it("leaves out the app and itself", () => {
    const others = Object.keys(paths).filter((path) => !Object.values<string>(PATHS).includes(path));
    expect(others.sort()).toEqual(["/healthz", "/readyz"]);
  });
});
