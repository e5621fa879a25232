import type { Page } from "@playwright/test";
import { expect, settled, test, visit } from "../fixtures.ts";
import { startCutProxy } from "../pages/cut-proxy.ts";
import { goOffline } from "../pages/network.ts";
import { OFFLINE_FAULTS } from "../pages/offline-faults.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";
import { screensAhead } from "../pages/screens-ahead.ts";

// Without a network every call fails, is logged, and has its own message.
test.use({
  savesData: false,
  expectedFaults: {
    patterns: [
      ...OFFLINE_FAULTS,
      // The zone table loads by itself where it is needed.
      /every-zone|clocks of the world cannot come/,
      // React writes down what a boundary caught.
      /A part of the page did not come/,
    ],
  },
  permissions: ["geolocation"],
  geolocation: { latitude: 17.97841234567, longitude: 79.59409876543 },
});

const OFFLINE = "This device is not connected to the internet.";
const alerts = (page: Page) => page.getByRole("main").getByRole("alert");
const busy = (page: Page) => page.locator("main [aria-busy=true]");

/** Opens a page and waits until the files of the other screens are here too. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, `/app${path}`);
  await screensAhead(page);
}

test("without a network each screen of the almanac says what failed, and recovers when it is back", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await goOffline(page);

  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("img", { name: "The sky over Hyderabad as a wheel of twelve signs" })).toBeVisible();
  await page.getByRole("region", { name: "Daily Horoscope" }).scrollIntoViewIfNeeded();
  const daily = page.getByRole("region", { name: "Daily Horoscope" });
  await expect(daily.getByRole("alert")).toContainText("The text for today could not be loaded.");
  await daily.getByRole("button", { name: "Try Again" }).click();
  await expect(daily.getByRole("alert")).toContainText(OFFLINE);

  await page.getByRole("contentinfo").getByRole("link", { name: "Daily Panchang" }).click();
  await expect(page.getByText("Failed to fetch today's panchang for Hyderabad.")).toBeVisible();
  await expect(alerts(page).first()).toContainText(OFFLINE);
  // Of the page everything came ahead: only the answers are missing.
  await expect(alerts(page)).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Custom Panchang Calculator" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Timings" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Current Location" })).toBeEnabled();
  await expect(alerts(page)).toHaveCount(0);
  await settled(page);

  await goOffline(page);
  const calculator = page.getByRole("region", { name: "Custom Panchang Calculator" });
  const here = page.getByRole("button", { name: "Current Location" });
  await here.click();
  await expect(calculator.getByLabel("Location", { exact: true })).toHaveValue("Location near 17.9784°, 79.5941°");
  await expect(here).toBeEnabled();
  await calculator.getByLabel("Date", { exact: true }).fill("2026-11-21");
  await calculator.getByLabel("Time", { exact: true }).fill("10:40");
  const send = calculator.getByRole("button", { name: "Get Panchang Details" });
  await send.click();
  await expect(calculator.getByText("Failed to fetch panchang data. Please try again.")).toBeVisible();
  await expect(send).toBeEnabled();

  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole("region", { name: "Panchang for 21 November 2026" })).toBeVisible();

  await goOffline(page);
  await page.getByRole("navigation", { name: "Panchang" }).getByRole("link", { name: "Month", exact: true }).click();
  await expect(alerts(page)).toContainText("The month could not be loaded.");
  await page.getByRole("link", { name: "By coordinates", exact: true }).click();
  await expect(alerts(page)).toContainText("Failed to fetch panchang data. Please try again.");
  await expect(busy(page)).toHaveCount(0);
  await alerts(page).getByRole("button", { name: "Try Again" }).click();
  await expect(alerts(page)).toContainText(OFFLINE);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: /^Panchang for/ })).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole("heading", { name: /^Festivals/ })).toBeVisible();
  await goOffline(page);
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await expect(alerts(page)).toContainText("The two days could not be loaded. Your choice is kept.");
  await expect(busy(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.getByRole("table")).toBeVisible();

  await goOffline(page);
  const title = page.getByRole("heading", { level: 1, name: "Spiritual Places" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Spiritual Places" }).click();
  await expect(title).toBeVisible();
  await expect(alerts(page)).toContainText("This part of the page could not be loaded.");
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(19);
  // A script that Chromium will not fetch again has the page load again, and its places are shown before it is whole.
  await settled(page);
  await goOffline(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore more/ })
    .last()
    .click();
  await expect(alerts(page)).toContainText("This part of the page could not be loaded.");
  await expect(title).toBeVisible();
  // With room around it, as every page has.
  expect((await title.boundingBox())?.x).toBeGreaterThanOrEqual(16);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "About Puri" })).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
});

test("a part that was lost while the device did not know of it is on the page once the network is back", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { get: () => true, configurable: true }));
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Spiritual Places" }).click();
  await expect(alerts(page)).toContainText("This part of the page could not be loaded.");
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(19);
  await settled(page);
  await expect(alerts(page)).toHaveCount(0);
  await page.getByRole("button", { name: /^Sapta Puri/ }).click();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(7);
});

test("with the network gone, each report says in its own words that it failed, and all come when it is back", async ({
  page,
  context,
}) => {
  await beginSessionWith(page, ANJALI);
  await open(page, "/calculator");
  await goOffline(page);
  await page.getByRole("link", { name: "See the whole chart" }).click();
  for (const words of [
    "Failed to fetch Kundli data.",
    "The chart could not be drawn.",
    "Failed to fetch dasha predictions.",
    "Failed to fetch Sade Sati information.",
    "Failed to fetch Mangal Dosha information.",
    "Failed to fetch Kaalsarp Dosha information.",
    "Failed to load gem suggestions. Please try again later.",
    "Failed to fetch ascendant report.",
  ]) {
    await expect(page.getByRole("alert").filter({ hasText: words }).first()).toContainText(OFFLINE);
  }
  await expect(busy(page)).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByRole("table", { name: "Planet Positions" })).toContainText("Moon");
  await expect(alerts(page)).toHaveCount(0);
  await expect(busy(page)).toHaveCount(0);
});

test.describe("with the caches cleared and no network", () => {
  test.use({
    serviceWorkers: "allow",
    expectedFaults: { patterns: [...OFFLINE_FAULTS, /answer 503/, /status of 503/, /navigation preload/] },
  });

  for (const [language, title, again] of [
    ["english", "The page could not be loaded", "Try Again"],
    ["telugu", "పేజీ తెరుచుకోలేదు", "మళ్ళీ ప్రయత్నించండి"],
  ] as const) {
    test(`the worker says so in a page of its own, and tries the same page again; ${language}`, async ({
      page,
      baseURL,
    }) => {
      const proxy = await startCutProxy(baseURL ?? "");
      try {
        await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
        await visit(page, `${proxy.origin}/app/about`);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        const told = language === "telugu" ? "te" : "en";
        const toldAhead = () =>
          page.evaluate(
            async () =>
              (await (await navigator.serviceWorker.getRegistration("/app/"))?.navigationPreload.getState())
                ?.headerValue,
          );
        await expect.poll(toldAhead).toBe(told);
        await page.evaluate(async () => {
          for (const name of await caches.keys()) await caches.delete(name);
        });
        proxy.cut();
        const address = `${proxy.origin}/app/panchang?date=2026-11-21`;
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", told);
        const button = page.getByRole("button", { name: again });
        await button.click();
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

        proxy.mend();
        await button.click();
        await expect(page.getByRole("main").getByText(/2026/).first()).toBeVisible();
        expect(page.url()).toBe(address);
        await settled(page);
      } finally {
        proxy.close();
      }
    });
  }
});
