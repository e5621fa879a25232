import { type AnswerContext, createEphemeris } from "@vedanga/answers";
import {
  type BirthRequest,
  birthParameters,
  type ChartImageRequest,
  calls,
  type PanchangRequest,
  panchangParameters,
} from "@vedanga/contract";
import * as z from "zod/mini";
import { tableBytes } from "../sky/real-ephemeris.ts";

type Query = Readonly<Record<string, string>>;

/** The day on which all tests are run, whatever the clock says. */
export const context: AnswerContext = {
  ephemeris: createEphemeris(tableBytes()),
  nowUnixMs: Date.UTC(2026, 10, 21, 6, 0, 0),
};

export const HYDERABAD: Query = { lat: "17.385", lon: "78.4867", tz: "5.5" };
export const WARANGAL: Query = { lat: "17.9784", lon: "79.5941", tz: "5.5" };
export const NEWARK: Query = { lat: "40.7357", lon: "-74.1724", tz: "-5", zone: "America/New_York" };
export const TROMSO: Query = { lat: "69.6492", lon: "18.9553", tz: "1", zone: "Europe/Oslo" };
export const KATHMANDU: Query = { lat: "27.7172", lon: "85.324", tz: "5.75", zone: "Asia/Kathmandu" };

/** Queries as they arrive, judged by the contract's own schemas. */
export const almanacOf = (query: Query): PanchangRequest => z.parse(panchangParameters, query);
export const birthOf = (query: Query): BirthRequest => z.parse(birthParameters, query);
export const chartOf = (query: Query): ChartImageRequest => z.parse(calls.chartImage.parameters, query);
