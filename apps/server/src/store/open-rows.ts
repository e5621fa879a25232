import type { Config } from "../config.ts";
import { openPostgresRows } from "./postgres-rows.ts";
import type { RowStore } from "./record-store.ts";
import { openSqliteRows } from "./sqlite-rows.ts";

/** PostgreSQL if DATABASE_URL is set, else SQLite in DATA_DIR. `say` reports a wait to the person who started the server. */
export async function openRows(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  say: (line: string) => void,
): Promise<RowStore> {
  return databaseUrl === undefined ? openSqliteRows(dataDir) : openPostgresRows(databaseUrl, { onWait: say });
}
