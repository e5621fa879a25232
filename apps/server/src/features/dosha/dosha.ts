import { answerKaalsarpDosha, answerMangalDosha } from "@vedanga/answers";
import { birthParameters, kaalsarpDoshaResponse, mangalDoshaResponse, PATHS } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** Calls about a person: kept by no cache. */
export const doshaRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.mangalDosha,
    {
      schema: {
        tags: ["dosha"],
        summary: "Mangal dosha of a birth, as the sum of its reasons",
        querystring: birthParameters,
        response: { 200: mangalDoshaResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerMangalDosha(query, sky.now()),
  );

  app.get(
    PATHS.kaalsarpDosha,
    {
      schema: {
        tags: ["dosha"],
        summary: "Kaalsarp dosha of a birth, near misses told",
        querystring: birthParameters,
        response: { 200: kaalsarpDoshaResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerKaalsarpDosha(query, sky.now()),
  );
};
