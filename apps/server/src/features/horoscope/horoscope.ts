import { answerAscendantReport, answerChartImage, answerPlanetDetails } from "@vedanga/answers";
import {
  ascendantReportResponse,
  birthParameters,
  chartImageParameters,
  PATHS,
  planetDetailsResponse,
} from "@vedanga/contract";
import * as z from "zod/mini";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** Calls about a person: kept by no cache. */
export const horoscopeRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.planetDetails,
    {
      schema: {
        tags: ["horoscope"],
        summary: "The planets at a birth",
        querystring: birthParameters,
        response: { 200: planetDetailsResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerPlanetDetails(query, sky.now()),
  );

  app.get(
    PATHS.ascendantReport,
    {
      schema: {
        tags: ["horoscope"],
        summary: "The ascendant and how its lord stands",
        querystring: birthParameters,
        response: { 200: ascendantReportResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerAscendantReport(query, sky.now()),
  );

  app.get(
    PATHS.chartImage,
    {
      schema: {
        tags: ["horoscope"],
        summary: "The chart of a birth as SVG",
        querystring: chartImageParameters,
        response: {
          200: { description: "The drawing", content: { "image/svg+xml": { schema: z.string() } } },
          ...refusalShapes,
        },
      },
    },
    async ({ query }, reply) => reply.type("image/svg+xml; charset=utf-8").send(answerChartImage(query, sky.now())),
  );
};
