import type { Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, visit } from "../fixtures.ts";
import { BirthDetailsPage, WARANGAL } from "../pages/birth-details-page.ts";
import { goOffline } from "../pages/network.ts";
import { OFFLINE_FAULTS } from "../pages/offline-faults.ts";
import { screensAhead, wordsAhead } from "../pages/screens-ahead.ts";

// What is calculated on the visitor's device, once the visitor has fetched what that takes.
test.use({
  savesData: false,
  expectedFaults: {
    patterns: [
      ...OFFLINE_FAULTS,
      /Failed to submit form|Failed to fetch|did not come|no room|is damaged|broke down/,
      /every-zone|clocks of the world cannot come/,
    ],
  },
});

const section = (page: Page) => page.getByRole("region", { name: "Use without a network" });
const fetchButton = (page: Page) => section(page).getByRole("button", { name: /^Fetch \d\.\d MB$/ });
const madeHere = (page: Page) => page.getByText("Calculated on this device", { exact: true });
/** Figures as a person reads them, whatever the line they stand in. */
const words = async (page: Page, part: string) =>
  (await page.locator(part).allInnerTexts()).join("\n").replaceAll(/\s+/g, " ");

async function openAbout(page: Page): Promise<void> {
  await visit(page, "/app/about");
  await screensAhead(page);
}

async function fetchEngine(page: Page): Promise<void> {
  await fetchButton(page).click();
  await expect(section(page)).toContainText("It is on this device");
}

const follow = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name }).click();

async function askPanchang(page: Page, town: string, date: string, title: string): Promise<string> {
  await follow(page, "Daily Panchang");
  const calculator = page.getByRole("region", { name: "Custom Panchang Calculator" });
  await calculator.getByLabel("Location", { exact: true }).fill(town);
  await page
    .getByRole("listbox")
    .getByRole("option", { name: new RegExp(`^${town}\\b`) })
    .first()
    .click();
  await calculator.getByLabel("Date", { exact: true }).fill(date);
  await calculator.getByLabel("Time", { exact: true }).fill("10:40");
  await calculator.getByRole("button", { name: "Get Panchang Details" }).click();
  const told = page.getByRole("region", { name: title });
  await expect(told).toBeVisible();
  return (await told.innerText()).replaceAll(/\s+/g, " ");
}

async function toTelugu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
}

async function toEnglish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /ఇంగ్లీషుకు/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
}

const askTirupati = (page: Page) => askPanchang(page, "Tirupati", "2031-03-08", "Panchang for 8 March 2031");

test("a new chart is cast, read in Telugu and saved later, and a day elsewhere is told, with the network cut", async ({
  page,
  context,
}) => {
  await openAbout(page);
  await expectAccessible(page);
  await fetchEngine(page);
  // What the screens load late is here before the network goes: a page that keeps its shell brings it by itself.
  await askPanchang(page, "Warangal", "2026-11-21", "Panchang for 21 November 2026");
  const form = new BirthDetailsPage(page);
  await follow(page, "Birth Chart");
  await form.field("Birth Location").waitFor();
  await toTelugu(page);
  await wordsAhead(page);
  await toEnglish(page);

  await goOffline(page);
  const offlineDay = await askTirupati(page);
  await expect(madeHere(page)).toBeVisible();

  await follow(page, "Birth Chart");
  await form.fill(WARANGAL);
  await form.submit.click();
  await expect(page.getByText("Everything you typed is still here.")).toBeVisible();
  await page.getByRole("button", { name: "Show the chart without saving" }).click();
  await expect(page.getByText("These details are not saved.")).toBeVisible();
  await page.locator("#gem").waitFor();
  await settled(page);
  await expect(madeHere(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  const parts = "main table, main section dl, main section p";
  expect(await words(page, parts)).toContain("Taurus 2.14°");
  await toTelugu(page);
  await settled(page);
  const offlineWords = await words(page, parts);
  expect(offlineWords).toContain("వృషభం");
  await expect(page.getByText("ఈ పరికరంలోనే గణించినది")).toBeVisible();

  await context.setOffline(false);
  await page.getByRole("button", { name: "ఈ వివరాలు భద్రపరచండి" }).click();
  await expect(page.getByText("ఈ వివరాలను ఇంకా భద్రపరచలేదు.")).toHaveCount(0);
  const id = await page.evaluate(() => sessionStorage.getItem("userRecordId"));

  // Another tab knows nothing of all this: the server answers there.
  const online = await context.newPage();
  await visit(online, `/app/results?id=${id}`);
  // Until it is settled, what the server drew has the same titles beside the app's own.
  await settled(online);
  await online.locator("#gem").waitFor();
  expect(await words(online, parts)).toBe(offlineWords);
  await expect(online.getByText("ఈ పరికరంలోనే గణించినది")).toHaveCount(0);
  await toEnglish(online);
  expect(await askTirupati(online)).toBe(offlineDay);
});

test("what goes wrong on the way is said, and loses nothing", async ({ page, context }) => {
  await openAbout(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/cast-places-*", (route) => route.abort(), { times: 1 });
  await fetchButton(page).click();
  await expect(section(page)).toContainText("It did not come whole.");
  await fetchEngine(page);
  expect(asked.filter((url) => url.includes("cast-sky-"))).toHaveLength(1);

  await page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((each) => each.startsWith("vedanga-cast-"));
    const cache = await caches.open(name);
    const sky = (await cache.keys()).find(({ url }) => url.includes("cast-sky-"));
    if (sky) await cache.put(sky, new Response("not a table"));
  });
  await goOffline(page);
  await follow(page, "Daily Panchang");
  await expect(page.getByText("Failed to fetch today's panchang for Hyderabad.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(section(page)).toContainText("What was kept on this device is damaged");
  await fetchEngine(page);
  await expect(section(page)).toContainText(/takes \d\.\d MB/);

  await section(page).getByRole("button", { name: "Remove it from this device" }).click();
  await expect(fetchButton(page)).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringMatching(/^vedanga-cast-/));

  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
  });
  await fetchButton(page).click();
  await expect(section(page)).toContainText("There is no room for it on this device.");
});
