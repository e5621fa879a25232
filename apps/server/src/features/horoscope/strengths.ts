import { answerSensitivity, answerStrengths } from "@vedanga/answers";
import {
  birthParameters,
  PATHS,
  sensitivityParameters,
  sensitivityResponse,
  strengthsResponse,
} from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** How much a chart holds, and how far its minute is to be trusted: kept by no cache. */
export const strengthRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.strengths,
    {
      schema: {
        tags: ["horoscope"],
        summary: "Dignity, shadbala, ashtakavarga and yogas of a birth",
        querystring: birthParameters,
        response: { 200: strengthsResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerStrengths(query, sky.now()),
  );

  app.get(
    PATHS.sensitivity,
    {
      schema: {
        tags: ["horoscope"],
        summary: "What another minute of birth would change",
        querystring: sensitivityParameters,
        response: { 200: sensitivityResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerSensitivity(query, sky.now()),
  );
};
