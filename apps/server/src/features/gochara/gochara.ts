import { answerGocharaNow } from "@vedanga/answers";
import { gocharaNowParameters, gocharaNowResponse, PATHS } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** Transits to a person's chart: kept by no cache. */
export const gocharaRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.gocharaNow,
    {
      schema: {
        tags: ["gochara"],
        summary: "The transits of an instant to the chart of a birth",
        querystring: gocharaNowParameters,
        response: { 200: gocharaNowResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerGocharaNow(query, sky.now()),
  );
};
