import { answerAntarDasha, answerDashaLevels, answerMahaDasha } from "@vedanga/answers";
import {
  antarDashaResponse,
  birthParameters,
  dashaLevelsParameters,
  dashaLevelsResponse,
  mahaDashaResponse,
  PATHS,
} from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** The periods of a life: kept by no cache. */
export const dashaRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.mahaDasha,
    {
      schema: {
        tags: ["dashas"],
        summary: "The nine mahadashas of a life, each with a reading",
        querystring: birthParameters,
        response: { 200: mahaDashaResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerMahaDasha(query, sky.now()),
  );

  app.get(
    PATHS.antarDasha,
    {
      schema: {
        tags: ["dashas"],
        summary: "The antardashas of each mahadasha by their ends",
        querystring: birthParameters,
        response: { 200: antarDashaResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerAntarDasha(query, sky.now()),
  );

  app.get(
    PATHS.dashaLevels,
    {
      schema: {
        tags: ["dashas"],
        summary: "Vimshottari to five levels, opened at a path",
        querystring: dashaLevelsParameters,
        response: { 200: dashaLevelsResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerDashaLevels(query, sky.now()),
  );
};
