import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import { postgresBed, sqliteBed } from "@vedanga/testing/server/store-engines";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, onTestFinished, vi } from "vitest";
import { backUpSqlite } from "./back-up.ts";
import { StartRefusal } from "./start-refusal.ts";
import { createRecordSeal } from "./store/record-seal.ts";
import { createRecordStore, type RowStore } from "./store/record-store.ts";
import { openSqliteRows, RECORDS_FILE } from "./store/sqlite-rows.ts";

// A database server is started, and programs are run.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const run = promisify(execFile);
const document = readFileSync(join(import.meta.dirname, "../../../docs/backup.md"), "utf8");

function storeOn(rows: RowStore) {
  const store = createRecordStore(rows, createRecordSeal(Buffer.alloc(32, 1)));
  onTestFinished(() => store.close());
  return store;
}

/** Every backup must restore old links, erased ones included, and nothing saved after it. */
async function expectRestored(restored: RowStore, ids: { kept: string; erased: string; later: string }) {
  // The secret may be lost with the machine: old links open all the same.
  const store = createRecordStore(restored, createRecordSeal(Buffer.alloc(32, 2)));
  expect(await store.find(ids.kept)).toEqual(someDetails({ firstName: "Kept" }));
  expect(await store.find(ids.erased)).toEqual(someDetails({ firstName: "Erased" }));
  expect(await store.find(ids.later)).toBeUndefined();
  await store.erase(ids.erased);
  expect(await store.find(ids.erased)).toBeUndefined();
  expect(await store.save(someDetails({ firstName: "New" }))).toHaveLength(43);
}

describe("a backup of SQLite", () => {
  it("made by the documented command while the server saves opens old links after a restore", async () => {
    expect(document).toContain("node apps/server/src/back-up.ts");
    const dataDir = temporaryDir(onTestFinished);
    const store = storeOn(openSqliteRows(dataDir));
    const kept = await store.save(someDetails({ firstName: "Kept" }));
    const erased = await store.save(someDetails({ firstName: "Erased" }));
    const copy = join(temporaryDir(onTestFinished), "records-copy.db");
    const script = join(import.meta.dirname, "back-up.ts");
    const { stdout } = await run(process.execPath, [script, copy], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    expect(stdout).toBe(`The records are copied to ${copy}.\n`);
    expect(statSync(copy).mode & 0o077).toBe(0);
    await store.erase(erased);
    const later = await store.save(someDetails({ firstName: "Later" }));

    const restoredDir = temporaryDir(onTestFinished);
    copyFileSync(copy, join(restoredDir, RECORDS_FILE));
    const restored = openSqliteRows(restoredDir);
    onTestFinished(() => restored.close());
    await expectRestored(restored, { kept, erased, later });
  });

  it("is complete, with all that was acknowledged before it, although saving continues meanwhile", async () => {
    const dir = temporaryDir(onTestFinished);
    const rows = openSqliteRows(dir);
    onTestFinished(() => rows.close());
    const key = (n: number) => Buffer.alloc(32, String(n).padStart(32, "0"));
    for (let n = 0; n < 500; n++) await rows.put(key(n), Buffer.alloc(700, n));
    const copyDir = temporaryDir(onTestFinished);
    const made = backUpSqlite(dir, join(copyDir, RECORDS_FILE));
    for (let n = 500; n < 700; n++) {
      await rows.put(key(n), Buffer.alloc(700, n));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await made;
    const copied = await sqliteBed(copyDir).rows();
    const keys = new Set(copied.map((row) => row.key.toString("utf8")));
    for (let n = 0; n < 500; n++) expect(keys.has(key(n).toString("utf8")), `row ${n}`).toBe(true);
    for (const row of copied) expect(row.sealed).toHaveLength(700);
  });

  it("is refused if there is nothing to copy, and never put over another file", async () => {
    const dir = temporaryDir(onTestFinished);
    await expect(backUpSqlite(dir, join(dir, "copy.db"))).rejects.toThrow(StartRefusal);
    const data = join(dir, "data");
    mkdirSync(data);
    await openSqliteRows(data).close();
    writeFileSync(join(dir, "copy.db"), "precious");
    await expect(backUpSqlite(data, join(dir, "copy.db"))).rejects.toThrow("is there already");
    expect(readFileSync(join(dir, "copy.db"), "utf8")).toBe("precious");
    rmSync(join(dir, "copy.db"));
    await backUpSqlite(data, join(dir, "copy.db"));
    expect(existsSync(join(dir, "copy.db.part"))).toBe(false);
  });
});

describe("a backup of PostgreSQL", () => {
  it("made by pg_dump and restored by pg_restore as documented opens old links, and shows nobody", async ({
    cluster,
  }) => {
    const dumping = ["--format=custom", "--schema=vedanga", "--no-owner", "--no-privileges"];
    const restoring = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
    for (const option of [...dumping, ...restoring]) expect(document).toContain(option);
    const [bed, other] = [await postgresBed(onTestFinished, cluster), await postgresBed(onTestFinished, cluster)];
    const nameOf = ({ env }: typeof bed) => new URL(String(env.DATABASE_URL)).pathname.slice(1);
    const store = storeOn(await bed.open());
    const kept = await store.save(someDetails({ firstName: "Kept" }));
    const erased = await store.save(someDetails({ firstName: "Erased" }));
    const file = join(temporaryDir(onTestFinished), "records.dump");
    await cluster.run("pg_dump", nameOf(bed), [...dumping, `--file=${file}`]);
    await store.erase(erased);
    const later = await store.save(someDetails({ firstName: "Later" }));

    const text = await cluster.run("pg_dump", nameOf(bed), ["--schema=vedanga"]);
    expect(text).toMatch(/COPY vedanga\.record/);
    const words = [...Object.values(someDetails()), kept, "Kept", "Later"].map(String);
    for (const word of [...words, ...words.map((word) => Buffer.from(word).toString("hex"))])
      expect(text.includes(word), word).toBe(false);

    // Once into an empty database, once over what is there.
    for (const place of [other, bed]) {
      await cluster.run("pg_restore", nameOf(place), [...restoring, file]);
      const restored = await place.open();
      onTestFinished(() => restored.close());
      await expectRestored(restored, { kept, erased, later });
    }
  });
});
