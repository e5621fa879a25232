import type { Gazetteer } from "@vedanga/gazetteer";
import { loadEmbeddedGazetteer } from "@vedanga/gazetteer/load-from-disk";

let opened: Gazetteer | undefined;

/** All places of the world; opening their file takes half a second, once. */
export function allPlaces(): Gazetteer {
  opened ??= loadEmbeddedGazetteer();
  return opened;
}
