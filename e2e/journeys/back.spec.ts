import type { Page } from "@playwright/test";
import { calls } from "@vedanga/contract";
import { expect, hold, settled, test, visit } from "../fixtures.ts";
import { ResultsPage } from "../pages/results-page.ts";

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const keptTop = (page: Page) => page.evaluate(() => history.state.topPx);
/** It stays in sight wherever one reads. */
const brand = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Vedanga", exact: true });

/** Scrolls a heading into the middle of the window. */
async function readTo(page: Page, name: string | RegExp): Promise<number> {
  await page
    .getByRole("heading", { name })
    .first()
    .evaluate((heading) => heading.scrollIntoView({ block: "center", behavior: "instant" }));
  return top(page);
}

test("Back and Forward return to the place on the page, a new path is shown from its top @phone", async ({ page }) => {
  const results = new ResultsPage(page);
  await results.open();
  await results.arrived();
  const left = await readTo(page, "Your Recommended Gemstone");
  expect(left).toBeGreaterThan(800);
  // Playwright's own press would scroll to what is in sight already.
  await brand(page).dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/\/app\/$/);
  await expect.poll(() => top(page)).toBe(0);

  const there = await readTo(page, "Questions");
  expect(there).toBeGreaterThan(300);
  await expect.poll(() => keptTop(page)).toBe(there);
  await page.goBack();
  await expect(page.getByRole("table", { name: "Planet Positions" })).toBeVisible();
  await expect.poll(() => top(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(/\/app\/$/);
  await expect.poll(() => top(page)).toBe(there);
});

test("the place is found also if the page comes late, and no longer kept as soon as the reader acts @phone", async ({
  page,
}) => {
  await visit(page, "/app/panchang/festivals?year=2026");
  await settled(page);
  // The end of the page: while the festivals are loading, the page is not so long.
  const left = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    return Math.round(scrollY);
  });
  expect(left).toBeGreaterThan(800);
  // What was scrolled to is kept once the page is at rest.
  await expect.poll(() => keptTop(page)).toBe(left);

  const release = await hold(page, `**${calls.panchangFestivals.path}?*`);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => top(page)).toBeLessThan(left);
  release();
  await expect.poll(() => top(page)).toBe(left);

  await page.keyboard.press("Home");
  await expect.poll(() => top(page)).toBe(0);
  // Whatever grows from here on, the reader is left alone.
  await page.evaluate(() => document.body.append(Object.assign(document.createElement("p"), { textContent: "grown" })));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await top(page)).toBe(0);
});
