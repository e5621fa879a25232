import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withApiTable } from "../library/api-table.ts";
import { ROOT } from "../library/run.ts";

const PAGE = join(ROOT, "docs", "api.md");

writeFileSync(PAGE, withApiTable(readFileSync(PAGE, "utf8")));
