import { expect, expectAccessible, expectNoSidewaysScroll, settled, stopClock, test, visit } from "../fixtures.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const ADDRESS = "/app/features?tab=sade_sati";
const NOW = "2026-11-23T06:30:00Z";

test("says where Saturn is, filters its stays, and tells what each is and why", { tag: "@phone" }, async ({ page }) => {
  await stopClock(page, NOW);
  await beginSessionWith(page, ANJALI);
  await visit(page, ADDRESS);
  await settled(page);
  const main = page.locator("main");
  const banner = page.getByRole("heading", { name: "Current Saturn Transit" }).locator("..");
  await expect(banner).toContainText("Saturn is in Pisces, the 3rd from your Moon.");
  await expect(banner).toContainText("You are in none of the four periods now.");

  const rows = page.getByRole("table", { name: "Every stay of Saturn" }).getByRole("row");
  const filter = page.getByRole("combobox", { name: "Show" });
  for (const [value, type] of [
    ["sade-sati", "Sade Sati"],
    ["kantaka", "Kantaka Shani"],
    ["ashtama", "Ashtama Shani"],
    ["ardhastama", "Ardhastama Shani"],
  ] as const) {
    await filter.selectOption(value);
    await expect(rows.filter({ hasText: type }).first()).toBeVisible();
    await expect(rows).toHaveCount((await rows.getByRole("button", { name: type, exact: true }).count()) + 1);
  }
  await filter.selectOption("all");
  const returned = rows.filter({ hasText: "20 June 1990" }).last();
  await expect(returned).toContainText("PAST R");
  await returned.getByRole("button", { name: "Sade Sati" }).click();
  const opened = page.getByText("1st Dhaiya (Saturn in the 12th from the Moon, rising)").first();
  await expect(opened).toBeVisible();
  await page.getByText("Why?").first().click();
  await expect(main).toContainText("Saturn was retrograde and came back into Sagittarius");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test.describe("without an answer", () => {
  test.use({ expectedFaults: { patterns: [/./] } });

  test("it says so in the server's words or its own, and asks again by Try Again or by Analyze Sade Sati", async ({
    page,
  }) => {
    await beginSessionWith(page, ANJALI);
    await page.route("**/sade-sati-table*", (route) => route.abort());
    await visit(page, ADDRESS);
    const banner = page.getByRole("alert");
    await expect(banner).toContainText("Failed to fetch Sade Sati information.", { timeout: 20_000 });
    await page.unroute("**/sade-sati-table*");
    await page.route("**/sade-sati-table*", (route) =>
      route.fulfill({
        status: 400,
        json: { status: 400, response: "The sky is closed today.", code: "year_out_of_range" },
      }),
    );
    await banner.getByRole("button", { name: "Try Again" }).click();
    await expect(banner).toContainText("The sky is closed today.");
    await page.unroute("**/sade-sati-table*");
    await page.getByRole("button", { name: "Analyze Sade Sati" }).click();
    await expect(page.getByRole("table", { name: "Every stay of Saturn" })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
