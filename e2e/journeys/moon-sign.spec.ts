import { expect, expectAccessible, hold, settled, test, visit } from "../fixtures.ts";

/** The minute, as the page of two births says it. */
const MOON_CHANGED = /^Before 7:5\d.PM the Moon sign is Capricorn, from then on Aquarius\.$/;

test("a Moon sign is found from a birth; the sign is remembered, and the birth is not", async ({ page }) => {
  await visit(page, "/app/zodiac/daily/leo");
  await page.getByRole("link", { name: "Find my Moon sign" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Find my Moon sign" })).toBeFocused();
  const find = page.getByRole("button", { name: "Find my Moon sign" });
  await find.click();
  await expect(page.getByText("Give the date of birth")).toBeVisible();
  await expect(page.getByLabel("Date of birth")).toBeFocused();

  await page.getByLabel("Date of birth").pressSequentially("02311985");
  await find.click();
  await expect(
    page.getByText("Give the birth date in full, with day, month and year; it must exist in the calendar"),
  ).toBeVisible();
  await page.getByLabel("Date of birth").fill("1990-05-17");
  await page.getByLabel("Place of birth").fill("Warangal");
  await page
    .getByRole("option", { name: /^Warangal/ })
    .first()
    .click();
  // That evening the Moon goes on from Capricorn; without the time it could be either.
  await find.click();
  await expect(page.getByText(/On that day the Moon went from Capricorn to Aquarius/)).toBeVisible();
  await expect(page.getByText(MOON_CHANGED)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("moonSign"))).toBeNull();

  const time = page.getByLabel("Time of birth");
  await time.pressSequentially("06");
  await find.click();
  await expect(page.getByText("Complete the time, or leave it empty")).toBeVisible();
  await expect(time).toBeFocused();
  expect(await time.evaluate((input: HTMLInputElement) => input.validity.badInput), "what is typed stays").toBe(true);
  await expect(page.getByText(/On that day the Moon went/)).toHaveCount(0);
  await time.fill("06:05");
  await find.click();
  await expect(page.getByRole("heading", { name: "Your Moon sign is Capricorn." })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Your Moon sign is Capricorn." })).toBeInViewport();
  await expect(page.getByRole("link", { name: "The year for Capricorn" })).toHaveAttribute("href", /\?year=\d{4}$/);
  await expectAccessible(page);
  const kept = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
  expect(kept).toContainEqual(["moonSign", "capricorn"]);
  expect(JSON.stringify(kept)).not.toMatch(/1990|Warangal|17\.9/);

  const date = page.getByLabel("Date of birth");
  await date.fill("2270-05-17");
  await expect(page.getByText("Your Moon sign is Capricorn.")).toHaveCount(0);
  await find.click();
  await expect(page.getByText("This date is in the future")).toBeVisible();
  await date.fill("0990-05-17");
  await expect(page.getByText("The year of birth must be between 1620 and 2280")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("moonSign"))).toBe("capricorn");
  await date.fill("1990-05-17");
  await find.click();
  await page.getByRole("link", { name: "Today for Capricorn" }).click();
  await settled(page);
  await expect(page.getByText("This is your Moon sign.")).toBeVisible();
  await visit(page, "/app");
  await expect(page.getByRole("region", { name: "Daily Horoscope" })).toContainText("Your Moon sign: Capricorn");
  await visit(page, "/app/zodiac/daily/capricorn");
  await page.getByRole("button", { name: "Forget it" }).click();
  await expect(page.getByRole("link", { name: "Find my Moon sign" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("moonSign"))).toBeNull();
});

test("what is filled in and sent before the page is alive is answered once it is", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/app/moon-sign", { waitUntil: "commit" });
  await page.getByLabel("Date of birth").fill("1990-05-17");
  await page.getByLabel("Time of birth").fill("06:05");
  const place = page.getByLabel("Place of birth");
  await place.fill("Warangal");
  await place.press("Enter");
  await page.getByRole("button", { name: "Find my Moon sign" }).click();
  await expect(place).toHaveValue("Warangal");
  expect(page.url()).toMatch(/\/app\/moon-sign$/);
  release();
  await expect(page.getByRole("heading", { name: "Your Moon sign is Capricorn." })).toBeVisible();
});

test.describe("where the server does not answer", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    expectedFaults: { patterns: [/horoscope|planet/, /Failed to load/] },
  });

  test("it is said in sight, above the bar of a phone", async ({ page }) => {
    await page.route("**/v3-json/**", (route) => route.fulfill({ status: 503, json: {} }));
    await visit(page, "/app/moon-sign");
    await page.getByLabel("Date of birth").fill("1990-05-17");
    await page.getByLabel("Time of birth").fill("06:05");
    const place = page.getByLabel("Place of birth");
    await place.fill("Warangal");
    await page
      .getByRole("option", { name: /^Warangal/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Find my Moon sign" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toBeVisible();
    const bar = page.getByRole("navigation", { name: "Every day" });
    await expect
      .poll(async () => {
        const [box, below] = [await alert.boundingBox(), await bar.boundingBox()];
        return box && below && box.y + box.height <= below.y;
      })
      .toBe(true);
  });
});
