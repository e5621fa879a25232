import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { failedStart, findAt, saveAt, startServer } from "@vedanga/testing/server/child-server";
import { someDetails } from "@vedanga/testing/server/some-details";
import { postgresBed, startedCluster } from "@vedanga/testing/server/store-engines";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { RECORDS_FILE } from "./store/sqlite-rows.ts";

// Servers in processes of their own start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe("a start", () => {
  it("says in one line where to look, and answers there", async () => {
    const server = await startServer(onTestFinished, { DATA_DIR: temporaryDir(onTestFinished) });
    const lines = server.output().trim().split("\n");
    expect(lines.at(-1)).toBe(`Vedanga answers on http://localhost:${server.port}/app`);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it("makes a data folder that no other user can read", async () => {
    const dir = join(temporaryDir(onTestFinished), "new", "data");
    await startServer(onTestFinished, { DATA_DIR: dir });
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(dir)) expect(statSync(join(dir, name)).mode & 0o077, name).toBe(0);
  });
});

describe("a start on a database", () => {
  it("writes nothing to the disk of the instance", async () => {
    const { env } = await postgresBed(onTestFinished, await startedCluster(onTestFinished));
    const dir = join(temporaryDir(onTestFinished), "data");
    const server = await startServer(onTestFinished, { ...env, DATA_DIR: dir });
    const id = await saveAt(server, someDetails());
    expect(await findAt(server, id)).toEqual(someDetails());
    expect(existsSync(dir)).toBe(false);
    expect(await server.end("SIGTERM")).toBe(0);
  });
});

describe("a start that cannot be", () => {
  it("names the taken port and the way out in one line", async () => {
    const squatter = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void squatter.close());
    await new Promise((resolve) => squatter.once("listening", resolve));
    const address = squatter.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { code, stderr } = await failedStart({ PORT: String(port), DATA_DIR: temporaryDir(onTestFinished) });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start\n`,
    );
  });

  it("lists every wrong setting", async () => {
    const { code, stderr, stdout } = await failedStart({ PORT: "eighty", DATABASE_URL: "mysql://x/y" });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("  PORT must be");
    expect(stderr).toContain("  DATABASE_URL must begin with postgres://");
  });

  it("says what to do about damaged records", async () => {
    const dir = temporaryDir(onTestFinished);
    writeFileSync(join(dir, RECORDS_FILE), "x".repeat(9000));
    const { code, stderr } = await failedStart({ DATA_DIR: dir });
    expect(code).toBe(1);
    expect(stderr).toContain(`${RECORDS_FILE} is damaged. Put a backup in its place`);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("says which address this machine does not have", async () => {
    const { code, stderr } = await failedStart({ HOST: "203.0.113.7", DATA_DIR: temporaryDir(onTestFinished) });
    expect([code, stderr]).toEqual([1, expect.stringContaining("203.0.113.7 is no address of this machine.")]);
  });
});
