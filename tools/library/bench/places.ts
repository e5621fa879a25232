import { loadEmbeddedGazetteer } from "../../../packages/gazetteer/src/load-from-disk.ts";
import { say } from "../say.ts";
import { bestOf } from "./processor-time.ts";

/** What people type: the first two letters, the first five, a whole name, a slip, another script. */
const QUERIES = [
  "hy",
  "wa",
  "waran",
  "tirup",
  "Hyderabad",
  "Visakhapatnam",
  "hydreabad",
  "Jersey City",
  "విజయ",
] as const;
const TURNS = 20;

/** Opening the embedded places and looking them up, in processor time. */
export function benchPlaces(): void {
  const opening = bestOf(() => loadEmbeddedGazetteer().size, 3) / 1000;
  const gazetteer = loadEmbeddedGazetteer();
  say(`${gazetteer.size} places opened in ${opening.toFixed(0)} ms; a look-up of`);
  for (const query of QUERIES) {
    const lookUps = () => {
      let found = 0;
      for (let turn = 0; turn < TURNS; turn += 1)
        found += gazetteer.search(query, { lang: "en", limit: 8 }).places.length;
      return found;
    };
    say(`  ${query.padEnd(16)}${(bestOf(lookUps) / 1000 / TURNS).toFixed(2).padStart(8)} ms`);
  }
}
