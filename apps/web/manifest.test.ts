import { readFileSync } from "node:fs";
import { join } from "node:path";
import { APP_BASE, APP_ROUTES } from "@vedanga/contract";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const PUBLIC = join(import.meta.dirname, "public");

const manifest = z.parse(
  z.object({
    name: z.string(),
    short_name: z.string(),
    start_url: z.string(),
    scope: z.string(),
    display: z.literal("standalone"),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.string()) })),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  JSON.parse(readFileSync(join(PUBLIC, "manifest.webmanifest"), "utf8")),
);

/** Width and height of a PNG: the first eight bytes of its header chunk. */
function sizeOf(file: string): string {
  const png = readFileSync(join(PUBLIC, file));
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test("what installs the app has the icons that browsers ask for, each of the size it says", () => {
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of pictures) expect(sizeOf(src.replace(`${APP_BASE}/`, "")), src).toBe(sizes);
  const plain = pictures.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes);
  expect(plain).toEqual(["192x192", "512x512"]);
  expect(pictures.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toEqual(["512x512"]);
});

test("it starts within what the worker keeps, and its shortcuts are screens, named in both languages", () => {
  expect([manifest.start_url, manifest.scope]).toEqual([`${APP_BASE}/`, `${APP_BASE}/`]);
  for (const { name, url } of manifest.shortcuts) {
    expect(APP_ROUTES as readonly string[]).toContain(url.slice(APP_BASE.length));
    expect(name).toMatch(/^[A-Z][\w ]+ · [\u0c00-\u0c7f ]+$/);
  }
  expect(manifest.name).toMatch(/[\u0c00-\u0c7f]/);
});
