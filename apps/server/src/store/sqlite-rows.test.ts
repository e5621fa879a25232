import { execFile } from "node:child_process";
import { closeSync, mkdirSync, openSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { bytesUnder } from "@vedanga/testing/bytes-under";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished } from "vitest";
import { StartRefusal } from "../start-refusal.ts";
import { openSqliteRows, RECORDS_FILE } from "./sqlite-rows.ts";

const key = (n: number) => Buffer.alloc(32, n);
const inFile = (dir: string, work: (database: DatabaseSync) => void) => {
  const database = new DatabaseSync(join(dir, RECORDS_FILE));
  work(database);
  database.close();
};

/** Removes a row that another program still reads; that program. */
async function removedWhileRead(rows: ReturnType<typeof openSqliteRows>, dir: string): Promise<DatabaseSync> {
  await rows.put(key(7), Buffer.from("sealed bytes of row 7."));
  const reader = new DatabaseSync(join(dir, RECORDS_FILE));
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM record").get();
  await rows.remove(key(7));
  return reader;
}

function refusalOf(work: () => unknown): StartRefusal {
  try {
    work();
  } catch (error) {
    if (error instanceof StartRefusal) return error;
    throw error;
  }
  throw new Error("it did not refuse");
}

describe("the records file", () => {
  it("commits to a write-ahead log", async () => {
    const dir = temporaryDir(onTestFinished);
    const rows = openSqliteRows(dir);
    await rows.put(key(1), Buffer.from("sealed"));
    inFile(dir, (database) => {
      expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    });
    expect(statSync(join(dir, `${RECORDS_FILE}-wal`)).size).toBeGreaterThan(0);
    await rows.close();
  });

  it("puts a row that needs another only while that one is there", async () => {
    const rows = openSqliteRows(temporaryDir(onTestFinished));
    await rows.put(key(1), Buffer.from("record"));
    expect(await rows.put(key(2), Buffer.from("view"), { beside: key(1) })).toBe(true);
    await rows.remove(key(1), key(2));
    expect(await rows.put(key(2), Buffer.from("view"), { beside: key(1) })).toBe(false);
    expect(await rows.get(key(2))).toBeUndefined();
    await rows.close();
  });

  it("keeps its rows from one start to the next", async () => {
    const dir = temporaryDir(onTestFinished);
    const first = openSqliteRows(dir);
    await first.put(key(1), Buffer.from("one"));
    await first.close();
    const second = openSqliteRows(dir);
    expect((await second.get(key(1)))?.toString()).toBe("one");
    await second.close();
  });

  it("contains no byte of a removed row, and neither does its log", async () => {
    const dir = temporaryDir(onTestFinished);
    const rows = openSqliteRows(dir);
    for (let n = 0; n < 20; n++) await rows.put(key(n), Buffer.from(`sealed bytes of row ${n}.`.repeat(20)));
    await rows.remove(key(7));
    const bytes = bytesUnder(dir);
    expect(bytes).toContain("sealed bytes of row 8.");
    expect(bytes).not.toContain("sealed bytes of row 7.");
    await rows.close();
  });

  it("contains no byte of a row that another replaced", async () => {
    const dir = temporaryDir(onTestFinished);
    const rows = openSqliteRows(dir);
    for (let n = 0; n < 20; n++) await rows.put(key(n), Buffer.from(`sealed bytes of row ${n}.`.repeat(20)));
    await rows.put(key(30), Buffer.from("sealed bytes of row 30."), { without: [key(7), key(9)] });
    const bytes = bytesUnder(dir);
    expect(bytes).toContain("sealed bytes of row 8.");
    expect(bytes).toContain("sealed bytes of row 30.");
    for (const n of [7, 9]) expect(bytes).not.toContain(`sealed bytes of row ${n}.`);
    await rows.close();
  });

  it.for(["INSERT", "DELETE"])(
    "has both rows as before if the %s of one of them fails, and changes them at the next attempt",
    async (step) => {
      const dir = temporaryDir(onTestFinished);
      const rows = openSqliteRows(dir);
      await rows.put(key(1), Buffer.from("one"));
      inFile(dir, (database) =>
        database.exec(`CREATE TRIGGER held BEFORE ${step} ON record BEGIN SELECT RAISE(ABORT, 'held'); END`),
      );
      await expect(rows.put(key(2), Buffer.from("two"), { without: [key(1)] })).rejects.toThrow("held");
      expect((await rows.get(key(1)))?.toString()).toBe("one");
      expect(await rows.get(key(2))).toBeUndefined();
      inFile(dir, (database) => database.exec("DROP TRIGGER held"));
      await rows.put(key(2), Buffer.from("two"), { without: [key(1)] });
      expect(await rows.get(key(1))).toBeUndefined();
      expect((await rows.get(key(2)))?.toString()).toBe("two");
      await rows.close();
    },
  );

  it("keeps a row and the rows removed with it, or none of them", async () => {
    const dir = temporaryDir(onTestFinished);
    const rows = openSqliteRows(dir);
    for (const n of [1, 2]) await rows.put(key(n), Buffer.from("x"));
    inFile(dir, (database) =>
      database.exec(`CREATE TRIGGER held BEFORE DELETE ON record WHEN old.key = x'${key(2).toString("hex")}'
        BEGIN SELECT RAISE(ABORT, 'held'); END`),
    );
    await expect(rows.remove(key(1), key(2))).rejects.toThrow("held");
    expect(await rows.get(key(1))).toBeDefined();
    await rows.close();
  });

  it("contains no byte of a row that was removed while another program read it, once that program has ended", async () => {
    const dir = temporaryDir(onTestFinished);
    const rows = openSqliteRows(dir);
    const reader = await removedWhileRead(rows, dir);
    expect(await rows.get(key(7))).toBeUndefined();
    expect(bytesUnder(dir)).toContain("sealed bytes of row 7.");
    reader.close();
    while (bytesUnder(dir).includes("sealed bytes of row 7.")) await new Promise((resolve) => setTimeout(resolve, 20));
    await rows.close();
  });

  it("contains no byte of a removed row after the next start, if the log could not be emptied before", async () => {
    const dir = temporaryDir(onTestFinished);
    const rows = openSqliteRows(dir);
    const reader = await removedWhileRead(rows, dir);
    await rows.close();
    reader.exec("ROLLBACK");
    expect(bytesUnder(dir)).toContain("sealed bytes of row 7.");
    const second = openSqliteRows(dir);
    expect(bytesUnder(dir)).not.toContain("sealed bytes of row 7.");
    reader.close();
    await second.close();
  });

  it("serves others while a save waits for another program, and can be read meanwhile", async () => {
    const dir = temporaryDir(onTestFinished);
    const rows = openSqliteRows(dir);
    await rows.put(key(1), Buffer.from("one"));
    const holder = new DatabaseSync(join(dir, RECORDS_FILE));
    holder.exec("BEGIN IMMEDIATE");
    const saves = [rows.put(key(2), Buffer.from("two")), rows.put(key(1), Buffer.from("three"))];
    expect((await rows.get(key(1)))?.toString()).toBe("one");
    holder.close();
    await Promise.all(saves);
    expect((await rows.get(key(1)))?.toString()).toBe("three");
    expect((await rows.get(key(2)))?.toString()).toBe("two");
    await rows.close();
  });

  it("is made once when many servers start in the same empty folder", async () => {
    const dir = temporaryDir(onTestFinished);
    const script = `
      import { openSqliteRows } from ${JSON.stringify(join(import.meta.dirname, "sqlite-rows.ts"))};
      const rows = openSqliteRows(${JSON.stringify(dir)});
      await rows.put(Buffer.alloc(32, Number(process.argv[1])), Buffer.from("x"));
      await rows.close();`;
    const start = promisify(execFile);
    const starts = Array.from({ length: 6 }, (_, n) =>
      start(process.execPath, ["--input-type=module", "-e", script, String(n)]),
    );
    await Promise.all(starts);
    inFile(dir, (database) => {
      expect(database.prepare("SELECT count(*) AS rows FROM record").get()?.rows).toBe(6);
    });
  });

  it("is refused when it is not a database, with the way out", () => {
    const dir = temporaryDir(onTestFinished);
    writeFileSync(join(dir, RECORDS_FILE), "these are not the records you are looking for ".repeat(200));
    const refusal = refusalOf(() => openSqliteRows(dir));
    expect(refusal.message).toBe(`${join(dir, RECORDS_FILE)} is damaged.`);
    expect(refusal.remedy).toContain("backup");
  });

  it("is refused when a page inside it is damaged", async () => {
    const dir = temporaryDir(onTestFinished);
    const rows = openSqliteRows(dir);
    for (let n = 0; n < 60; n++) await rows.put(key(n), Buffer.alloc(500, n));
    await rows.close();
    const file = openSync(join(dir, RECORDS_FILE), "r+");
    writeSync(file, Buffer.alloc(4096, 0xff), 0, 4096, 8192);
    closeSync(file);
    expect(refusalOf(() => openSqliteRows(dir)).message).toContain("is damaged");
  });

  it("is refused when another program made it, and left as it was", () => {
    const dir = temporaryDir(onTestFinished);
    inFile(dir, (database) => database.exec("CREATE TABLE thing (a); INSERT INTO thing VALUES (1)"));
    expect(refusalOf(() => openSqliteRows(dir)).message).toContain("another program");
    inFile(dir, (database) => {
      expect(database.prepare("SELECT a FROM thing").get()).toEqual({ a: 1 });
      expect(database.prepare("SELECT count(*) AS n FROM sqlite_schema").get()?.n).toBe(1);
    });
  });

  it("is refused when a newer version wrote it", async () => {
    const dir = temporaryDir(onTestFinished);
    await openSqliteRows(dir).close();
    inFile(dir, (database) => database.exec("PRAGMA user_version = 99"));
    expect(refusalOf(() => openSqliteRows(dir)).message).toContain("newer version");
  });

  it("is refused while another program locks it", async () => {
    const dir = temporaryDir(onTestFinished);
    await openSqliteRows(dir).close();
    inFile(dir, (holder) => {
      holder.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE t (a)");
      expect(refusalOf(() => openSqliteRows(dir)).message).toContain("locked by another program");
      holder.exec("ROLLBACK");
    });
  });

  it("is refused if there is a folder with its name or a file in place of its folder", () => {
    const dir = temporaryDir(onTestFinished);
    mkdirSync(join(dir, "a", RECORDS_FILE), { recursive: true });
    expect(refusalOf(() => openSqliteRows(join(dir, "a"))).remedy).toContain("DATA_DIR");
    writeFileSync(join(dir, "b"), "");
    expect(refusalOf(() => openSqliteRows(join(dir, "b"))).message).toBe(`${join(dir, "b")} is a file, not a folder.`);
  });

  it("is in a folder that only its owner can enter", async () => {
    const dir = join(temporaryDir(onTestFinished), "data");
    await openSqliteRows(dir).close();
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });
});
