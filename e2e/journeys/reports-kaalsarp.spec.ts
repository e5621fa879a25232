import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectThumbSized,
  settled,
  test,
  visit,
} from "../fixtures.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const CALL = /\/dosha\/kaalsarp-dosh\?/;
const PAGE = "/app/features?tab=kaalsarp_dosha";
/** Kulik, Descending. */
const KULIK = {
  ...ANJALI,
  birthDate: "1979-05-24",
  birthTime: "11:15",
  location: "Hyderabad, Telangana, India",
  latitude: "17.385000",
  longitude: "78.486700",
};

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("Kulik is told with its direction, houses and analysis, and its remedies turn round at both ends", {
  tag: "@phone",
}, async ({ page }) => {
  await beginSessionWith(page, KULIK);
  await visit(page, PAGE);
  await settled(page);
  await expect(page.getByRole("heading", { name: "Kaalsarp Dosha of Anjali Rao" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Kaalsarp Dosha is present" })).toBeVisible();
  const main = page.getByRole("main");
  for (const fact of [/Type\s*Kulik/, /Direction\s*Descending/, /Houses\s*2-8/]) await expect(main).toContainText(fact);
  await expect(part(page, "Analysis")).toContainText("Rahu in the 2nd house draws effort towards");
  await expect(part(page, "The twelve types").getByRole("term")).toHaveCount(12);
  await expect(part(page, "The twelve types").getByRole("term").filter({ hasText: "Yours" })).toHaveText(
    /Kulik.*Rahu 2, Ketu 8/,
  );
  await expect(part(page, "Effects").getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("heading", { name: "Consultation Recommended" })).toBeVisible();

  const remedies = part(page, "Remedies, one at a time");
  const said = remedies.getByRole("listitem");
  await expect(remedies.getByText("Remedy 1 of 9", { exact: true })).toBeVisible();
  await expect(said).toHaveCount(1);
  const first = await said.innerText();
  await remedies.getByRole("button", { name: "Previous remedy" }).click();
  await expect(remedies.getByText("Remedy 9 of 9", { exact: true })).toBeVisible();
  await expect(said).not.toHaveText(first);
  await expect(remedies.getByRole("status")).toContainText("Remedy 9 of 9");
  await remedies.getByRole("button", { name: "Next remedy" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(remedies.getByText("Remedy 1 of 9", { exact: true })).toBeVisible();
  await expect(said).toHaveText(first);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectThumbSized(page);
  await expectNoSidewaysScroll(page);
});

test("a birth without it says who stands on the other side and recommends nothing", async ({ page }) => {
  await beginSessionWith(page, ANJALI);
  await visit(page, PAGE);
  await expect(page.getByRole("heading", { name: "Kaalsarp Dosha is absent" })).toBeVisible();
  const outside = page.getByRole("region", { name: /^(How near it came|Planets on the other side)$/ });
  await expect(outside.getByRole("listitem").first()).toHaveText(/is on the other side, \d+\.\d° beyond/);
  await expect(page.getByText(/^Remedy \d/)).toHaveCount(0);
  await expect(page.getByText("Consultation Recommended")).toHaveCount(0);
});

test.describe("a call that is slow and fails", () => {
  test.use({
    expectedFaults: {
      patterns: [/kaalsarp-dosh/, /Failed to load resource/, /API error/, /server could not be reached/],
    },
  });

  test("says that it analyzes, then what failed, and Try Again asks once more", async ({ page }) => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(CALL, async (route) => {
      await held;
      await route.abort();
    });
    await beginSessionWith(page, KULIK);
    await visit(page, PAGE);
    await expect(page.getByRole("status").filter({ hasText: "Analyzing Kaalsarp Dosha..." })).toBeVisible();
    letGo();
    const banner = page.getByRole("main").getByRole("alert");
    await expect(banner).toContainText("Failed to fetch Kaalsarp Dosha information.");
    await expect(page.getByRole("button", { name: "Analyze Kaalsarp Dosha" })).toBeVisible();
    await page.unroute(CALL);
    await banner.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Kaalsarp Dosha is present" })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
