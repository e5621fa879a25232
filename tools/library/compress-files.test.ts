import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, onTestFinished } from "vitest";
import { compressFiles } from "./compress-files.ts";

const TEXT = "a text that repeats itself. ".repeat(100);

it("leaves both compressed forms beside every text that is worth it, and beside nothing else", async () => {
  const dir = mkdtempSync(join(tmpdir(), "vedanga-compressed-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, "assets"));
  const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
  for (const name of ["index.html", "assets/main-1a2b3c4d.js", "assets/main.css", "manifest.webmanifest"])
    write(name, TEXT);
  write("assets/short.js", "1");
  write("assets/face.woff2", TEXT);
  write("filled.html", TEXT);
  await compressFiles(dir, ["filled.html"]);

  for (const name of ["index.html", "assets/main-1a2b3c4d.js", "assets/main.css", "manifest.webmanifest"]) {
    expect(brotliDecompressSync(readFileSync(join(dir, `${name}.br`))).toString(), name).toBe(TEXT);
    expect(gunzipSync(readFileSync(join(dir, `${name}.gz`))).toString(), name).toBe(TEXT);
  }
  for (const name of ["assets/short.js", "assets/face.woff2", "filled.html"])
    for (const ending of ["br", "gz"]) expect(existsSync(join(dir, `${name}.${ending}`)), name).toBe(false);
});
