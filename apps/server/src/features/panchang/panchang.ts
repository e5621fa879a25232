import { answerPanchang, answerPanchangDay } from "@vedanga/answers";
import { PATHS, panchangDayResponse, panchangParameters, panchangResponse } from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** The almanac of a day and place does not change; an hour is how long a mended figure may take to arrive. */
const sharedForSeconds = 3600;

export const panchangRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.panchang,
    {
      config: { sharedForSeconds },
      schema: {
        tags: ["panchang"],
        summary: "The panchang of a moment",
        querystring: panchangParameters,
        response: { 200: panchangResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerPanchang(query, sky.now()),
  );

  app.get(
    PATHS.panchangDay,
    {
      config: { sharedForSeconds },
      schema: {
        tags: ["panchang"],
        summary: "A whole day from sunrise to sunrise",
        querystring: panchangParameters,
        response: { 200: panchangDayResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerPanchangDay(query, sky.now()),
  );
};
