import * as z from "zod/mini";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { RecordStore } from "../../store/record-store.ts";
import { recentVerdict } from "./recent-verdict.ts";

const word = <T extends string>(status: T) => z.object({ status: z.literal(status) });

/** For whoever watches the server: asked often, so neither limited nor counted. */
export const healthRoutes = (store: RecordStore) => async (app: App) => {
  // To ask the store is to take the lock of whoever saves; nobody outside is to decide how often.
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
