import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sealFile } from "../../packages/gazetteer/src/file/sealed-file.ts";
import { writePlaceTable } from "../../packages/gazetteer/src/file/write-place-table.ts";
import { assemblePlaces } from "../library/places/assemble-places.ts";
import { fetchSources } from "../library/places/fetch-sources.ts";
import { readSources } from "../library/places/read-sources.ts";
import { ROOT } from "../library/run.ts";
import { say } from "../library/say.ts";

const TARGET = join(ROOT, "packages", "gazetteer", "data", "places.bin");

const draft = await assemblePlaces(readSources(await fetchSources()));
mkdirSync(dirname(TARGET), { recursive: true });
writeFileSync(TARGET, sealFile(writePlaceTable(draft)));
say(`wrote ${draft.places.length} places, ${(statSync(TARGET).size / 1e6).toFixed(2)} MB`);
