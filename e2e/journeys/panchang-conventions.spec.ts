import type { Page } from "@playwright/test";
import { calls } from "@vedanga/contract";
import { expect, expectUsable, layoutShifts, settled, stopClock, test, visit } from "../fixtures.ts";

const KEY = "preferredConventions";
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test.beforeEach(async ({ page }) => {
  await stopClock(page, "2026-11-21T10:40:25+05:30");
});

test("by default both columns are the same, and it says so", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/app/panchang/conventions");
  await expect(row(page, "Sunrise")).toContainText("the same");
  await expect(page.getByRole("cell", { name: "the same" })).toHaveCount(13);
  await expect(page.getByText("both columns are the same")).toBeVisible();
  await expect(page.getByRole("button", { name: "Like Drik Panchang" })).toHaveAttribute("aria-pressed", "true");
  expect(await stored(page)).toBeNull();
  await expectUsable(page);
});

test("other rules: what moves is given, kept on the device and in the address, and one rule moves nothing else", async ({
  page,
}) => {
  await test.step("as Jagannatha Hora: what moves is given in minutes, kept on the device and in the address", async () => {
    await visit(page, "/app/panchang/conventions");
    await row(page, "Sunrise").waitFor();
    await page.getByRole("button", { name: "Like Jagannatha Hora" }).click();
    await expect(row(page, "Sunrise")).toContainText(/6:24\sAM\s*6:28\sAM\s*3 min \d+ s later/);
    await expect(row(page, "Sunset")).toContainText(/earlier/);
    await expect(row(page, "Tithi")).toContainText(/Ekadashi until 6:32\sAM\s*Ekadashi until 6:33\sAM\s*\d+ s later/);
    await expect(row(page, "Ayanamsa")).toContainText("57″ less");
    await expect(row(page, "Rahu at")).toContainText("more");
    await expect(row(page, "Month")).toContainText("the same");
    const address = new URL(page.url()).searchParams;
    expect(Object.fromEntries(address)).toMatchObject({
      ayanamsa: "true_chitra",
      node: "true",
      positions: "true",
      sunrise: "centre",
    });
    expect(await stored(page)).toBe("ayanamsa=true_chitra&sunrise=centre&positions=true&node=true");

    // The next visit, on another screen, uses them.
    const asked = page.waitForRequest((request) => request.url().includes(calls.panchangMonth.path));
    await visit(page, "/app/panchang/month");
    expect(new URL((await asked).url()).searchParams.get("sunrise")).toBe("centre");
    await visit(page, "/app/panchang/conventions");
    await page.getByRole("button", { name: "Like Drik Panchang" }).click();
    await expect(row(page, "Sunrise")).toContainText("the same");
    expect(await stored(page)).toBeNull();
    expect(new URL(page.url()).searchParams.has("ayanamsa")).toBe(false);
  });
  await test.step("one rule moves what depends on it and nothing else", async () => {
    await page.getByLabel("Ayanamsa", { exact: true }).selectOption("Raman");
    await expect(row(page, "Ayanamsa")).toContainText("1°26′");
    for (const unmoved of ["Sunrise", "Sunset", "Moonrise", "Tithi", "Karana", "Rahu Kaal"])
      await expect(row(page, unmoved)).toContainText("the same");
    // 1°26′ of the Moon's way is some two and a half hours; the nakshatra of this sunrise ended 27 minutes after it.
    await expect(row(page, "Nakshatra")).toContainText("different");
    await expect(page.getByText("Your own choice of rules is in use.")).toBeVisible();

    await page.getByLabel("Ayanamsa", { exact: true }).selectOption("Lahiri");
    await page.getByRole("radio", { name: /^True node/ }).check();
    await expect(row(page, "Rahu at")).toContainText(/more|less/);
    await expect(page.getByRole("cell", { name: "the same" })).toHaveCount(12);
  });
  await test.step("the month by full moons differs in the dark half alone", async () => {
    await page.getByRole("radio", { name: /^Purnimanta/ }).check();
    await expect(row(page, "Month")).toContainText("the same");
    await page.getByLabel("Date", { exact: true }).fill("2026-11-28");
    await expect(row(page, "Month")).toContainText(/Kartika\s*Margashirsha\s*different/);
  });
});

test("an address goes before what the device remembers, and does not overwrite it", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, "ayanamsa=raman"), KEY);
  await visit(page, "/app/panchang/conventions?ayanamsa=krishnamurti&date=2026-03-09&place=2643743");
  await expect(page.getByLabel("Ayanamsa", { exact: true })).toHaveValue("krishnamurti");
  await expect(page.getByText(/Monday 9 March 2026, London/)).toBeVisible();
  expect(await stored(page)).toBe("ayanamsa=raman");
  await visit(page, "/app/panchang/conventions");
  await expect(page.getByLabel("Ayanamsa", { exact: true })).toHaveValue("raman");
});

test("other rules are said above the figures they change; one touch goes back to the default, another undoes it", {
  tag: "@phone",
}, async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.getItem(key) ?? localStorage.setItem(key, "ayanamsa=raman"), KEY);
  await page.addInitScript((key) => sessionStorage.setItem(key, "once"), KEY);
  const days: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === calls.panchangDay.path) days.push(searchParams.get("ayanamsa") ?? "lahiri");
  });
  const shifts = await layoutShifts(page);
  await page.goto("/app/panchang?date=2026-11-21", { waitUntil: "commit" });
  await shifts.start();
  const strip = page.getByRole("status").filter({ hasText: "Raman ayanamsa, not Lahiri" });
  await expect(strip).toBeVisible();
  await settled(page);
  expect(await shifts.sum()).toBeLessThan(0.005);
  const figures = () => page.getByRole("region", { name: /five lines/ }).innerText();
  const byRaman = await figures();

  await page.getByRole("button", { name: "Use Lahiri" }).click();
  await expect(page.getByText("The default rules are in use")).toBeVisible();
  await settled(page);
  expect(await figures()).not.toBe(byRaman);
  expect(await stored(page)).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await settled(page);
  expect(await figures()).toBe(byRaman);
  expect(await stored(page)).toBe("ayanamsa=raman");
  expect(new Set(days)).toEqual(new Set(["raman", "lahiri"]));

  for (const address of ["/app/panchang/month", "/app/panchang/coordinates", "/app/zodiac/daily/aries"]) {
    await visit(page, address);
    await expect(strip).toBeVisible();
    await expectUsable(page);
  }
  await page.getByRole("link", { name: "Raman ayanamsa, not Lahiri. Change the rules" }).click();
  await expect(page.getByLabel("Ayanamsa", { exact: true })).toHaveValue("raman");
});

test("a device that keeps nothing still calculates as chosen", async ({ page }) => {
  await page.addInitScript((key) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name === key) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, name, value);
    };
  }, KEY);
  await visit(page, "/app/panchang/conventions");
  await page.getByRole("radio", { name: /^Centre of the disc/ }).check();
  await expect(row(page, "Sunrise")).toContainText("later");
  expect(await stored(page)).toBeNull();
  await page.getByRole("link", { name: "The month by these rules" }).click();
  await expect(page).toHaveURL(/sunrise=centre/);
});

test.describe("when the server cannot answer", () => {
  test.use({ expectedFaults: { patterns: [/panchang/, /Failed to load resource/, /API error/] } });

  test("it says so, and Try Again brings both days", async ({ page }) => {
    await page.route("**/panchang/day?*", (route) => route.fulfill({ status: 404, json: {} }));
    await visit(page, "/app/panchang/conventions");
    await expect(page.getByText("The two days could not be loaded. Your choice is kept.")).toBeVisible();
    await page.unroute("**/panchang/day?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(row(page, "Sunrise")).toContainText("the same");
  });
});
