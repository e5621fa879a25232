import type { PanchangComingResponse } from "@vedanga/contract";
import { typedDate } from "#i18n/typed-time.ts";
import { decodeFestival } from "./festival.ts";

/** What is kept on coming days, dates and hours read. */
export const decodeComing = (festivals: PanchangComingResponse["response"]["festivals"]) =>
  festivals.map(({ date, ...festival }) => ({ date: typedDate(date), ...decodeFestival(festival) }));

export type ComingDay = ReturnType<typeof decodeComing>[number];
