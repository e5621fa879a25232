import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { contractAsRead } from "./contract-as-read.ts";

const CALLS = join(import.meta.dirname, "..", "..", "..", "packages", "contract", "src", "calls");

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
