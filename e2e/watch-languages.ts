import type { Page } from "@playwright/test";

/** Notes each language that any frame shows the page in. */
export async function watchLanguages(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const look = (): void => {
      if (document.querySelector("h1")?.checkVisibility({ visibilityProperty: true })) {
        shown.add(/[\u0c00-\u0c7f]/.test(document.querySelector("h1")?.textContent ?? "") ? "te" : "en");
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...Reflect.get(window, "shown")]);
}
