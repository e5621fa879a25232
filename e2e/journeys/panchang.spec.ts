import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../fixtures.ts";

test("today's panchang of Hyderabad is on the screen", async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes("/panchang/panchang?"));
  await page.goto("/app/panchang");
  const query = new URL((await asked).url()).searchParams;
  expect(query.get("lat")).toBe("17.3850");
  expect(query.get("lon")).toBe("78.4867");
  expect(query.get("time")).toMatch(/^\d{2}:\d{2}$/);
  const hyderabad = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata" }).format(new Date());
  expect(query.get("date")).toBe(hyderabad);

  const today = page.getByRole("region", { name: "Today's Panchang" });
  await expect(today).toContainText("Hyderabad, India");
  for (const label of [
    "Tithi",
    "Nakshatra",
    "Yoga",
    "Karana",
    "Rahu Kaal",
    "Gulika",
    "Yamakanta",
    "Sunrise",
    "Sunset",
  ]) {
    await expect(today.getByText(label).first()).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("any other day and place can be asked for", async ({ page }) => {
  await page.goto("/app/panchang");
  await page.getByLabel("Date", { exact: true }).fill("1990-05-17");
  await page.getByLabel("Time", { exact: true }).fill("06:05");
  await page.getByLabel("Location", { exact: true }).fill("Jersey Ci");
  await page
    .getByRole("option", { name: /^Jersey City\b.*New Jersey/ })
    .first()
    .click();
  const asked = page.waitForRequest((request) => /panchang\/panchang\?.*17%2F05%2F1990/.test(request.url()));
  await page.getByRole("button", { name: "Get Panchang Details" }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get("time")).toBe("06:05:00");
  expect(query.get("zone")).toBe("America/New_York");

  const result = page.getByRole("region", { name: /^Panchang for/ });
  await expect(result).toBeVisible();
  await expect(result).toContainText("Jersey City");
  // Swiss Ephemeris: the 22nd tithi, Krishna Saptami, runs over New Jersey at that moment.
  await expect(result).toContainText("Saptami");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe("when the server cannot answer", () => {
  test.use({ expectedFaults: { patterns: [/panchang/, /Failed to load resource/, /API error/, /Invalid response/] } });

  test("today's panel says so, and Try Again brings it back", async ({ page }) => {
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ status: 503, json: { status: 503 } }));
    await page.goto("/app/panchang");
    await expect(page.getByText("Failed to fetch today's panchang for Hyderabad.")).toBeVisible();
    await page.unroute("**/panchang/panchang?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("region", { name: "Today's Panchang" }).getByText("Nakshatra").first()).toBeVisible();
  });

  test("the calculator says so and keeps what was typed", async ({ page }) => {
    await page.goto("/app/panchang");
    await page.getByLabel("Date", { exact: true }).fill("2001-01-09");
    await page.getByLabel("Time", { exact: true }).fill("05:30");
    await page.getByLabel("Location", { exact: true }).fill("Warangal");
    await page
      .getByRole("option", { name: /^Warangal\b.*Telangana/ })
      .first()
      .click();
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ json: { status: 200 } }));
    await page.getByRole("button", { name: "Get Panchang Details" }).click();
    await expect(page.getByText("Failed to fetch panchang data. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Date", { exact: true })).toHaveValue("2001-01-09");
    await expect(page.getByLabel("Location", { exact: true })).toHaveValue(/Warangal/);
  });
});
