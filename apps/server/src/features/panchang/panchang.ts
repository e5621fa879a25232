import { answerPanchang, answerPanchangDay, answerPanchangMonth, panchangCalendar } from "@vedanga/answers";
import {
  PATHS,
  panchangCalendarParameters,
  panchangDayResponse,
  panchangMonthParameters,
  panchangMonthResponse,
  panchangParameters,
  panchangResponse,
} from "@vedanga/contract";
import * as z from "zod/mini";
import type { App } from "#plugins/app-instance.ts";
import { refusalShapes } from "#plugins/call-schemas.ts";
import type { Sky } from "../../sky.ts";
import { calendarText } from "./calendar-text.ts";

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

  app.get(
    PATHS.panchangMonth,
    {
      config: { sharedForSeconds },
      schema: {
        tags: ["panchang"],
        summary: "Each day of a month",
        querystring: panchangMonthParameters,
        response: { 200: panchangMonthResponse, ...refusalShapes },
      },
    },
    async ({ query }) => answerPanchangMonth(query, sky.now()),
  );

  app.get(
    PATHS.panchangCalendar,
    {
      config: { sharedForSeconds },
      schema: {
        tags: ["panchang"],
        summary: "Festivals and vratas of a place as an iCalendar feed",
        querystring: panchangCalendarParameters,
        response: {
          200: { description: "The calendar", content: { "text/calendar": { schema: z.string() } } },
          ...refusalShapes,
        },
      },
    },
    async ({ query }, reply) =>
      reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", 'inline; filename="panchang.ics"')
        .send(calendarText(panchangCalendar(query, sky.now()))),
  );
};
