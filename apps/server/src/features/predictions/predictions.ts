import { answerDailyMoon, answerYearly } from "@vedanga/answers";
import { dailyMoonParameters, dailyMoonResponse, PATHS, yearlyParameters, yearlyResponse } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** The day of a sign does not change; an hour is how long a mended word may take to arrive. */
const DAY_SHARED_FOR_SECONDS = 3600;
/** A year is read over months: a day is soon enough for a mended word. */
const YEAR_SHARED_FOR_SECONDS = 86_400;

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

  app.get(
    PATHS.yearly,
    {
      config: { sharedForSeconds: YEAR_SHARED_FOR_SECONDS },
      schema: {
        tags: ["prediction"],
        summary: "The year of a Moon sign, quarter by quarter",
        querystring: yearlyParameters,
        response: { 200: yearlyResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerYearly(query, sky.now()),
  );
};
