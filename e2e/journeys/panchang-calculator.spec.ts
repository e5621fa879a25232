import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, settled, stopClock, test, turnClock, visit } from "../fixtures.ts";
import { goOffline } from "../pages/network.ts";
import { OFFLINE_FAULTS } from "../pages/offline-faults.ts";

/** At 10:40 in Hyderabad. */
const WORKED_MOMENT = "2026-11-21T10:40:25+05:30";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Get Panchang Details" });
const jump = (page: Page) => page.getByRole("link", { name: "Another day", exact: true });
const title = (page: Page) => page.getByRole("heading", { name: "Custom Panchang Calculator" });

test("the calculator is beside the limbs, a jump from the drawn day, its answer right under the form", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await stopClock(page, WORKED_MOMENT);
  for (const width of isMobile ? [360] : [1024, 1440]) {
    await page.setViewportSize({ width, height: isMobile ? 740 : 768 });
    await visit(page, "/app/panchang");
    await page.getByRole("heading", { name: "Dwadashi", exact: true }).waitFor();
    await settled(page);
    await expect(submit(page)).toBeEnabled();
    if (!isMobile) {
      // Both at one moment.
      const limbs = await page.getByRole("region", { name: "The five limbs" }).elementHandle();
      const [form, beside] = await page
        .getByRole("form")
        .evaluate((one, other) => [one.getBoundingClientRect(), other?.getBoundingClientRect()], limbs);
      expect(beside?.right).toBeLessThan(form?.left ?? 0);
      expect(beside?.top).toBeLessThan(form?.bottom ?? 0);
    }
    expect((await jump(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await jump(page).press("Enter");
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(field(page, "Date")).toBeFocused();
    await expect(page).toHaveURL(/\/panchang$/);

    await field(page, "Location").fill("Warangal");
    await field(page, "Location").press("Enter");
    const answer = page.getByRole("heading", { name: "Panchang for 21 November 2026" });
    await expect(answer).toBeFocused();
    // Both at one moment: the page still scrolls to the answer.
    const gap = await answer.evaluate(
      (heading, button) => heading.getBoundingClientRect().top - (button?.getBoundingClientRect().bottom ?? 0),
      await submit(page).elementHandle(),
    );
    expect(gap).toBeGreaterThan(0);
    // On a wide screen it has the width of the form and of the limbs beside it.
    expect(gap).toBeLessThan(isMobile ? 120 : 320);
    await expectNoSidewaysScroll(page);
  }
});

test("the calculator opens with now, at the place of the page and then at the one chosen, until a person sets it", async ({
  page,
}) => {
  await stopClock(page, WORKED_MOMENT);
  await visit(page, "/app/panchang");
  await expect(field(page, "Date")).toHaveValue("2026-11-21");
  await expect(field(page, "Time")).toHaveValue("10:40");
  await turnClock(page, "2026-11-21T10:42:25+05:30");
  await expect(field(page, "Time")).toHaveValue("10:42");
  await visit(page, "/app/panchang?place=2643743");
  await expect(field(page, "Time")).toHaveValue("05:12");
  await settled(page);
  await field(page, "Location").fill("Jersey Ci");
  await page
    .getByRole("option", { name: /^Jersey City\b.*New Jersey/ })
    .first()
    .click();
  await expect(field(page, "Date")).toHaveValue("2026-11-21");
  await expect(field(page, "Time")).toHaveValue("00:12");
  await field(page, "Date").fill("1990-05-17");
  await turnClock(page, "2026-11-21T10:47:25+05:30");
  await expect(field(page, "Time")).toHaveValue("00:12");

  const submit = page.getByRole("button", { name: "Get Panchang Details" });
  await field(page, "Date").fill("");
  await submit.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("Date is required");
  await field(page, "Date").pressSequentially("02311985");
  await submit.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(
    "Give the date in full, with day, month and year; it must exist in the calendar",
  );
});

test("the calculator asks by the rules the reader chose, and says which", async ({ page }) => {
  await visit(page, "/app/panchang?ayanamsa=raman&months=purnimanta");
  const rules = "Calculated by the rules you chose: Ayanamsa: Raman.";
  await expect(page.getByRole("form")).toContainText(rules);
  await field(page, "Location").fill("Hyderabad, Telangana");
  const asked = page.waitForRequest(/panchang\/panchang\?.*time=\d\d%3A\d\d%3A00/);
  await field(page, "Location").press("Enter");
  const query = new URL((await asked).url()).searchParams;
  expect(query.get("ayanamsa")).toBe("raman");
  // Hyderabad of the list is Hyderabad of the panel.
  expect([query.get("lat"), query.get("lon")]).toEqual(["17.385000", "78.486700"]);
  await expect(page.getByRole("region", { name: /^Panchang for/ })).toContainText(rules);
});

test("Moon and Sun of another day are those of its page, from sunrise on", async ({ page }) => {
  await stopClock(page, WORKED_MOMENT);
  await visit(page, "/app/panchang");
  const moon = page.getByRole("region", { name: "Moon Information" });
  await field(page, "Time").fill("12:00");
  await field(page, "Location").fill("Hyderabad, Telangana");
  // The Moon rises in the night of Tuesday, and sets in that of Wednesday: after midnight, before sunrise.
  for (const [date, name, event] of [
    ["2026-12-01", "1 December 2026", /Moonrise\s*12:36\sAM\sWed/],
    ["2027-01-20", "20 January 2027", /Moonset\s*5:32\sAM\sThu/],
  ] as const) {
    await field(page, "Date").fill(date);
    await submit(page).click();
    await page.getByRole("heading", { name: `Panchang for ${name}` }).waitFor();
    await expect(moon).toHaveText(event);
  }

  await field(page, "Location").fill("Tromsø");
  for (const [date, name, sun] of [
    ["2026-06-21", "21 June 2026", "set"],
    ["2026-12-21", "21 December 2026", "rise"],
  ] as const) {
    await field(page, "Date").fill(date);
    await submit(page).click();
    const answer = page.getByRole("region", { name: `Panchang for ${name}` });
    await expect(answer).toContainText(`Rise and set are for ${name}, when the Sun does not ${sun} here`);
  }
});

test.describe("without a network", () => {
  test.use({ savesData: false, expectedFaults: { patterns: OFFLINE_FAULTS } });

  test("the form says so as long as it is so, and one press sends it once more", async ({ page, context }) => {
    await stopClock(page, WORKED_MOMENT);
    await visit(page, "/app/panchang");
    await field(page, "Location").fill("Warangal");
    await page
      .getByRole("option", { name: /^Warangal/ })
      .first()
      .click();
    await settled(page);
    await goOffline(page);
    await submit(page).click();
    const alert = page.getByRole("form").getByRole("alert");
    await expect(alert).toContainText("This device is not connected to the internet.");
    // What is to be corrected stands alone.
    const date = await field(page, "Date").inputValue();
    await field(page, "Date").fill("");
    await submit(page).click();
    await expect(alert).toHaveText(/^There is 1 thing to correct/);
    await field(page, "Date").fill(date);
    await submit(page).click();
    await expect(alert).toContainText("This device is not connected to the internet.");
    await context.setOffline(false);
    await expect(alert).toHaveText(/^Failed to fetch panchang data\. Please try again\.Try Again$/);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Panchang for 21 November 2026" })).toBeFocused();
    await expect(alert).toHaveCount(0);
  });
});
