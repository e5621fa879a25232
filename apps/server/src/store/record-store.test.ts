import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AppError } from "@vedanga/contract";
import { describe, expect, it, onTestFinished } from "vitest";
import { someDetails } from "../testing/some-details.ts";
import { temporaryDir } from "../testing/temporary-dir.ts";
import { createRecordSeal } from "./record-seal.ts";
import { createRecordStore } from "./record-store.ts";
import { openSqliteRows, RECORDS_FILE } from "./sqlite-rows.ts";

const SECRET = Buffer.alloc(32, 1);

function openStore(dir: string, secret = SECRET) {
  const store = createRecordStore(openSqliteRows(dir), createRecordSeal(secret));
  onTestFinished(() => store.close());
  return store;
}

/** All bytes the store left in its folder, log and shared memory included. */
const bytesOf = (dir: string): string =>
  readdirSync(dir)
    .map((name) => readFileSync(join(dir, name)).toString("latin1"))
    .join("");

const unavailable = (error: unknown) => error instanceof AppError && error.code === "store_unavailable";

describe("the record store", () => {
  it("gives back what was saved, by its id", async () => {
    const store = openStore(temporaryDir(onTestFinished));
    const details = someDetails({ timeAccuracyMinutes: 15 });
    expect(await store.find(await store.save(details))).toEqual(details);
  });

  it("finds nothing for an id it never gave", async () => {
    const store = openStore(temporaryDir(onTestFinished));
    expect(await store.find("A".repeat(43))).toBeUndefined();
  });

  it("keeps one record for the same details, in the language last used", async () => {
    const dir = temporaryDir(onTestFinished);
    const store = openStore(dir);
    const id = await store.save(someDetails());
    expect(await store.save(someDetails({ language: "telugu", email: "ZEPHYRINA.quillfeather@example.org" }))).toBe(id);
    expect((await store.find(id))?.language).toBe("telugu");
    const database = new DatabaseSync(join(dir, RECORDS_FILE));
    onTestFinished(() => database.close());
    expect(database.prepare("SELECT count(*) AS rows FROM record").get()?.rows).toBe(1);
  });

  it("opens old links after the secret was lost", async () => {
    const dir = temporaryDir(onTestFinished);
    const id = await openStore(dir).save(someDetails());
    const store = openStore(dir, Buffer.alloc(32, 2));
    expect(await store.find(id)).toEqual(someDetails());
    expect(await store.save(someDetails())).not.toBe(id);
  });

  it("leaves no word of a person and no id in its files", async () => {
    const dir = temporaryDir(onTestFinished);
    const store = openStore(dir);
    const id = await store.save(someDetails());
    const bytes = bytesOf(dir);
    expect(bytes.length).toBeGreaterThan(4096);
    const idBytes = Buffer.from(id, "base64url").toString("latin1");
    for (const word of [...Object.values(someDetails()), "Zephyrina", "55555", "Warangal", id, idBytes])
      expect(bytes).not.toContain(word);
  });

  it("erases for good: neither the row nor its bytes are left", async () => {
    const dir = temporaryDir(onTestFinished);
    const store = openStore(dir);
    const id = await store.save(someDetails());
    const kept = await store.save(someDetails({ firstName: "Other" }));
    const database = new DatabaseSync(join(dir, RECORDS_FILE));
    const sealed = database.prepare("SELECT sealed FROM record").all() as { sealed: Uint8Array }[];
    database.close();
    await store.erase(id);
    expect(await store.find(id)).toBeUndefined();
    expect(await store.find(kept)).toEqual(someDetails({ firstName: "Other" }));
    const bytes = bytesOf(dir);
    const left = sealed.filter((row) => bytes.includes(Buffer.from(row.sealed).subarray(13, 80).toString("latin1")));
    expect(sealed).toHaveLength(2);
    expect(left).toHaveLength(1);
  });

  it("erases what is not there without complaint", async () => {
    const store = openStore(temporaryDir(onTestFinished));
    await expect(store.erase("A".repeat(43))).resolves.toBeUndefined();
  });

  it("refuses a record whose bytes were altered", async () => {
    const dir = temporaryDir(onTestFinished);
    const store = openStore(dir);
    const id = await store.save(someDetails());
    const database = new DatabaseSync(join(dir, RECORDS_FILE));
    const row = database.prepare("SELECT sealed FROM record").get() as { sealed: Uint8Array };
    row.sealed[40] = (row.sealed[40] ?? 0) ^ 1;
    database.prepare("UPDATE record SET sealed = ?").run(row.sealed);
    database.close();
    await expect(store.find(id)).rejects.toSatisfy(unavailable);
  });

  it("refuses a record that was put in the place of another", async () => {
    const dir = temporaryDir(onTestFinished);
    const store = openStore(dir);
    const ids = [await store.save(someDetails()), await store.save(someDetails({ firstName: "Other" }))];
    const database = new DatabaseSync(join(dir, RECORDS_FILE));
    const rows = database.prepare("SELECT key, sealed FROM record").all() as { key: Uint8Array; sealed: Uint8Array }[];
    const update = database.prepare("UPDATE record SET sealed = ? WHERE key = ?");
    update.run(rows[1]!.sealed, rows[0]!.key);
    update.run(rows[0]!.sealed, rows[1]!.key);
    database.close();
    for (const id of ids) await expect(store.find(id)).rejects.toSatisfy(unavailable);
  });

  it("says that it is unavailable while another program holds the file, and works again after", async () => {
    const dir = temporaryDir(onTestFinished);
    const store = openStore(dir);
    const id = await store.save(someDetails());
    const holder = new DatabaseSync(join(dir, RECORDS_FILE));
    holder.exec("BEGIN EXCLUSIVE");
    await expect(store.save(someDetails({ firstName: "Other" }))).rejects.toSatisfy(unavailable);
    await expect(store.ready()).rejects.toSatisfy(unavailable);
    expect(await store.find(id)).toEqual(someDetails());
    holder.exec("ROLLBACK");
    holder.close();
    await expect(store.ready()).resolves.toBeUndefined();
    await expect(store.save(someDetails({ firstName: "Other" }))).resolves.toHaveLength(43);
  });
});
