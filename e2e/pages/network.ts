import type { Page } from "@playwright/test";

/** Cuts the network, and waits until the device knows: until then a page asks, and fails in another way. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}
