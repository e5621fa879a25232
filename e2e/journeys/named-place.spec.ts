import type { Page } from "@playwright/test";
import { calls } from "@vedanga/contract";
import { expect, expectAccessible, hold, hydrated, test, visit } from "../fixtures.ts";
import { BirthDetailsPage, WARANGAL } from "../pages/birth-details-page.ts";

const KHAMMAM = "Khammam, Telangana, India";
const STAND_IN = "18.933300° N, 72.816600° E";

const session = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("userDetails") ?? "null"));

async function openFilled(page: Page, birthDate = WARANGAL.birthDate): Promise<BirthDetailsPage> {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fillPerson({ ...WARANGAL, birthDate });
  return form;
}

test.describe("a birth place that is typed and not chosen", () => {
  test("is taken as well by Enter at once after the last letter", async ({ page }) => {
    const form = await openFilled(page);
    await form.field("Birth Location").fill("Khammam");
    await form.field("Birth Location").press("Enter");
    await page.waitForURL("**/app/results");
    expect(await session(page)).toMatchObject({ location: KHAMMAM, latitude: "17.247670", zone: "Asia/Kolkata" });
  });

  test("is asked about where several have the name, and nothing is sent before it is known @phone", async ({
    page,
  }) => {
    const form = await openFilled(page);
    const saved: string[] = [];
    page.on("request", (request) => request.url().endsWith(calls.upsertUser.path) && saved.push(request.url()));
    await form.field("Birth Location").fill("Hyderabad");
    await form.submit.click();
    await expect(page.getByText("Choose the birth place you mean from the list below the field").first()).toBeVisible();
    const question = page.getByRole("group", { name: "Which of these places do you mean?" });
    await expect(
      question.getByRole("button", { name: "Hyderabad, Hyderabad District, Sindh, Pakistan" }),
    ).toBeVisible();
    await expectAccessible(page);
    expect(saved).toEqual([]);
    await question.getByRole("button", { name: "Hyderabad, Telangana, India" }).click();
    await expect(question).toHaveCount(0);
    await form.submit.click();
    await page.waitForURL("**/app/results");
    expect((await session(page)).location).toBe("Hyderabad, Telangana, India");
  });

  test("that several have is told beside what else is to be corrected", async ({ page }) => {
    const form = await openFilled(page);
    await form.field("Email").fill("sita@");
    await form.field("Birth Location").fill("Hyderabad");
    await form.submit.click();
    await expect(page.getByText("There are 2 things to correct")).toBeVisible();
    await expect(page.getByText("Choose the birth place you mean from the list below the field").first()).toBeVisible();
  });

  test("is taken on leaving the field if known exactly and once; stays as typed if no offer is meant, and if no list knows it", async ({
    page,
  }) => {
    const form = await openFilled(page);
    await form.field("Birth Location").fill("khammam");
    await form.field("Birth Location").press("Tab");
    await expect(form.field("Birth Location")).toHaveValue(KHAMMAM);
    await expect(page.getByText("17.247670° N, 80.143680° E")).toBeVisible();
    await expect(page.getByText(STAND_IN)).toHaveCount(0);

    await form.field("Birth Location").fill("Waran");
    await form.field("Birth Location").press("Tab");
    const question = page.getByRole("group", { name: "Which of these places do you mean?" });
    await question.getByRole("button", { name: "None of these" }).click();
    await expect(page.getByText(/You have not chosen a place from the list/)).toContainText(STAND_IN);

    await form.field("Birth Location").fill("Qwxyzzy");
    await expect(page.getByText(/You have not chosen a place from the list/)).toHaveCount(0);
    await form.field("Birth Location").press("Tab");
    await expect(page.getByText("No place found. Check the spelling, or try the nearest town.")).toBeVisible();
    await expect(page.getByText(/You have not chosen a place from the list/)).toContainText(STAND_IN);
    await form.submit.click();
    await page.waitForURL("**/app/results");
    expect(await session(page)).toMatchObject({ location: "Qwxyzzy", latitude: "", longitude: "" });
  });
});

test("a future birth is questioned, and accepted if it is meant", async ({ page }) => {
  const form = await openFilled(page, "2099-01-01");
  await form.field("Birth Location").fill("Khammam");
  await form.field("Birth Location").press("Enter");
  const question = page.getByRole("alert").filter({ hasText: "This date is in the future. Is that what you mean?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Change the date" }).click();
  await expect(form.field("Birth Date")).toBeFocused();
  await expect(form.field("First Name")).toHaveValue(WARANGAL.firstName);
  await form.submit.click();
  await question.getByRole("button", { name: "Yes, continue" }).click();
  await page.waitForURL("**/app/results");
  expect((await session(page)).birthDate).toBe("2099-01-01");
});

test("a city that is typed and not chosen is taken by the day, by the month and by the coordinates", async ({
  page,
}) => {
  await visit(page, "/app/panchang");
  await page.getByRole("heading", { name: "Timings" }).waitFor();
  await page.getByRole("button", { name: "Change city" }).click();
  const city = page.getByRole("combobox", { name: "City" });
  await city.fill("Khammam");
  await city.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Khammam, Telangana, India");

  await visit(page, "/app/panchang/month");
  await page.getByText("Another city or month").click();
  await page.getByLabel("City", { exact: true }).fill("Warangal");
  await page.getByLabel("City", { exact: true }).press("Tab");
  await expect(page.getByRole("group").filter({ hasText: "Another city or month" })).toContainText(
    "Warangal, Telangana, India",
  );

  await visit(page, "/app/panchang/coordinates");
  await expect(page.getByRole("heading", { name: /^Panchang for/ })).toBeVisible();
  await page.getByLabel("Find a place").fill("Khammam");
  await page.getByLabel("Find a place").press("Enter");
  await expect(page.getByRole("region", { name: /^Panchang for/ })).toContainText("17.247670° N");
});

test("the question of several places is in sight below its field, also on the small part of a screen above a keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/app/panchang/coordinates");
  await expect(page.getByRole("heading", { name: /^Panchang for/ })).toBeVisible();
  const place = page.getByLabel("Find a place");
  await place.fill("Hyderabad");
  await place.press("Enter");
  const last = page.getByRole("button", { name: "None of these" });
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(place).toBeFocused();
  await page.setViewportSize({ width: 360, height: 420 });
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe("a place search that does not answer", () => {
  test.use({
    expectedFaults: { patterns: [/geo\/search/, /Failed to load resource/, /API error/, /Failed to submit/] },
  });

  test("is blamed itself, by every form, and never the name", async ({ page }) => {
    await page.route("**/geo/search?**", (route) => route.fulfill({ status: 503, json: {} }));
    const form = await openFilled(page);
    await form.field("Birth Location").fill("Khammam");
    await expect(page.getByText("The place search does not answer. You can continue typing the place.")).toBeVisible();
    await form.submit.click();
    const failure = page.getByText(/^The place search does not answer, so “Khammam” could not be looked up\./);
    await expect(failure).toBeVisible();
    await expect(page.getByText("An error occurred while submitting the form. Please try again.")).toBeVisible();
    await expect(page.getByText(/Check the spelling|You have not chosen a place/)).toHaveCount(0);
    await expectAccessible(page);

    await page.clock.install();
    await visit(page, "/app/panchang");
    const searches: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/geo/search?")) searches.push(request.url());
    });
    const calculator = page.getByRole("region", { name: "Custom Panchang Calculator" });
    await expect(calculator.getByRole("button", { name: "Get Panchang Details" })).toBeEnabled();
    await calculator.getByLabel("Date", { exact: true }).fill("2026-11-21");
    await calculator.getByLabel("Time", { exact: true }).fill("10:40");
    await calculator.getByLabel("Location", { exact: true }).fill("Khammam");
    // The list of suggestions asks as well, a moment after the last letter.
    await expect(
      calculator.getByText("The place search does not answer. You can continue typing the place."),
    ).toBeVisible();
    await calculator.getByRole("button", { name: "Get Panchang Details" }).click();
    await expect(calculator.getByText("Failed to fetch panchang data. Please try again.")).toBeVisible();
    await expect(failure).toBeVisible();
    await expect(calculator.getByText("No place of this name was found.")).toHaveCount(0);

    // Leaving the field would have looked the name up as well; the press that left it has done so, and has its answer.
    const before = searches.length;
    await page.clock.runFor(1000);
    expect(searches).toHaveLength(before);

    await page.unroute("**/geo/search?**");
    await calculator.getByRole("button", { name: "Try Again" }).click();
    await expect(calculator.getByLabel("Location", { exact: true })).toHaveValue(KHAMMAM);
    await expect(failure).toHaveCount(0);
  });
});

for (const [path, label] of [
  ["/matching", "Place of birth"],
  ["/moon-sign", "Place of birth"],
  ["/calculator", "Birth Location"],
  ["/panchang/conventions", "City"],
  ["/panchang", "Location"],
  ["/panchang/coordinates", "Find a place"],
] as const) {
  test(`a place typed before the scripts of ${path} came is suggested when its field is pressed, once and again`, async ({
    page,
  }) => {
    const release = await hold(page, "**/assets/*.js");
    await page.goto(`/app${path}`, { waitUntil: "commit" });
    const field = page.getByRole("main").getByLabel(label, { exact: true }).first();
    await field.fill("Khammam");
    await field.blur();
    release();
    await hydrated(page);
    await expect(field).toHaveRole("combobox");
    const found = page.getByRole("option", { name: /^Khammam\b.*Telangana/ });
    await expect(async () => {
      await field.click();
      await expect(found).toBeVisible({ timeout: 2000 });
    }).toPass();
    await field.click();
    await expect(found).toBeVisible();
    await found.click();
    await expect(field).toHaveValue(KHAMMAM);
  });
}
