import { afterAll, beforeAll } from "vitest";
import { endings } from "../endings.ts";
import { temporaryDir } from "../temporary-dir.ts";
import { type ChildServer, startServer } from "./child-server.ts";

/** One server in a process of its own for a whole file of tests, with a data folder of its own. */
export function sharedChildServer(): Pick<ChildServer, "url" | "port"> {
  const shared = endings();
  let server: ChildServer;
  beforeAll(async () => {
    server = await startServer(shared.atEnd, { DATA_DIR: temporaryDir(shared.atEnd) });
  });
  afterAll(shared.run);
  return {
    get url() {
      return server.url;
    },
    get port() {
      return server.port;
    },
  };
}
