import type { Locator } from "@playwright/test";

/** Chooses Apia in a field of places: Samoa crossed the date line at the end of 29 December 2011 and never had the 30th. */
export async function chooseApia(field: Locator): Promise<void> {
  await field.fill("Apia");
  await field
    .page()
    .getByRole("option", { name: /^Apia\b.*Samoa/ })
    .first()
    .click();
}
