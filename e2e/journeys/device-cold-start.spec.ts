import { expect, test, visit } from "../fixtures.ts";
import { OFFLINE_FAULTS } from "../pages/offline-faults.ts";

// The page, its script, and the worker that calculates with its parts all come from the device: see worker/handling-of.ts.
test.use({
  savesData: false,
  serviceWorkers: "allow",
  expectedFaults: { patterns: OFFLINE_FAULTS },
});

test("a page that is opened without a network tells a day that was never asked for", async ({ page, context }) => {
  await visit(page, "/app/about");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const section = page.getByRole("region", { name: "Use without a network" });
  await section.getByRole("button", { name: /^Fetch \d\.\d MB$/ }).click();
  await expect(section).toContainText("It is on this device");
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  await visit(later, "/app/panchang?date=2031-03-08");
  const main = later.getByRole("main");
  await expect(main).toContainText("9:28 AM – 10:58 AM");
  await expect(main).toContainText("Holika Dahan (Kama Dahanam)");
  await expect(later.getByText("Calculated on this device", { exact: true })).toBeVisible();
});
