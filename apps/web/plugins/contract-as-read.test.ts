import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { contractAsRead } from "./contract-as-read.ts";

const CALLS = join(import.meta.dirname, "..", "..", "..", "packages", "contract", "src", "calls");

const ENVELOPE = join(CALLS, "..", "envelope.ts");

async function textOf(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [{ ...contractAsRead(), applyToEnvironment: undefined }],
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput];
  return output[0].code;
}

test("a call of a page has its address and reads its answer, without sentences and without parameters", async () => {
  const code = await textOf(join(CALLS, "panchang-bala.ts"));
  const { panchangBala } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Object.keys(panchangBala).sort()).toEqual(["kept", "method", "path", "response"]);
  expect(panchangBala.response.safeParse({}).success).toBe(false);
  expect(code).not.toContain("How it is for the person.");
  expect(code).not.toContain("The star of birth");
});

test("an error is read by its code; its sentences come with the answer", async () => {
  const code = await textOf(ENVELOPE);
  const { errorBody } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const refused = { status: 400, response: "The sentence of the server.", code: "skipped_date" };
  expect(errorBody.safeParse(refused).success).toBe(true);
  expect(errorBody.safeParse({ ...refused, code: "no_such_code" }).success).toBe(false);
  expect(code).not.toContain("must be a number");
});

test("schemas that a function makes have no sentences either", async () => {
  const code = await textOf(join(CALLS, "..", "wire-match.ts"));
  expect(code).toContain("pointsWithin");
  expect(code).not.toContain("What may give other points");
  expect(code).not.toContain("described(");
});
