import type { Locator } from "@playwright/test";

/** Where what is seen of a panel is, each part with its first words, in whole pixels from the top of the page. */
export const placesWithin = (panel: Locator): Promise<readonly string[]> =>
  panel.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>("h1, h2, h3, table, dl, article")]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const words = part.innerText.replaceAll(/\s+/g, " ").slice(0, 12);
        return `${part.tagName} ${words} ${Math.round(part.getBoundingClientRect().top + scrollY)}`;
      }),
  );
