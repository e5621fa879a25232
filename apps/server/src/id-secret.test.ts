import { execFile } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished } from "vitest";
import { idSecret, SECRET_FILE } from "./id-secret.ts";
import { StartRefusal } from "./start-refusal.ts";

describe("the secret of the ids", () => {
  it("is made once, 256 bits, and readable by its owner alone", () => {
    const dir = temporaryDir(onTestFinished);
    const secret = idSecret(undefined, dir);
    expect(secret).toHaveLength(32);
    expect(idSecret(undefined, dir).equals(secret)).toBe(true);
    expect(statSync(join(dir, SECRET_FILE)).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual([SECRET_FILE]);
  });

  it("differs from folder to folder", () => {
    expect(
      idSecret(undefined, temporaryDir(onTestFinished)).equals(idSecret(undefined, temporaryDir(onTestFinished))),
    ).toBe(false);
  });

  it("is the setting if there is one, and then nothing is written", () => {
    const dir = temporaryDir(onTestFinished);
    expect(idSecret("s".repeat(40), dir).toString()).toBe("s".repeat(40));
    expect(readdirSync(dir)).toEqual([]);
  });

  it("is one and the same for servers that start at once", async () => {
    const dir = temporaryDir(onTestFinished);
    const script = `
      import { idSecret } from ${JSON.stringify(join(import.meta.dirname, "id-secret.ts"))};
      process.stdout.write(idSecret(undefined, ${JSON.stringify(dir)}).toString("hex"));`;
    const start = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
    const outputs = await Promise.all(Array.from({ length: 6 }, start));
    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(outputs[0]?.stdout).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is not guessed from a file that contains something else", () => {
    const dir = temporaryDir(onTestFinished);
    writeFileSync(join(dir, SECRET_FILE), "too short");
    expect(() => idSecret(undefined, dir)).toThrow(StartRefusal);
  });

  it("cannot be kept in a folder that is a file", () => {
    const dir = temporaryDir(onTestFinished);
    writeFileSync(join(dir, "data"), "");
    expect(() => idSecret(undefined, join(dir, "data"))).toThrow(StartRefusal);
  });
});
