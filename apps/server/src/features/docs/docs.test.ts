import { brotliDecompressSync } from "node:zlib";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { serverTest } from "@vedanga/testing/server/server-test";
import { someBuild } from "@vedanga/testing/server/some-build";
import { describe, expect, onTestFinished } from "vitest";
import { DOCS_PATH } from "./docs.ts";

const SCRIPT = `${DOCS_PATH}/files/docs-5e6f7a8b.js`;

const it = serverTest.extend("appOptions", { scope: "file" }, ({ atEnd }) => ({ appBuildDir: someBuild(atEnd) }));

describe("the page that describes the calls", () => {
  it.for([DOCS_PATH, `${DOCS_PATH}/`])(
    "is at %s, with a policy of its own without unsafe words",
    async (url, { app }) => {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(body).toContain("<title>docs</title>");
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["content-security-policy"]).toContain("script-src 'self';");
      expect(headers["content-security-policy"]).not.toContain("unsafe");
    },
  );

  it("serves files that may be cached without limit, as the build compressed them", async ({ app }) => {
    const reply = await app.inject({ url: SCRIPT, headers: { "accept-encoding": "gzip, deflate, br" } });
    expect([reply.statusCode, reply.headers["content-encoding"]]).toEqual([200, "br"]);
    expect(reply.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(reply.headers["content-type"]).toMatch(/javascript/);
    expect(reply.headers.vary).toContain("accept-encoding");
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe((await app.inject(SCRIPT)).body);
  });

  it.for(["/files/gone.js", "/files/..%2findex.html", "/files/docs-5e6f7a8b.js.br", "/index.html", "/json", "/yaml"])(
    "has nothing at %s",
    async (path, { app }) => {
      expect(readRefusal(await app.inject(DOCS_PATH + path)).code).toBe("unknown_path");
    },
  );

  it("is not there if nothing was built", async () => {
    const bare = await builtApp(onTestFinished);
    expect(readRefusal(await bare.inject(DOCS_PATH)).code).toBe("unknown_path");
  });
});
