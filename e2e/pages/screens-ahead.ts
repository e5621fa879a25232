import type { Page } from "@playwright/test";

/** Waits until the files of all other screens are here, which a page brings while it has nothing better to do. */
export async function screensAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { routes } = Reflect.get(window, "__reactRouterManifest");
    const screens = Object.values<{ readonly module: string; readonly imports?: readonly string[] }>(routes);
    return screens
      .flatMap(({ module, imports = [] }) => [module, ...imports])
      .every((file) => performance.getEntriesByName(new URL(file, location.href).href).length > 0);
  });
}

/** Waits until the words of all screens in the language that is shown are here, which a page brings in the same way. */
export async function wordsAhead(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName(`words of ${document.documentElement.lang}`).length > 0,
  );
}
