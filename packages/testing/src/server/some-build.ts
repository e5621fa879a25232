import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type AtEnd, temporaryDir } from "../temporary-dir.ts";

const SCRIPT = "const filler = 1;\n".repeat(500);
const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${"<p>Filler</p>".repeat(500)}</body></html>`;

const FILES: Readonly<Record<string, string | Buffer>> = {
  "client/index.html": page("home"),
  "client/__spa-fallback.html": page("empty"),
  "client/panchang/index.html": page("panchang"),
  "client/assets/main-1a2b3c4d.js": SCRIPT,
  "client/assets/main-1a2b3c4d.js.br": brotliCompressSync(SCRIPT),
  "client/assets/main-1a2b3c4d.js.gz": gzipSync(SCRIPT),
  "docs/index.html": page("docs"),
  "docs/files/docs-5e6f7a8b.js": SCRIPT,
  "docs/files/docs-5e6f7a8b.js.br": brotliCompressSync(SCRIPT),
  "docs/files/docs-5e6f7a8b.js.gz": gzipSync(SCRIPT),
};

/** A web app and a page of the calls as the build leaves them, for `appBuildDir`. */
export function someBuild(atEnd: AtEnd): string {
  const dir = temporaryDir(atEnd);
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return join(dir, "client");
}
