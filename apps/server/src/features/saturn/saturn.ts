import { answerSadeSati } from "@vedanga/answers";
import { birthParameters, PATHS, sadeSatiResponse } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** Saturn in a life: kept by no cache. */
export const saturnRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.sadeSati,
    {
      schema: {
        tags: ["saturn"],
        summary: "Saturn's stays that count from the Moon, over 120 years",
        querystring: birthParameters,
        response: { 200: sadeSatiResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerSadeSati(query, sky.now()),
  );
};
