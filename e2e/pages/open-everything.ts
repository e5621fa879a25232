import type { Page } from "@playwright/test";
import { settled } from "../fixtures.ts";

/**
 * Looks at the page as it is, then with all that is folded opened and every list and table unrolled, then with each of
 * its dialogs.
 */
export async function openEverything(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  const opened = await page.evaluate(() => {
    const folds = document.querySelectorAll<HTMLDetailsElement>("details:not([open])");
    for (const fold of folds) fold.open = true;
    const openers = document.querySelectorAll<HTMLElement>(
      "button[aria-expanded=false]:not([aria-haspopup], [role=combobox])",
    );
    for (const opener of openers) if (opener.checkVisibility()) opener.click();
    return folds.length + openers.length;
  });
  if (opened > 0) {
    await settled(page);
    await look();
  }
  const dialogs = page.locator("button[aria-haspopup=dialog]:visible");
  // Of a month, one day.
  for (const index of Array.from({ length: Math.min(await dialogs.count(), MOST_DIALOGS) }).keys()) {
    await dialogs.nth(index).click();
    await page.getByRole("dialog").waitFor();
    await settled(page);
    await look();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    // The dialog's step in the history is taken back after that: an address opened meanwhile would be given up.
    await page.waitForFunction(() => history.state?.usr?.dialogOpenedAt === undefined);
  }
}

const MOST_DIALOGS = 4;
