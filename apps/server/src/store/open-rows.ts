import type { Config } from "../config.ts";
import { openPostgresRows } from "./postgres-rows.ts";
import type { RowStore } from "./record-store.ts";
import { openSqliteRows } from "./sqlite-rows.ts";

/** PostgreSQL where DATABASE_URL says so, else SQLite in DATA_DIR. `say` tells whoever started the server of a wait. */
export async function openRows(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  say: (line: string) => void,
): Promise<RowStore> {
  return databaseUrl === undefined ? openSqliteRows(dataDir) : openPostgresRows(databaseUrl, { onWait: say });
}
