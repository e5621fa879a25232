import { AppError, type ErrorCode, type ShownName } from "@vedanga/contract";
import { serverTest as it } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import { STORE_ENGINES, type StoreBed } from "@vedanga/testing/server/store-engines";
import { describe, expect, onTestFinished, vi } from "vitest";
import { createRecordSeal } from "./record-seal.ts";
import { createRecordStore, type RecordStore } from "./record-store.ts";

// A database server is started for the first test that asks for one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const SECRET = Buffer.alloc(32, 1);

async function openStore(bed: StoreBed, secret = SECRET) {
  const store = createRecordStore(await bed.open(), createRecordSeal(secret));
  onTestFinished(() => store.close());
  return store;
}

async function sharedBy(store: RecordStore, id: string, shown: ShownName) {
  const shared = await store.share(id, shown);
  if (!shared?.view) throw new Error("it was not shared");
  return shared;
}

const refusedAs = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

/** Many wait for ten sessions: on a busy machine one may wait longer than the store's limit, and asks again as people do. */
async function savedAtLast(store: RecordStore | undefined): Promise<string | undefined> {
  try {
    return await store?.save(someDetails());
  } catch (error) {
    if (!refusedAs("store_unavailable")(error)) throw error;
    return savedAtLast(store);
  }
}

describe.each(STORE_ENGINES)("the record store on $name", (engine) => {
  it("returns what was saved, by its id, in every script", async ({ newBed }) => {
    const store = await openStore(await newBed(engine));
    const details = someDetails({ firstName: "అనురాధ", location: "వరంగల్ 🙏", timeAccuracyMinutes: 15 });
    expect(await store.find(await store.save(details))).toEqual(details);
  });

  it("finds nothing for an id it never gave", async ({ newBed }) => {
    const store = await openStore(await newBed(engine));
    expect(await store.find("A".repeat(43))).toBeUndefined();
  });

  it("keeps one record for the same details, in the language last used", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const id = await store.save(someDetails());
    expect(await store.save(someDetails({ language: "telugu", email: "ZEPHYRINA.quillfeather@example.org" }))).toBe(id);
    expect((await store.find(id))?.language).toBe("telugu");
    expect(await bed.rows()).toHaveLength(1);
  });

  it("keeps one record for the same details saved by many at once through two servers", async ({ newBed }) => {
    const bed = await newBed(engine);
    const stores = [await openStore(bed), await openStore(bed)];
    const ids = await Promise.all(Array.from({ length: 40 }, (_, n) => savedAtLast(stores[n % 2])));
    expect(new Set(ids).size).toBe(1);
    expect(await bed.rows()).toHaveLength(1);
  });

  it("keeps its rows from one start to the next, and opens old links after the secret was lost", async ({ newBed }) => {
    const bed = await newBed(engine);
    const first = await openStore(bed);
    const id = await first.save(someDetails());
    const store = await openStore(bed, Buffer.alloc(32, 2));
    expect(await store.find(id)).toEqual(someDetails());
    expect(await store.save(someDetails())).not.toBe(id);
  });

  it("leaves no text of a person and no id on the disk", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const id = await store.save(someDetails());
    const bytes = await bed.bytes();
    const [row] = await bed.rows();
    expect(bytes).toContain(row?.sealed.subarray(13, 80).toString("latin1"));
    // The zone and the language are words that a database may know of itself.
    const { language: _language, zone: _zone, ...words } = someDetails();
    const idBytes = Buffer.from(id, "base64url").toString("latin1");
    for (const word of [...Object.values(words), "Zephyrina", "Warangal", id, idBytes])
      expect(bytes.includes(String(word)), String(word)).toBe(false);
  });

  it("opens nothing for a person with every row and the secret, but no id", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    await store.save(someDetails());
    const [row] = await bed.rows();
    if (!row) throw new Error("no row");
    const seal = createRecordSeal(SECRET);
    for (const guess of [row.key.toString("base64url"), SECRET.toString("base64url"), row.key.toString("hex")])
      expect(() => seal.open(guess, row.sealed)).toThrow();
  });

  it("erases one record and leaves the others; what is not there it erases without complaint", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const id = await store.save(someDetails());
    const kept = await store.save(someDetails({ firstName: "Other" }));
    await store.erase(id);
    expect(await store.find(id)).toBeUndefined();
    expect(await store.find(kept)).toEqual(someDetails({ firstName: "Other" }));
    expect(await bed.rows()).toHaveLength(1);
    await expect(store.erase(id)).resolves.toBeUndefined();
  });

  it("replaces one record by another; sent again it changes nothing, though the first is gone", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const old = await store.save(someDetails());
    const view = (await store.share(old, "name"))?.view ?? "";
    const kept = await store.save(someDetails({ firstName: "Other" }));
    const corrected = someDetails({ birthTime: "04:48" });
    const id = await store.save(corrected, old);
    for (let time = 0; time < 2; time++) {
      expect(await store.find(id)).toEqual(corrected);
      expect(await store.find(old)).toBeUndefined();
      expect(await store.view(view)).toBeUndefined();
      expect(await store.find(kept)).toEqual(someDetails({ firstName: "Other" }));
      expect(await bed.rows()).toHaveLength(2);
      expect(await store.save(corrected, old)).toBe(id);
    }
  });

  it("keeps a record that is saved again in its own place", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const id = await store.save(someDetails());
    expect(await store.save(someDetails({ language: "telugu" }), id)).toBe(id);
    expect((await store.find(id))?.language).toBe("telugu");
  });

  it.for<readonly [how: string, change: (sealed: Buffer) => Uint8Array]>([
    ["altered in one bit", (sealed: Buffer) => sealed.with(40, (sealed[40] ?? 0) ^ 1)],
    ["torn in the middle", (sealed: Buffer) => sealed.subarray(0, sealed.length / 2)],
    ["emptied", () => Buffer.alloc(0)],
    ["filled with zeros", (sealed: Buffer) => Buffer.alloc(sealed.length)],
  ])("refuses a record that was %s, by its own code, and takes it again", async ([_how, change], { newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const id = await store.save(someDetails());
    const [row] = await bed.rows();
    if (!row) throw new Error("no row");
    await bed.alter(row.key, Buffer.from(change(row.sealed)));
    await expect(store.find(id)).rejects.toSatisfy(refusedAs("record_damaged"));
    expect(await store.save(someDetails())).toBe(id);
    expect(await store.find(id)).toEqual(someDetails());
  });

  it("refuses a record that was put in the place of another", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const ids = [await store.save(someDetails()), await store.save(someDetails({ firstName: "Other" }))];
    const [first, second] = await bed.rows();
    if (!first || !second) throw new Error("no rows");
    await bed.alter(first.key, second.sealed);
    await bed.alter(second.key, first.sealed);
    for (const id of ids) await expect(store.find(id)).rejects.toSatisfy(refusedAs("record_damaged"));
  });

  it("erases the views of a record with it, also when it is sent again", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const id = await store.save(someDetails());
    const other = await store.save(someDetails({ firstName: "Other" }));
    const { view } = await sharedBy(store, id, "name");
    const { view: kept } = await sharedBy(store, other, "initials");
    expect(await bed.rows()).toHaveLength(4);
    for (let time = 0; time < 2; time++) {
      await store.erase(id);
      expect(await store.view(view)).toBeUndefined();
      expect(await bed.rows()).toHaveLength(2);
    }
    expect((await store.view(kept))?.firstName).toBe("O.");
    expect(await store.share(id, "name")).toBeUndefined();
    expect(await store.sharedAs(id)).toBeUndefined();
    expect(await bed.rows()).toHaveLength(2);
  });

  it("has one view of a record at a time, the same key each time, until it is shown to nobody", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const id = await store.save(someDetails());
    expect(await store.sharedAs(id)).toEqual({ shown: "nobody", view: null });
    const named = await sharedBy(store, id, "name");
    expect(await store.sharedAs(id)).toEqual(named);
    expect(await store.share(id, "name")).toEqual(named);
    const lettered = await sharedBy(store, id, "initials");
    expect(lettered.view).not.toBe(named.view);
    expect(await store.sharedAs(id)).toEqual(lettered);
    expect(await store.view(named.view)).toBeUndefined();
    expect(await bed.rows()).toHaveLength(2);
    expect(await store.share(id, "nobody")).toEqual({ shown: "nobody", view: null });
    expect(await store.view(lettered.view)).toBeUndefined();
    expect(await bed.rows()).toHaveLength(1);
  });

  it("leaves no view behind when a record is erased while it is shared", async ({ newBed }) => {
    const bed = await newBed(engine);
    const stores = [await openStore(bed), await openStore(bed)] as const;
    for (let time = 0; time < 15; time++) {
      const id = await stores[0].save(someDetails({ firstName: `Person ${time}` }));
      const shares = [0, 1, 0, 1].map((n) => stores[n as 0 | 1].share(id, "name"));
      await Promise.all([...shares, stores[1].erase(id)]);
      expect(await bed.rows()).toEqual([]);
    }
  });

  it("has one view of a record when two names are chosen at the same moment through two servers", async ({
    newBed,
  }) => {
    const bed = await newBed(engine);
    const stores = [await openStore(bed), await openStore(bed)] as const;
    const id = await stores[0].save(someDetails());
    for (let time = 0; time < 15; time++) {
      await Promise.all([sharedBy(stores[0], id, "name"), sharedBy(stores[1], id, "initials")]);
      expect(await bed.rows()).toHaveLength(2);
      await stores[time % 2 ? 0 : 1].share(id, "nobody");
    }
  });

  it("has one record when two that replace each other are saved at the same moment", async ({ newBed }) => {
    const bed = await newBed(engine);
    const stores = [await openStore(bed), await openStore(bed)] as const;
    const [one, two] = [someDetails(), someDetails({ firstName: "Other" })];
    for (let time = 0; time < 15; time++) {
      const ids = [await stores[0].save(one), await stores[0].save(two)] as const;
      await Promise.all([stores[0].save(one, ids[1]), stores[1].save(two, ids[0])]);
      expect(await bed.rows()).toHaveLength(1);
    }
  });

  it("shows nothing of a record that a server without views erased", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const id = await store.save(someDetails());
    const { view } = await sharedBy(store, id, "name");
    const rows = await bed.open();
    onTestFinished(() => rows.close());
    await rows.remove(createRecordSeal(SECRET).rowKey(id));
    expect(await bed.rows()).toHaveLength(1);
    expect(await store.view(view)).toBeUndefined();
  });

  it("leaves no text of a view and no key on the disk, and a damaged view is refused", async ({ newBed }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    const id = await store.save(someDetails());
    const before = await bed.rows();
    const { view } = await sharedBy(store, id, "initials");
    const bytes = await bed.bytes();
    for (const word of [
      "Zephyrina",
      "1987-11-23",
      "Warangal",
      id,
      view,
      Buffer.from(view, "base64url").toString("latin1"),
    ])
      expect(bytes.includes(word), word).toBe(false);
    const row = (await bed.rows()).find(({ key }) => !before.some((known) => known.key.equals(key)));
    if (!row) throw new Error("no row");
    expect(row.sealed).toHaveLength(before[0]?.sealed.length ?? 0);
    await bed.alter(row.key, Buffer.from(row.sealed.with(40, (row.sealed[40] ?? 0) ^ 1)));
    await expect(store.view(view)).rejects.toSatisfy(refusedAs("record_damaged"));
    expect(await sharedBy(store, id, "initials")).toEqual({ shown: "initials", view });
    expect((await store.view(view))?.lastName).toBe("Q.");
  });

  it("says that it is unavailable while another program locks the records, and works again after", async ({
    newBed,
  }) => {
    const bed = await newBed(engine);
    const store = await openStore(bed);
    // How slow the machine is at present.
    const beforeLock = performance.now();
    await store.save(someDetails({ firstName: "Before" }));
    await store.ready();
    const unlockedMs = performance.now() - beforeLock;
    const release = await bed.hold();
    const start = performance.now();
    const refused = await Promise.allSettled([store.save(someDetails()), store.ready()]);
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    for (const result of refused)
      if (result.status === "rejected") expect(result.reason).toSatisfy(refusedAs("store_unavailable"));
    expect(performance.now() - start).toBeLessThan(6000 + 20 * unlockedMs);
    await release();
    await expect(store.ready()).resolves.toBeUndefined();
    await expect(store.save(someDetails())).resolves.toHaveLength(43);
  });
});
