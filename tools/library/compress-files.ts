import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What compression makes shorter: text and tables. Faces and pictures come compressed. */
const TEXT = "**/*.{bin,css,html,js,json,svg,txt,webmanifest,xml}";
/** Below it an answer fits into one packet as it is. */
const WORTH_BYTES = 1024;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Above it the highest level takes more than twice as long as the next one, to win 2 or 3 of a hundred bytes. */
const LARGE_BYTES = 1e6;

/** Writes a `.br` and a `.gz` beside every text file that is sent unchanged, each at the highest level or nearly. */
export async function compressFiles(dir: string, without: readonly string[] = []): Promise<void> {
  await Promise.all(
    globSync(TEXT, { cwd: dir, exclude: [...without] }).map(async (name) => {
      const file = join(dir, name);
      const bytes = readFileSync(file);
      if (bytes.length < WORTH_BYTES) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (bytes.length > LARGE_BYTES ? 1 : 0),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${file}.br`, await brotliOf(bytes, { params }));
      // Tables are fetched by what has workers and keeps files, and all of that takes brotli.
      if (!name.endsWith(".bin"))
        writeFileSync(`${file}.gz`, await gzipOf(bytes, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
