import { type ZoneHistory, zoneHistory } from "./zone-history.ts";

/** Zones by their ids in the tz database, in letters of either size. */
export interface ZoneTable {
  readonly ids: readonly string[];
  /** Undefined for a zone there is not. */
  readonly zone: (id: string) => ZoneHistory | undefined;
}

/**
 * Reads a generated table: a zone a line, `id|…` with its history or `id=other` for another name of one. A history is
 * decoded when it is first used, and kept.
 */
export function zoneTable(text: string): ZoneTable {
  const lines = new Map<string, string>();
  const ids: string[] = [];
  for (const line of text.split("\n")) {
    const id = /^[^|=]+/.exec(line)?.[0];
    if (!id) continue;
    ids.push(id);
    lines.set(id.toLowerCase(), line.slice(id.length));
  }
  const decoded = new Map<string, ZoneHistory>();

  function zone(id: string): ZoneHistory | undefined {
    const key = id.toLowerCase();
    const known = decoded.get(key);
    if (known) return known;
    const line = lines.get(key);
    if (line === undefined) return undefined;
    const history = line.startsWith("=") ? zone(line.slice(1)) : zoneHistory(line.slice(1));
    if (history) decoded.set(key, history);
    return history;
  }
  return { ids, zone };
}
