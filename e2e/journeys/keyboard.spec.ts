import type { Page } from "@playwright/test";
import { expect, test, visit } from "../fixtures.ts";
import { BirthDetailsPage, WARANGAL } from "../pages/birth-details-page.ts";

/** Tabs on until something with this name has the focus; fails where it cannot be reached. */
async function tabTo(page: Page, name: string, mostTabs = 60): Promise<void> {
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    await page.keyboard.press("Tab");
    const reached = await page.evaluate(() => {
      const { activeElement } = document;
      const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
      const label = isField ? activeElement.labels?.[0]?.innerText : undefined;
      return label ?? activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    });
    if (reached.trim() === name) return;
  }
  throw new Error(`${mostTabs} presses of Tab did not reach ${name}`);
}

/** The element with the focus must be visible and show it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(ring).toBe("solid 2px");
}

test("the skip link comes first and leads past the bar", async ({ page }) => {
  await visit(page, "/app/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("from the home page to a chart of one's own with the keyboard alone", async ({ page }) => {
  await visit(page, "/app/about");
  await tabTo(page, "Birth Chart");
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Discover Your Cosmic Blueprint" })).toBeFocused();

  for (const [label, text] of [
    ["First Name", WARANGAL.firstName],
    ["Last Name", WARANGAL.lastName],
    ["Email", WARANGAL.email],
    ["Mobile Number", WARANGAL.mobile],
  ] as const) {
    await tabTo(page, label);
    await expectFocusSeen(page);
    await page.keyboard.type(text);
  }
  // Date and time fields take their parts one after the other, in the order of the test browser's own language.
  const form = new BirthDetailsPage(page);
  await tabTo(page, "Birth Date");
  await page.keyboard.type("05171990");
  await expect(form.field("Birth Date")).toHaveValue(WARANGAL.birthDate);
  await tabTo(page, "Birth Time");
  await page.keyboard.type("0605AM");
  await expect(form.field("Birth Time")).toHaveValue(WARANGAL.birthTime);
  await tabTo(page, "How sure is the time?");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("How sure is the time?")).toHaveValue("5");
  await tabTo(page, "Birth Location");
  await page.keyboard.type("Waran");
  await expect(form.suggestions.first()).toContainText("Warangal");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(form.field("Birth Location")).toHaveValue(/Warangal/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/app/results");
  await expect(page.getByRole("heading", { level: 1, name: "Anjali Rao" })).toBeFocused();
});
