import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../library/run.ts";
import { fail, say } from "../library/say.ts";
import { checkAgainstZdump } from "../library/zones/check-against-zdump.ts";
import { compileZones } from "../library/zones/compile-zones.ts";
import { fetchTzDatabase } from "../library/zones/fetch-tz-database.ts";

const TARGET = join(ROOT, "packages", "zones", "src", "generated");
/** What a page about India needs; the others are loaded when another zone is requested. */
const INDIAN_ZONE = "Asia/Kolkata";

const { source, release, compiled } = await fetchTzDatabase();
const table = await compileZones(source, join(compiled, "..", ".."));
const { moments, faults } = await checkAgainstZdump(table, compiled);
if (faults.length > 0 || moments === 0)
  fail(`The table differs from zdump at ${faults.length} of ${moments} moments.`, faults.slice(0, 20).join("\n"));

function write(name: string, constant: string, lines: string): void {
  const head = `// Of the tz database ${release} with backzone (public domain), by npm run regenerate -- zones.`;
  const parts = [head, `export const TZ_RELEASE = "${release}";`, `export const ${constant} = \`${lines}\`;`, ""];
  writeFileSync(join(TARGET, `${name}.ts`), parts.join("\n"));
}

write("every-zone", "EVERY_ZONE", table);
write(
  "indian-zone",
  "INDIAN_ZONE",
  table
    .split("\n")
    .filter((line) => line.startsWith(`${INDIAN_ZONE}|`))
    .join("\n"),
);
say(
  `wrote ${table.split("\n").length} zones of ${release}, ${(table.length / 1e3).toFixed(1)} kB; zdump agrees at ${moments} moments`,
);
