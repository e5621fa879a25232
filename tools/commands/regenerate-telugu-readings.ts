import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { teluguFortyPage } from "@vedanga/testing/readings/telugu-forty-page";
import { ROOT } from "../library/run.ts";

writeFileSync(join(ROOT, "docs", "readings", "telugu-forty.md"), teluguFortyPage());
