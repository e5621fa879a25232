import { answerGemDetails, answerGemSuggestion } from "@vedanga/answers";
import {
  birthParameters,
  gemDetailsParameters,
  gemDetailsResponse,
  gemSuggestionResponse,
  PATHS,
} from "@vedanga/contract";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";

/** What is said of a stone changes with the words alone; an hour is how long a mended sentence may take to arrive. */
const sharedForSeconds = 3600;

export const gemRoutes = (sky: Sky) => async (app: App) => {
  app.get(
    PATHS.gemSuggestion,
    {
      schema: {
        tags: ["gems"],
        summary: "The stone of a birth, and why that one",
        querystring: birthParameters,
        response: { 200: gemSuggestionResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerGemSuggestion(query, sky.now()),
  );

  app.get(
    PATHS.gemDetails,
    {
      config: { sharedForSeconds },
      schema: {
        tags: ["gems"],
        summary: "What tradition says of a stone",
        querystring: gemDetailsParameters,
        response: { 200: gemDetailsResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerGemDetails(query),
  );
};
