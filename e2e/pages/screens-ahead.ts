import type { Page } from "@playwright/test";

interface ScreenFiles {
  readonly script: string;
  readonly imports: readonly string[];
}

/** The build's own list of the files of all screens, which the page names. */
export const filesOfScreens = (page: Page): Promise<Readonly<Record<string, ScreenFiles>>> =>
  page.evaluate(async () => (await fetch(document.documentElement.dataset.screenFiles ?? "")).json());

/** Waits until the files of all other screens are here, which a page brings while it has nothing better to do. */
export async function screensAhead(page: Page): Promise<void> {
  const screens = Object.values(await filesOfScreens(page));
  const files = screens.flatMap(({ script, imports }) => [script, ...imports]);
  await page.waitForFunction(
    (addresses) =>
      addresses.every((file) => performance.getEntriesByName(new URL(file, location.href).href).length > 0),
    files,
  );
}

/** Waits until the words of all screens in the language that is shown are here, which a page brings in the same way. */
export async function wordsAhead(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName(`words of ${document.documentElement.lang}`).length > 0,
  );
}
