import * as z from "zod/mini";
import { SERVER_BASE } from "../api-bases.ts";
import { defineCall } from "../call.ts";
import { plainEnvelope } from "../envelope.ts";
import { homeSlides } from "../home-slides.ts";

/** The operator's catalogue, or null if the slides are those that come with the product. */
export const slides = defineCall({
  method: "GET",
  path: `${SERVER_BASE}/slides`,
  tag: "settings",
  summary: "What the carousels of the home page show",
  parameters: z.object({}),
  response: plainEnvelope(z.nullable(homeSlides)),
  kept: { seconds: 300 },
});
