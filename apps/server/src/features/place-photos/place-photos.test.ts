import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { readPhotos } from "./read-photos.ts";

const PNG = Buffer.from("\x89PNG\r\n\x1a\nthe rest", "latin1");
const caption = { en: "The ghats at dawn", te: "తెల్లవారుజామున ఘాట్లు" };
const GOOD = { photos: [{ file: "ghats.png", caption }] };

/** A folder with one place. */
function folder(captions: unknown = GOOD, place = "kasi"): string {
  const dir = temporaryDir(onTestFinished);
  mkdirSync(join(dir, place));
  const text = typeof captions === "string" ? captions : JSON.stringify(captions);
  writeFileSync(join(dir, place, "photos.json"), text);
  writeFileSync(join(dir, place, "ghats.png"), PNG);
  writeFileSync(join(dir, place, "secret.png"), PNG);
  return dir;
}

const withPhotos = (dir?: string) =>
  builtApp(onTestFinished, dir === undefined ? {} : { env: { PLACE_PHOTOS_DIR: dir } });

async function photosOf(dir?: string) {
  const reply = await (await withPhotos(dir)).inject(calls.placePhotos.path);
  expect(reply.statusCode).toBe(200);
  return z.parse(calls.placePhotos.response, reply.json()).response;
}

const file = (name: string) => `${calls.placePhotos.path}/${name}`;

describe("the photographs of sacred places", () => {
  it("are none if no folder is set", async () => {
    expect(await photosOf()).toEqual({});
    expect(readRefusal(await (await withPhotos()).inject(file("kasi/ghats.png"))).code).toBe("unknown_path");
  });

  it("are the operator's, with their captions in both languages", async () => {
    expect(await photosOf(folder())).toEqual({ kasi: GOOD.photos });
  });

  it("bring the files they name, and nothing else of the folder", async () => {
    const app = await withPhotos(folder());
    const image = await app.inject(file("kasi/ghats.png"));
    expect([image.statusCode, image.rawPayload]).toEqual([200, PNG]);
    expect(image.headers["content-type"]).toBe("image/png");
    expect(image.headers["cache-control"]).toBe("public, max-age=300");
    for (const name of ["kasi/secret.png", "kasi/photos.json", "puri/ghats.png", "kasi/..%2fkasi%2fghats.png", ".."])
      expect(readRefusal(await app.inject(file(name))).code, name).toBe("unknown_path");
  });

  it("come in parts, and say which part or which state of a file they do not have", async () => {
    const app = await withPhotos(folder());
    const ask = (headers: Record<string, string>) => app.inject({ url: file("kasi/ghats.png"), headers });
    expect((await ask({ range: "bytes=1-3" })).body).toBe("PNG");
    expect(readRefusal(await ask({ range: "bytes=5000-" })).code).toBe("range_not_satisfiable");
    expect(readRefusal(await ask({ "if-match": '"another"' })).code).toBe("precondition_failed");
  });

  it("of a good folder show although another is bad", async () => {
    const dir = folder();
    mkdirSync(join(dir, "puri"));
    mkdirSync(join(dir, "atlantis"));
    expect(await photosOf(dir)).toEqual({ kasi: GOOD.photos });
    expect(readPhotos(dir).faults.toSorted()).toEqual([
      "atlantis: it is the id of no sacred place",
      "puri: photos.json cannot be read",
    ]);
  });

  it.each<[string, unknown, string]>([
    ["is no JSON", "{", "photos.json is not valid JSON"],
    ["is larger than captions are", " ".repeat(300_000), "photos.json is too large"],
    ["has no photograph", { photos: [] }, "photos.json.photos must hold at least one photograph"],
    [
      "has no Telugu",
      { photos: [{ file: "ghats.png", caption: { en: "x" } }] },
      "photos.json.photos.0.caption.te is missing or of the wrong kind",
    ],
    [
      "names a file elsewhere",
      { photos: [{ file: "../ghats.png", caption }] },
      "photos.json.photos.0.file must be the name",
    ],
    ["names a drawing", { photos: [{ file: "ghats.svg", caption }] }, "photos.json.photos.0.file must be the name"],
    ["names a file twice", { photos: [...GOOD.photos, ...GOOD.photos] }, "photos.json.photos must name no file twice"],
    [
      "says nothing that is seen",
      { photos: [{ file: "ghats.png", caption: { ...caption, te: "\u200b" } }] },
      "photos.json.photos.0.caption.te must say something",
    ],
    [
      "has a control character",
      { photos: [{ file: "ghats.png", caption: { ...caption, en: "The ghats\u0000" } }] },
      "photos.json.photos.0.caption.en must be one line without control characters",
    ],
    ["names a file that is not there", { photos: [{ file: "gone.png", caption }] }, "gone.png cannot be read"],
    ["has a field we do not know", { ...GOOD, order: 1 }, "photos.json has order, which nothing reads"],
  ])("of a folder whose caption file %s are passed over, and the log says why", (_what, captions, fault) => {
    const { photos, faults } = readPhotos(folder(captions));
    expect(photos).toEqual({});
    expect(faults.join("\n")).toMatch(/^kasi: /);
    expect(faults.join("\n")).toContain(fault);
  });

  it.each<[string, Buffer | string, string]>([
    ["is a page", "<html>", "ghats.png does not begin as a .png file does"],
    ["is another kind of picture", Buffer.from("ffd8ffe0", "hex"), "ghats.png does not begin as a .png file does"],
    ["is empty", "", "ghats.png does not begin as a .png file does"],
    ["is too large", Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]), "ghats.png has more than 5 MB"],
  ])("with a file that %s are passed over", (_what, bytes, fault) => {
    const dir = folder();
    writeFileSync(join(dir, "kasi", "ghats.png"), bytes);
    expect(readPhotos(dir)).toEqual({ photos: {}, faults: [`kasi: ${fault}`] });
  });

  it.each<[string, string]>([
    ["jpg", "ffd8ffe000104a4649460001"],
    ["webp", "524946462400000057454250"],
    ["avif", "0000002066747970617669660000"],
  ])("may be %s files", (ending, beginning) => {
    const photos = [{ file: `one.${ending}`, caption }];
    const dir = folder({ photos });
    writeFileSync(join(dir, "kasi", `one.${ending}`), Buffer.from(beginning, "hex"));
    expect(readPhotos(dir)).toEqual({ photos: { kasi: photos }, faults: [] });
  });

  it.each<[string, string, (outside: string, name: string) => void]>([
    ["a picture", "kasi/ghats.png", (outside, name) => symlinkSync(join(outside, "kasi", "ghats.png"), name)],
    ["a caption file", "kasi/photos.json", (outside, name) => symlinkSync(join(outside, "kasi", "photos.json"), name)],
    ["a folder", "kasi", (outside, name) => symlinkSync(join(outside, "kasi"), name)],
    ["a pipe", "kasi/ghats.png", (_outside, name) => void execFileSync("mkfifo", [name])],
  ])("come through no link or pipe: %s", async (_what, name, plant) => {
    const outside = folder();
    const planted = folder();
    rmSync(join(planted, name), { recursive: true });
    plant(outside, join(planted, name));
    expect(await photosOf(planted)).toEqual({});

    if (name.endsWith(".json")) return;
    const later = folder();
    const app = await withPhotos(later);
    rmSync(join(later, name), { recursive: true });
    plant(outside, join(later, name));
    expect(readRefusal(await app.inject(file("kasi/ghats.png"))).code).toBe("unknown_path");
  });

  it("may have a caption file that begins with a byte-order mark", () => {
    expect(readPhotos(folder(`\uFEFF${JSON.stringify(GOOD)}`))).toEqual({ photos: { kasi: GOOD.photos }, faults: [] });
  });

  it("fill no line of the log with a thousand wrong names", () => {
    const dir = folder({ ...GOOD, ["x".repeat(2000)]: 1 });
    for (let stray = 0; stray < 60; stray += 1) writeFileSync(join(dir, `stray${stray}`), "");
    const { faults } = readPhotos(dir);
    expect([faults.length, faults.at(-1)]).toEqual([41, "and 21 more"]);
    for (const fault of faults) expect(fault.length).toBeLessThan(310);
  });

  it.each(["kasi/photos.json", "kasi/photos.json/photos"])(
    "are none where the folder is no folder: %s",
    async (name) => {
      const notFolder = join(folder(), name);
      const app = await withPhotos(notFolder);
      expect((await app.inject(calls.placePhotos.path)).json().response).toEqual({});
      expect(readRefusal(await app.inject(file("kasi/ghats.png"))).code).toBe("unknown_path");
      expect(readPhotos(notFolder).faults).toEqual(["the folder cannot be read"]);
    },
  );

  it("answer 404 where the whole folder has become a link to itself", async () => {
    const dir = folder();
    const app = await withPhotos(dir);
    rmSync(dir, { recursive: true });
    symlinkSync(dir, dir);
    expect(readRefusal(await app.inject(file("kasi/ghats.png"))).code).toBe("unknown_path");
    rmSync(dir);
  });

  it("are none where the folder does not exist", async () => {
    expect(await photosOf("/nowhere")).toEqual({});
    expect(readPhotos("/nowhere").faults).toEqual(["the folder cannot be read"]);
  });
});
