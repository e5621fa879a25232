import type { Page } from "@playwright/test";

/** How long the app waits before it makes a call again that was not answered, and before it makes it the last time. */
const PAUSES_MS = [1000, 2000];

/** A call that is not answered is made as often as ever, but at once; nothing else on a page waits so long. */
export async function askAgainAtOnce(page: Page): Promise<void> {
  await page.addInitScript((pausesMs) => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: () => void, waitMs = 0, ...given: unknown[]) =>
        later(act, pausesMs.includes(waitMs) ? 0 : waitMs, ...given),
    });
  }, PAUSES_MS);
}
