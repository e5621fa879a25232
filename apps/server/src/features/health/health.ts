import * as z from "zod/mini";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { RecordStore } from "../../store/record-store.ts";
import { recentVerdict } from "./recent-verdict.ts";

const word = <T extends string>(status: T) => z.object({ status: z.literal(status) });

/** For monitoring: called often, so neither limited nor counted. */
export const healthRoutes = (store: RecordStore) => async (app: App) => {
  // Each check of the store takes the lock that saves need, so clients must not decide how often it runs.
  const storeIsReady = recentVerdict(() => store.ready());

  app.get(
    "/healthz",
    {
      config: { rateLimit: false, whileStopping: true },
      schema: { tags: ["health"], summary: "The process is alive", response: { 200: word("alive") } },
    },
    async () => ({ status: "alive" as const }),
  );

  app.get(
    "/readyz",
    {
      config: { rateLimit: false },
      schema: {
        tags: ["health"],
        summary: "Work is welcome: the store answers and no stop has begun",
        response: { 200: word("ready"), ...refusalShapes },
      },
    },
    async () => {
      await storeIsReady();
      return { status: "ready" as const };
    },
  );
};
