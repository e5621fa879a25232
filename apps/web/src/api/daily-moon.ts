import { queryOptions } from "@tanstack/react-query";
import { calls, type DailyMoonWhole } from "@vedanga/contract";
import type { Language } from "@vedanga/names";
import { ApiError } from "./api-error.ts";
import { request } from "./client.ts";

/** The prediction of a day in Hyderabad (`DD/MM/YYYY`) for a Moon sign, 1 Aries to 12 Pisces. It never changes. */
export function dailyMoon(zodiac: number, date: string, lang: Language) {
  return queryOptions({
    queryKey: ["daily-moon", zodiac, date, lang],
    queryFn: async ({ signal }): Promise<DailyMoonWhole> => {
      const { response } = await request(calls.dailyMoon, { zodiac, date, lang }, signal);
      if ("total_score" in response) return response;
      throw new ApiError("Invalid response from server", { failure: "invalid" });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
