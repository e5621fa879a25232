import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "@vedanga/contract";
import { builtApp } from "@vedanga/testing/server/built-app";
import { readRefusal } from "@vedanga/testing/server/read-refusal";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod/mini";

const words = { en: "The tank at dusk" };
const GOOD = {
  first: [
    { drawing: "sky", link: "/panchang" },
    { image: "tank.png", words, link: "https://example.org/tank" },
  ],
  second: [{ video: "lamps.mp4", words: { en: "Lamps", te: "దీపాలు" } }],
};

function folder(catalogue: unknown, files: readonly string[] = ["tank.png", "lamps.mp4"]): string {
  const dir = temporaryDir(onTestFinished);
  writeFileSync(join(dir, "slides.json"), typeof catalogue === "string" ? catalogue : JSON.stringify(catalogue));
  for (const name of [...files, "secret.png"]) writeFileSync(join(dir, name), `bytes of ${name}`);
  return dir;
}

const withSlides = (dir?: string) => builtApp(onTestFinished, dir === undefined ? {} : { env: { SLIDES_DIR: dir } });
const slidesOf = async (dir?: string) => {
  const reply = await (await withSlides(dir)).inject(calls.slides.path);
  expect(reply.statusCode).toBe(200);
  return z.parse(calls.slides.response, reply.json()).response;
};

describe("the slides of the home page", () => {
  it("are the product's own if no folder is set", async () => {
    expect(await slidesOf()).toBeNull();
  });

  it("are the operator's where the folder has a good catalogue", async () => {
    expect(await slidesOf(folder(GOOD))).toEqual(GOOD);
  });

  it("bring the files they name, and nothing else of the folder", async () => {
    const app = await withSlides(folder(GOOD));
    const image = await app.inject(`${calls.slides.path}/tank.png`);
    expect([image.statusCode, image.body]).toEqual([200, "bytes of tank.png"]);
    expect(image.headers["content-type"]).toBe("image/png");
    expect(image.headers["cache-control"]).toBe("public, max-age=300");
    const part = await app.inject({ url: `${calls.slides.path}/lamps.mp4`, headers: { range: "bytes=0-4" } });
    expect([part.statusCode, part.body]).toEqual([206, "bytes"]);
    for (const name of ["secret.png", "slides.json", "..%2fid-secret"])
      expect(readRefusal(await app.inject(`${calls.slides.path}/${name}`)).code, name).toBe("unknown_path");
  });

  it.each([
    ["is no JSON", "{"],
    ["lacks a carousel", { first: GOOD.first }],
    ["has an empty carousel", { ...GOOD, second: [] }],
    [
      "has more slides than anyone watches",
      { ...GOOD, second: Array.from({ length: 9 }, () => ({ drawing: "puri" })) },
    ],
    ["knows a drawing we have not", { ...GOOD, second: [{ drawing: "moon" }] }],
    ["is silent about a picture", { ...GOOD, second: [{ image: "tank.png" }] }],
    ["has two things in one slide", { ...GOOD, second: [{ drawing: "puri", image: "tank.png", words }] }],
    ["names a file elsewhere", { ...GOOD, second: [{ image: "../tank.png", words }] }],
    ["names a file of another kind", { ...GOOD, second: [{ image: "tank.html", words }] }],
    ["names a file that is not there", { ...GOOD, second: [{ image: "gone.png", words }] }],
    ["links without encryption", { ...GOOD, second: [{ drawing: "puri", link: "http://example.org" }] }],
    ["links to a script", { ...GOOD, second: [{ drawing: "puri", link: "javascript:alert(1)" }] }],
    ["links past the app", { ...GOOD, second: [{ drawing: "puri", link: "//example.org" }] }],
    ["has a field we do not know", { ...GOOD, third: [] }],
  ])("are the product's own where the catalogue %s", async (_what, catalogue) => {
    expect(await slidesOf(folder(catalogue))).toBeNull();
  });

  it.each<[string, (outside: string, name: string) => void]>([
    ["a link out of the folder", (outside, name) => symlinkSync(join(outside, "id-secret"), name)],
    ["a link to another folder", (outside, name) => symlinkSync(outside, name)],
    ["a folder", (_outside, name) => mkdirSync(name)],
    ["a pipe", (_outside, name) => void execFileSync("mkfifo", [name])],
  ])("bring no %s, at the start or later", async (_what, plant) => {
    const outside = temporaryDir(onTestFinished);
    writeFileSync(join(outside, "id-secret"), "the secret");
    const planted = folder(GOOD, ["lamps.mp4"]);
    plant(outside, join(planted, "tank.png"));
    expect(await slidesOf(planted)).toBeNull();

    const later = folder(GOOD);
    const app = await withSlides(later);
    rmSync(join(later, "tank.png"));
    plant(outside, join(later, "tank.png"));
    expect(readRefusal(await app.inject(`${calls.slides.path}/tank.png`)).code).toBe("unknown_path");

    const bare = folder(GOOD);
    rmSync(join(bare, "slides.json"));
    plant(outside, join(bare, "slides.json"));
    expect(await slidesOf(bare)).toBeNull();
  });

  it("come through links within the folder, as a cluster mounts them", async () => {
    const dir = folder(GOOD, []);
    mkdirSync(join(dir, "..data"));
    for (const name of ["tank.png", "lamps.mp4"]) {
      writeFileSync(join(dir, "..data", name), `bytes of ${name}`);
      symlinkSync(join("..data", name), join(dir, name));
    }
    const app = await withSlides(dir);
    expect((await app.inject(`${calls.slides.path}/tank.png`)).body).toBe("bytes of tank.png");
  });

  it("are the product's own if there is no catalogue", async () => {
    expect(await slidesOf("/nowhere")).toBeNull();
  });
});
