import type { Page } from "@playwright/test";

export const KUNDLI = "/app/features?tab=kundli";
export const CHART_CALL = /\/horoscope\/chart-image\?/;
export const HOUSES_CALL = /\/horoscope\/divisions\?/;

/** The buttons over the chart of birth, and over the navamsa. */
export const rasi = (page: Page) => page.getByRole("group", { name: /^Houses: Rasi/ });
export const navamsa = (page: Page) => page.getByRole("group", { name: /^Houses: Navamsa/ });
export const drawing = (page: Page, name: RegExp) => page.getByRole("img", { name });

/** The questions of a call, in the order in which they were asked. */
export function questionsOf(page: Page, call: RegExp): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (call.test(request.url())) asked.push(new URL(request.url()).searchParams);
  });
  return asked;
}
