import { APP_ROUTES } from "@vedanga/contract";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../fixtures.ts";

for (const language of ["english", "telugu"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`no route has an accessibility fault or sideways scroll, in ${language}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
      for (const route of APP_ROUTES) {
        await page.goto(`/app${route}`);
        await page.waitForLoadState("networkidle");
        await expect(page.locator("html")).toHaveAttribute("lang", language === "telugu" ? "te" : "en");
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });
  }
}

test("the language toggle shows the language in use, says what it does, and is remembered", async ({ page }) => {
  await page.goto("/app/");
  const toggle = page.getByRole("button", { name: /Telugu|తెలుగు/ });
  await expect(toggle).toContainText("English");
  await toggle.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  expect(await page.evaluate(() => localStorage.getItem("preferredLanguage"))).toBe("telugu");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
});

test("every internal link of every screen leads somewhere and keeps the id of the address", async ({ page }) => {
  const seen = new Set<string>();
  for (const route of APP_ROUTES) {
    await page.goto(`/app${route}`);
    await page.waitForLoadState("networkidle");
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const href of links) seen.add(href);
  }
  for (const href of seen) {
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
  }
});

test.describe("an address nobody knows", () => {
  test.use({ expectedFaults: { patterns: [/404/] } });

  test("gets a page that says so and leads home", async ({ page }) => {
    const answer = await page.goto("/app/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
});

test("an English page loads no Telugu font", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/app/");
  await page.waitForLoadState("networkidle");
  expect(fonts.filter((url) => /telugu-telugu/.test(url))).toEqual([]);
  expect(fonts.length).toBeGreaterThan(0);
});
