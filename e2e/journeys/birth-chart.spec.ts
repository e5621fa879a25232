import { expect, expectAccessible, expectNoSidewaysScroll, settled, test, visit } from "../fixtures.ts";
import { BirthDetailsPage, JERSEY_CITY, WARANGAL } from "../pages/birth-details-page.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

test("a visitor types a birth and sees the chart of that moment", { tag: "@phone" }, async ({ page }) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await expectAccessible(page);
  await form.fill(WARANGAL);

  const saved = page.waitForResponse((answer) => answer.url().endsWith("/upsert/user"));
  await form.submit.click();
  expect((await saved).status()).toBe(200);

  await page.waitForURL("**/app/results");
  await expect(page.getByRole("heading", { level: 1, name: "Anjali Rao" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Rasi/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /Navamsa/ })).toBeVisible();

  // Swiss Ephemeris, Lahiri: lagna Taurus 8.16, Sun Taurus 2.14, Moon Capricorn 22.58 (Shravana 4).
  const table = page.getByRole("table", { name: "Planet Positions" });
  await expect(table.getByRole("row", { name: /^Moon/ })).toContainText("Capricorn");
  await expect(table.getByRole("row", { name: /^Moon/ })).toContainText("22.58");
  await expect(table.getByRole("row", { name: /^Sun/ })).toContainText("2.14");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a birth abroad is calculated by the clock of its own place", async ({ page }) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fill(JERSEY_CITY);
  const planets = page.waitForRequest((request) => request.url().includes("/horoscope/planet-details"));
  await form.submit.click();
  await page.waitForURL("**/app/results");

  const asked = new URL((await planets).url()).searchParams;
  expect(asked.get("zone")).toBe("America/New_York");
  expect(asked.get("tz")).toBeNull();
  await expect(page.getByText("America/New_York, UTC-4")).toBeVisible();
});

test("every empty field is named, and the whole form can be filled with the keyboard alone", async ({ page }) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.submit.click();
  for (const message of [
    "First Name is required",
    "Last Name is required",
    "Email is required",
    "Mobile Number is required",
    "Birth Date is required",
    "Birth Time is required",
    "Birth Location is required",
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await expect(page).toHaveURL(/\/app\/calculator$/);

  await form.field("First Name").fill("Anjali");
  await expect(page.getByText("First Name is required")).toHaveCount(0);
  await expect(page.getByText("Last Name is required").first()).toBeVisible();

  await form.fillPerson(WARANGAL);
  await form.field("Birth Location").focus();
  await page.keyboard.type("Waran");
  // While it is typed slowly, places that begin with its first letters are listed.
  await expect(form.suggestions.first()).toContainText("Warangal");
  // Nothing is active until an arrow key is pressed, so Enter must not take the first by itself.
  await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(form.field("Birth Location")).toHaveValue(/Warangal/);
  await expect(form.suggestions).toHaveCount(0);
});

test("the results page without a person leads back to the form, leaving no trace in the history", async ({ page }) => {
  await visit(page, "/app/about");
  await visit(page, "/app/results");
  await page.waitForURL("**/app/calculator");
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/about$/);
});

test("a link with the id of a record opens that person, and the id stays in the address", async ({ page, request }) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  const planets = page.waitForRequest((asked) => asked.url().includes("/horoscope/planet-details"));
  await visit(page, `/app/results?id=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Sita Devi" })).toBeVisible();
  expect(new URL((await planets).url()).searchParams.get("zone")).toBe("Asia/Kolkata");
  await settled(page);
  // War time: India's clocks were 6 h 30 min ahead of UTC.
  await expect(page.getByText("Asia/Kolkata, UTC+6:30")).toBeVisible();

  await page.getByRole("contentinfo").getByRole("link", { name: "Daily panchang" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/panchang\\?id=${id}$`));
});
