import type { Page } from "@playwright/test";

const ATTRIBUTE = /data-first-day-at="(\d+)"/;

/**
 * Serves a page as if it had been drawn at another instant (ms since 1970 UTC), which is found from that of its drawing.
 * Says which it is.
 */
export async function serveAsOf(page: Page, path: string, instantFrom: (drawnMs: number) => number): Promise<number> {
  const served = await page.request.get(path);
  const text = await served.text();
  const atMs = instantFrom(Number(ATTRIBUTE.exec(text)?.[1]));
  const body = text.replace(ATTRIBUTE, `data-first-day-at="${atMs}"`);
  await page.route(`**${path}`, (route) => route.fulfill({ response: served, body }));
  return atMs;
}

const DAY_MS = 86_400_000;
const INDIA_IS_AHEAD_MS = 19_800_000;

/** The midnight in India before an instant. */
export const midnightInIndia = (atMs: number): number =>
  Math.floor((atMs + INDIA_IS_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_IS_AHEAD_MS;
