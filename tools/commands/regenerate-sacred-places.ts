import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../library/run.ts";
import { sacredPlacesPage } from "../library/sacred-places-page.ts";

writeFileSync(join(ROOT, "docs", "sacred-places.md"), await sacredPlacesPage());
