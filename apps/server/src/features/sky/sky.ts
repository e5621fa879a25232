import { answerSkyNow } from "@vedanga/answers";
import { PATHS, skyNowParameters, skyNowResponse } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** The present sky holds for the minute it was reckoned for. */
const sharedForSeconds = 60;

export const skyRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.skyNow,
    {
      config: { sharedForSeconds },
      schema: {
        tags: ["sky"],
        summary: "Where the nine grahas and the lagna stand now, and the Moon's phase",
        querystring: skyNowParameters,
        response: { 200: skyNowResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerSkyNow(query, sky.now()),
  );
};
