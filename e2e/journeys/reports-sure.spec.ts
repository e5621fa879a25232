import type { Page } from "@playwright/test";
import { calls, type UserDetails } from "@vedanga/contract";
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test, visit } from "../fixtures.ts";
import { expectTelugu, typedBy } from "../pages/expect-telugu.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const SENSITIVITY = `**${calls.sensitivity.path}?**`;

/** Taurus begins to rise at 5:35, five minutes after the stated time. */
const NEAR_A_LAGNA: UserDetails = { ...ANJALI, birthTime: "05:30", timeAccuracyMinutes: 15 };
/** Kulik at noon; of another kind at another time of the day. */
const UNKNOWN_TIME: UserDetails = {
  ...ANJALI,
  birthDate: "1979-05-24",
  birthTime: "12:00",
  timeAccuracyMinutes: 720,
  location: "Hyderabad, Telangana, India",
  latitude: "17.385000",
  longitude: "78.486700",
};
const TABS = ["mahadasha", "sade_sati", "mangal_dosha", "kaalsarp_dosha", "gem_suggestions"] as const;

/** Opens a report: the first by its address, each other by its link. */
async function openTab(page: Page, tab: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Astrological Reports" }).locator(`a[href*="tab=${tab}"]`);
  if (await link.isVisible()) {
    await link.click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab}`));
  } else await visit(page, `/app/features?tab=${tab}`);
  await settled(page);
}
const sure = (page: Page) => page.getByRole("region", { name: "How sure is this?" });

test("within a quarter of an hour of a change of lagna each tab says what would be what, from which minute", {
  tag: "@phone",
}, async ({ page, request }) => {
  await beginSessionWith(page, NEAR_A_LAGNA);
  await openTab(page, "ascendant");
  const lagna = "Before 5:35 AM the lagna is Aries, from then on Taurus.";
  await expect(page.getByRole("region", { name: "Ascendant (Lagna)" })).toContainText(lagna);
  for (const [tob, sign] of [
    ["05:34", "Aries"],
    ["05:35", "Taurus"],
  ] as const) {
    const answer = await request.get(calls.planetDetails.path, {
      params: { dob: "17/05/1990", tob, lat: 17.9784, lon: 79.5941, tz: 5.5, zone: "Asia/Kolkata" },
    });
    expect((await answer.json()).response["0"].zodiac).toBe(sign);
  }

  await openTab(page, "gem_suggestions");
  await expect(sure(page)).toContainText("If the birth was up to 15 minutes earlier or later, this may differ:");
  await expect(sure(page)).toContainText(
    "Before 5:35 AM the suggested stone is red coral, from then on blue sapphire.",
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openTab(page, "mangal_dosha");
  await expect(sure(page)).toContainText("The result is certain: it stays the same");
  await expect(sure(page)).toContainText("The details may differ, because they depend on: Ascendant.");

  await openTab(page, "mahadasha");
  await expect(sure(page)).toContainText(/All dates of the dashas may be up to \d+ days earlier or later\./);
  await expect(sure(page)).toContainText(/Certain in any case: Mahadasha now: \w+/);

  for (const tab of ["sade_sati", "kaalsarp_dosha"]) {
    await openTab(page, tab);
    await expect(sure(page)).toContainText(
      "Certain: this stays the same if the birth was up to 15 minutes earlier or later.",
    );
    await expect(sure(page).getByRole("listitem")).toHaveCount(0);
  }
});

test("with an unknown time each tab says it is calculated for noon, what is certain, and what is not, in few lines", async ({
  page,
}) => {
  await beginSessionWith(page, UNKNOWN_TIME);
  for (const tab of TABS) {
    await openTab(page, tab);
    await expect(sure(page)).toContainText("calculated for noon");
    await expect(sure(page)).not.toHaveAttribute("aria-busy", "true");
    expect(await sure(page).getByRole("listitem").count()).toBeLessThanOrEqual(5);
  }
  await expect(page.getByRole("region", { name: "Your Recommended Gemstone" })).toContainText("Ruby (at noon)");
  await expect(sure(page)).toContainText(/The suggested stone changes \d+ times within these 24 hours/);

  await openTab(page, "sade_sati");
  await expect(sure(page)).toContainText("It is the same at every other time of that day.");
  await openTab(page, "kaalsarp_dosha");
  await expect(sure(page)).toContainText(/Kaalsarp dosha changes 12 times .*: present, of one kind or another\./);
  const main = page.getByRole("main");
  for (const fact of [/Type\s*Not known/, /Houses\s*Not known/]) await expect(main).toContainText(fact);
  await expect(main.getByText("Yours", { exact: true })).toHaveCount(0);
  await expect(main).not.toContainText(/You have|Rahu in the \d/);
});

test("in Telugu the same is said without a Latin letter", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  await beginSessionWith(page, NEAR_A_LAGNA);
  await openTab(page, "gem_suggestions");
  const told = page.getByRole("region", { name: "ఇది ఎంత నిశ్చితం?" });
  await expect(told).toContainText("తెల్లవారుజామున 5:35 గంటలకు ముందు సూచించే రత్నం పగడం, ఆ తర్వాత నీలం.");
  await expectTelugu(page, typedBy(NEAR_A_LAGNA));
});

test("a time from a record raises no doubt on any tab and asks for none", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(calls.sensitivity.path)) asked.push(request.url());
  });
  await beginSessionWith(page, ANJALI);
  for (const tab of ["ascendant", ...TABS]) {
    await openTab(page, tab);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect(sure(page)).toHaveCount(0);
    await expect(page.getByText(/from then on/)).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test.describe("where the call fails", () => {
  test.use({
    expectedFaults: {
      patterns: [/horoscope\/sensitivity/, /Failed to load resource/, /API error/, /server could not be reached/],
    },
  });

  test("the report stands, the doubt says that it could not be calculated, and can be asked for again", async ({
    page,
  }) => {
    await page.route(SENSITIVITY, (route) => route.abort());
    await beginSessionWith(page, NEAR_A_LAGNA);
    await openTab(page, "gem_suggestions");
    await expect(page.getByRole("region", { name: "Your Recommended Gemstone" })).toContainText("Red Coral");
    await expect(sure(page).getByRole("alert")).toContainText(
      "The page could not calculate what depends on the exact time.",
    );
    await page.unroute(SENSITIVITY);
    await sure(page).getByRole("button", { name: "Try Again" }).click();
    await expect(sure(page)).toContainText("Before 5:35 AM the suggested stone is red coral");
    await expect(sure(page).getByRole("alert")).toHaveCount(0);
  });
});
