import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withArchitecture } from "../library/architecture.ts";
import { ROOT } from "../library/run.ts";

const PAGE = join(ROOT, "README.md");

writeFileSync(PAGE, withArchitecture(readFileSync(PAGE, "utf8")));
