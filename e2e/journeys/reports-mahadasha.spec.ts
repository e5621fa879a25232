import { expect, expectAccessible, expectNoSidewaysScroll, settled, stopClock, test, visit } from "../fixtures.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const ADDRESS = "/app/features?tab=mahadasha";
const NOW = "2026-11-23T06:30:00Z";

test("says what runs today at five levels, opens a period down to the fifth, and names each on the line of periods", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await stopClock(page, NOW);
  await beginSessionWith(page, ANJALI);
  await visit(page, ADDRESS);
  await settled(page);
  const main = page.locator("main");
  await expect(main).toContainText("You are currently running Jupiter Mahadasha until 10\u00a0December\u00a02031.");
  for (const level of ["Mahadasha", "Antardasha", "Pratyantardasha", "Sukshma dasha", "Prana dasha"]) {
    await expect(main.getByRole("term").filter({ hasText: new RegExp(`^${level}$`) })).toBeVisible();
  }

  const periods = page.getByRole("table", { name: "All nine periods" });
  await expect(periods.getByRole("button", { name: "Hide Jupiter" })).toHaveAttribute("aria-expanded", "true");
  await expect(periods.getByRole("button", { name: /^View / })).toHaveCount(8);
  const words = page.getByRole("heading", { name: "Jupiter in Your Chart" });
  await expect(words).toBeHidden();
  await page.getByText("Detailed Prediction", { exact: true }).click();
  await expect(words).toBeVisible();
  await page.getByText("Why these words").click();
  for (const reason of [
    "Jupiter is in Gemini: from Taurus rising, the 2nd house.",
    "No other planet is in Gemini with Jupiter.",
    "The mahadasha of Jupiter lasts 16 of the 120 years; it begins where the one before it ends.",
    "that ninth of the sign is a navamsa of Aquarius.",
  ]) {
    await expect(main).toContainText(reason);
  }
  await expect(main).toContainText("You are here now: Jupiter, and within it Sun, until 10\u00a0April\u00a02027.");

  await periods.getByRole("button", { name: "View Rahu" }).click();
  await page.getByText("Detailed Prediction", { exact: true }).first().click();
  await expect(page.getByText(/^These were Rahu's years/)).toBeVisible();
  await expect(page.getByText(/^Rahu's years reach/)).toHaveCount(0);
  await periods.getByRole("button", { name: "Hide Rahu" }).click();

  const parts = page.getByRole("table", { name: "Antardashas of Jupiter" });
  await expect(parts.getByRole("row", { name: /Jupiter\/\W?Sun.*22 June 2026.*10 April 2027.*CURRENT/ })).toBeVisible();
  let within = parts.getByRole("button", { name: /^Jupiter\/\W?Sun$/ });
  for (const path of ["Jupiter/Sun", "Jupiter/Sun/Sun", "Jupiter/Sun/Sun/Moon"]) {
    await within.click();
    const table = page.getByRole("table", { name: `Parts of ${path}`, exact: true });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    within = table.getByRole("button", { name: path === "Jupiter/Sun" ? "Sun" : "Moon", exact: true });
  }
  await expect(within).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // A pointer that hovers.
  if (isMobile) return;
  const line = page.getByRole("slider", { name: "Mahadashas" });
  const tip = page.getByRole("tooltip");
  await expect(tip).toHaveCount(0);
  await line.focus();
  await expect(tip).toHaveText("Jupiter, 2015 to 2031");
  await page.keyboard.press("ArrowRight");
  await expect(tip).toHaveText("Saturn, 2031 to 2050");
  await expect(line).toHaveAttribute("aria-valuetext", "Saturn, 2031 to 2050");
  await line.hover({ position: { x: 5, y: 10 } });
  await expect(tip).toHaveText("Moon, 1980 to 1990");
  const { width = 0 } = (await line.boundingBox()) ?? {};
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const position = { x: share * width, y: 10 };
    await line.hover({ position });
    const named = (await tip.textContent()) ?? "";
    await line.click({ position });
    await expect(tip).toHaveText(named);
    await expect(line).toHaveAttribute("aria-valuetext", named);
  }
  await page.keyboard.press("Home");
  await expect(line).toHaveAttribute("aria-valuetext", "Moon, 1980 to 1990");
});

test.describe("without an answer", () => {
  test.use({ expectedFaults: { patterns: [/./] } });

  test("each part fails by itself, and Try Again brings it", async ({ page }) => {
    await beginSessionWith(page, ANJALI);
    await page.route("**/dashas/antar-dasha*", (route) => route.abort());
    await page.route("**/dashas/levels*", (route) => route.abort());
    await visit(page, ADDRESS);
    const alerts = page.getByRole("alert");
    await expect(alerts.filter({ hasText: "Failed to fetch dasha predictions." })).toBeVisible({ timeout: 20_000 });
    const box = alerts.filter({ hasText: "Unable to load mahadasha predictions." });
    const levels = alerts.filter({ hasText: "The five levels of today could not be calculated." });
    await expect(levels).toBeVisible({ timeout: 20_000 });
    await page.unroute("**/dashas/antar-dasha*");
    await box.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("button", { name: "Hide Jupiter" })).toBeVisible();
    await expect(levels).toBeVisible();
    await page.unroute("**/dashas/levels*");
    await levels.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("term").filter({ hasText: "Prana dasha" })).toBeVisible();
    await expect(alerts).toHaveCount(0);
  });
});

test("a life whose cycle is over has words for it", async ({ page }) => {
  await beginSessionWith(page, {
    ...ANJALI,
    birthDate: "1900-01-03",
    birthTime: "23:50",
    location: "Calcutta",
    latitude: "22.5726",
    longitude: "88.3639",
  });
  await visit(page, ADDRESS);
  await settled(page);
  const main = page.locator("main");
  await expect(main).toContainText("The nine mahadashas of this birth have all passed.");
  await expect(main).toContainText("No period runs today at any of the five levels.");
  await expect(page.getByRole("button", { name: /^View / })).toHaveCount(9);
});

test("a birth that is still to come says so, on its report and on its overview", async ({ page }) => {
  await beginSessionWith(page, { ...ANJALI, birthDate: "2100-12-31", birthTime: "23:59" });
  for (const address of [ADDRESS, "/app/results"]) {
    await visit(page, address);
    await settled(page);
    await expect(page.locator("main")).toContainText("The date of birth is still to come; the dashas begin with it.");
  }
});
