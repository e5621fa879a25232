import { loadEmbeddedGazetteer } from "@vedanga/gazetteer/load-from-disk";
import { buildApp, CLIENT_PATIENCE, type ClientPatience } from "@vedanga/server/src/app.ts";
import { readConfig } from "@vedanga/server/src/config.ts";
import type { App } from "@vedanga/server/src/plugins/app-instance.ts";
import { loadEphemeris } from "@vedanga/server/src/sky-table.ts";
import { createRecordSeal } from "@vedanga/server/src/store/record-seal.ts";
import { createRecordStore, type RowStore } from "@vedanga/server/src/store/record-store.ts";
import { openSqliteRows } from "@vedanga/server/src/store/sqlite-rows.ts";
import { type AtEnd, temporaryDir } from "../temporary-dir.ts";

const gazetteer = loadEmbeddedGazetteer();
const ephemeris = loadEphemeris();

/** 2026-11-21 12:00 in India. */
export const TEST_NOW_UNIX_MS = Date.UTC(2026, 10, 21, 6, 30);

export interface BuiltAppOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly appBuildDir?: string;
  /** In place of SQLite in a folder of the test's own, where a test needs an engine that fails. */
  readonly rows?: RowStore;
  /** Replaces the clock, which is stopped at `TEST_NOW_UNIX_MS`. */
  readonly now?: () => number;
  /** False: answers are written as they are in production, unchecked. */
  readonly checkAnswers?: boolean;
  /** In place of the seconds that a slow client is given. */
  readonly clientPatience?: ClientPatience;
}

/** Makes a test of slow clients short. What each limit does is the same; `broken-requests.test.ts` tests the real ones. */
export const LITTLE_PATIENCE: ClientPatience = {
  ...CLIENT_PATIENCE,
  headersMs: 500,
  requestMs: 750,
  lookMs: 100,
};

/** The whole server on a store of its own, asked through `inject`. */
export async function builtApp(atEnd: AtEnd, options: BuiltAppOptions = {}): Promise<App> {
  const rows = options.rows ?? openSqliteRows(temporaryDir(atEnd));
  const store = createRecordStore(rows, createRecordSeal(Buffer.alloc(32, 3)));
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: "silent", ...options.env }, { isTerminal: false }),
    store,
    gazetteer,
    ephemeris,
    now: options.now ?? (() => TEST_NOW_UNIX_MS),
    checkAnswers: options.checkAnswers ?? true,
    appBuildDir: options.appBuildDir ?? "/nowhere",
    clientPatience: options.clientPatience ?? CLIENT_PATIENCE,
  });
  atEnd(async () => {
    await app.close();
    await store.close();
  });
  return app;
}
