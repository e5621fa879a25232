import type { App } from "@vedanga/server/src/plugins/app-instance.ts";
import { afterAll, beforeAll } from "vitest";
import { endings } from "../endings.ts";
import { type BuiltAppOptions, builtApp } from "./built-app.ts";

/** One server for a whole file of tests, built before its first test and closed after its last. */
export function sharedApp(options?: BuiltAppOptions): Pick<App, "inject"> {
  const shared = endings();
  let app: App;
  beforeAll(async () => {
    app = await builtApp(shared.atEnd, options);
  });
  afterAll(shared.run);
  return {
    get inject() {
      return app.inject.bind(app);
    },
  };
}
