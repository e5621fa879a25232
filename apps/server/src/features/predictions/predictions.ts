import { answerDailyMoon } from "@vedanga/answers";
import { dailyMoonParameters, dailyMoonResponse, PATHS } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** The day of a sign does not change; an hour is how long a mended word may take to arrive. */
const DAY_SHARED_FOR_SECONDS = 3600;

/** Calls about a sign and nobody's birth: kept by every cache. */
export const predictionRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.dailyMoon,
    {
      config: { sharedForSeconds: DAY_SHARED_FOR_SECONDS },
      schema: {
        tags: ["prediction"],
        summary: "The day of a Moon sign",
        querystring: dailyMoonParameters,
        response: { 200: dailyMoonResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerDailyMoon(query, sky.now()),
  );
};
