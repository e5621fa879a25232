import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";

/** One module of a project and all that it imports, as one file for a browser. */
export async function bundleFile(input: string): Promise<string> {
  const build = await rolldown({ input, platform: "browser", logLevel: "silent" });
  const { output } = await build.generate({ minify: true });
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
}

/** The bytes that a browser would receive for what a program imports, compressed with brotli. */
export async function bytesOf(project: string, program: string): Promise<number> {
  const input = join(project, "measured.js");
  writeFileSync(input, program);
  return brotliCompressSync(await bundleFile(input)).length;
}
