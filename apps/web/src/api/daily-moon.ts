import { queryOptions } from "@tanstack/react-query";
import { type DailyMoonWhole, dailyMoonResponse, type Lang, PATHS } from "@vedanga/contract";
import { ApiError } from "./api-error.ts";
import { requestJson } from "./client.ts";

/** What a day in Hyderabad (`DD/MM/YYYY`) holds for a Moon sign, 1 Aries to 12 Pisces. It never changes. */
export function dailyMoon(zodiac: number, date: string, lang: Lang) {
  return queryOptions({
    queryKey: ["daily-moon", zodiac, date, lang],
    queryFn: async ({ signal }): Promise<DailyMoonWhole> => {
      const { response } = await requestJson(PATHS.dailyMoon, dailyMoonResponse, {
        query: { zodiac, date, lang },
        signal,
      });
      if ("total_score" in response) return response;
      throw new ApiError("Invalid response from server", { failure: "invalid" });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
