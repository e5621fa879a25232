import { PATHS, type PublicSettings, publicSettingsResponse } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";

/** What the operator lets the screens show. */
export const settingsRoutes = (settings: PublicSettings) => async (app: App) => {
  app.get(
    PATHS.settings,
    {
      config: { sharedForSeconds: 300 },
      schema: {
        tags: ["settings"],
        summary: "Contacts shown on the screens",
        response: { 200: publicSettingsResponse, ...refusalShapes },
      },
    },
    async () => ({ status: 200 as const, response: settings }),
  );
};
