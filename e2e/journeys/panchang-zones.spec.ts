import type { Page } from "@playwright/test";
import { expect, settled, stopClock, test, visit } from "../fixtures.ts";
import { rememberCity } from "../pages/remember-city.ts";

const COYHAIQUE = {
  id: "3894426",
  name: "Coyhaique",
  admin: "Provincia de Coyhaique, Aysén",
  country: "Chile",
  lat: -45.57524,
  lon: -72.06619,
  zone: "America/Coyhaique",
};

const panel = (page: Page) => page.getByRole("region", { name: /Panchang$/ }).first();

/** A browser that is older than a zone. */
async function forgetZone(page: Page, zone: string): Promise<void> {
  await page.addInitScript((unknown) => {
    const Known = Intl.DateTimeFormat;
    Intl.DateTimeFormat = new Proxy(Known, {
      construct(target, [locales, options]: [string, Intl.DateTimeFormatOptions?]) {
        if (options?.timeZone === unknown) throw new RangeError(`Invalid time zone specified: ${unknown}`);
        return new target(locales, options);
      },
    });
  }, zone);
}

test("a city in a zone that is newer than the browser is shown with its own clock, and stays", async ({ page }) => {
  await forgetZone(page, COYHAIQUE.zone);
  await rememberCity(page, COYHAIQUE);
  await stopClock(page, "2026-11-21T02:30:00Z");
  await visit(page, "/app/panchang");
  await expect(page).toHaveURL(/place=3894426/);
  // In Coyhaique it is half past eleven of the evening before.
  await expect(page.getByRole("heading", { name: "Timings" })).toBeVisible();
  await expect(panel(page)).toContainText("11:30");
  await expect(panel(page)).toContainText("20 November");
  await page.reload();
  await expect(panel(page)).toContainText("11:30");
});

test("the world's clocks are fetched where another zone is shown than India's, and once", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => request.url().includes("every-zone") && fetched.push(request.url()));
  await visit(page, "/app/panchang");
  await expect(page.getByRole("heading", { name: "Timings" })).toBeVisible();
  await settled(page);
  expect(fetched).toEqual([]);
  await visit(page, "/app/panchang?date=1930-07-01&lat=52.37&lon=4.90&zone=Europe/Amsterdam");
  await expect(page.getByRole("heading", { name: "Timings" })).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test("an unknown zone is reported, and Hyderabad is shown", async ({ page }) => {
  await visit(page, "/app/panchang?lat=52.37&lon=4.90&zone=Europe/Nowhere");
  await expect(page.getByText("This address contains a day or a place that cannot be shown.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Timings" })).toBeVisible();
});

test.describe("a date that a place never had", () => {
  test.use({ expectedFaults: { patterns: [/answer 400: .*\/panchang\//, /status of 400/, /API error: 400/] } });

  test("is said to be none, with the way to the next", async ({ page }) => {
    await visit(page, "/app/panchang?date=2011-12-30&lat=-13.8333&lon=-171.7667&zone=Pacific/Apia");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("had no 30 December 2011: its clocks went straight to the next date.");
    await alert.getByRole("link", { name: /31 December 2011/ }).click();
    await expect(page).toHaveURL(/date=2011-12-31/);
    await expect(page.getByRole("heading", { name: "Timings" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
