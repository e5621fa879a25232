import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../run.ts";
import { fail } from "../say.ts";
import { readTzif } from "./read-tzif.ts";
import { splitOffsets } from "./split-offsets.ts";
import { tagZoneLines } from "./tag-zone-lines.ts";
import { zoneLine } from "./zone-line.ts";

/** In the source the zone of a machine without a setting. */
const NO_ZONE = "Factory";

/** The table of a source, by the tz database's own compiler. */
export async function compileZones(source: string, folder: string): Promise<string> {
  const { text, standardS, links } = tagZoneLines(readFileSync(source, "utf8"));
  const tagged = join(folder, "tagged.zi");
  const compiled = join(folder, "tagged");
  writeFileSync(tagged, text);
  // Slim, zic of glibc leaves out changes that are beside a rule of every year (Gaza's by Ramadan, 2073 on).
  const { code, output } = await run("/usr/sbin/zic", ["-b", "fat", "-d", compiled, tagged], { quiet: true });
  if (code !== 0) fail("zic could not compile the zones.", output);
  const lines = [...standardS]
    .filter(([id]) => id !== NO_ZONE)
    .map(([id, tags]) => zoneLine(id, splitOffsets(readTzif(readFileSync(join(compiled, id))), tags)));
  return [...lines, ...links.map(({ id, of }) => `${id}=${of}`)].sort().join("\n");
}
