import type { Page } from "@playwright/test";
import { calls } from "@vedanga/contract";
import { settled, visit } from "../fixtures.ts";

/** Tithi, nakshatra, Rahu Kaal, the Sun, and what is next. */
export const fiveLines = (page: Page) => page.getByRole("region", { name: / in five lines$/ });
export const calendar = (page: Page) => page.getByRole("region", { name: "Calendar" });

/**
 * Opens the panchang and waits until its requests are answered: that of the next day too, which changes nothing on the
 * screen. A clock that is set forward during a request would time it out.
 */
export async function openToday(page: Page): Promise<void> {
  const dates = new Set<string | null>();
  const answered = page.waitForEvent("requestfinished", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === calls.panchangDay.path) dates.add(searchParams.get("date"));
    return dates.size === 2;
  });
  await visit(page, "/app/panchang");
  await answered;
  await settled(page);
}
