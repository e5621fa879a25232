import { test } from "vitest";
import { endings } from "../endings.ts";
import { temporaryDir } from "../temporary-dir.ts";
import { type BuiltAppOptions, builtApp } from "./built-app.ts";
import { startServer } from "./child-server.ts";
import { type StoreEngine, startedCluster } from "./store-engines.ts";

/**
 * `it` for tests of the server. A fixture is made for the first test of a file that names it, serves all tests of the
 * file and ends after the last. A file changes one for itself, for example `serverTest.extend("appOptions", …)`.
 */
export const serverTest = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures are needed
  .extend("atEnd", { scope: "file" }, ({}, { onCleanup }) => {
    const { atEnd, run } = endings();
    onCleanup(run);
    return atEnd;
  })
  .extend("appOptions", { scope: "file" }, (): BuiltAppOptions => ({}))
  /** The whole server in this process, asked through `inject`. */
  .extend("app", { scope: "file" }, ({ atEnd, appOptions }) => builtApp(atEnd, appOptions))
  /** One call of that server. */
  .extend(
    "ask",
    { scope: "file" },
    ({ app }) =>
      (url: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
        app.inject({ url, query, headers }),
  )
  .extend("env", { scope: "file" }, (): NodeJS.ProcessEnv => ({}))
  /** A server in a process of its own, with a data folder of its own. */
  .extend("server", { scope: "file" }, ({ atEnd, env }) =>
    startServer(atEnd, { DATA_DIR: temporaryDir(atEnd), ...env }),
  )
  .extend("clusterSettings", { scope: "file" }, (): Readonly<Record<string, string>> => ({}))
  /** Starts the PostgreSQL of the file, once. */
  .extend("startCluster", { scope: "file" }, ({ atEnd, clusterSettings }) => {
    let cluster: ReturnType<typeof startedCluster> | undefined;
    return () => (cluster ??= startedCluster(atEnd, clusterSettings));
  })
  .extend("cluster", { scope: "file" }, ({ startCluster }) => startCluster())
  /** An empty place for records, of the test's own. */
  .extend(
    "newBed",
    ({ onTestFinished, startCluster }) =>
      (engine: StoreEngine) =>
        engine.newBed(onTestFinished, startCluster),
  );
