import type { Page } from "@playwright/test";
import { expect, hold, hydrated, test } from "../fixtures.ts";
import { BirthDetailsPage, WARANGAL } from "../pages/birth-details-page.ts";
import { beginSessionWith, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

// A part of a page whose script comes after that of the screen: until then its HTML is there.

const FORM_SCRIPT = "**/assets/birth-details-form-piece-*.js";
const TELUGU = /[\u0c00-\u0c7f]/;
const POINT_SCRIPT = "**/assets/point-fields-piece-*.js";
const DAY_FORM_SCRIPT = "**/assets/calculator-piece-*.js";

/** Opens a page that is alive but for the part of a script, until the answer is called. */
async function openWithout(page: Page, script: string, path: string): Promise<() => void> {
  const release = await hold(page, script);
  await page.goto(path);
  await hydrated(page);
  return release;
}

test("what is typed, chosen and sent before the script of the form came is taken over, while the page answers", async ({
  page,
}) => {
  const release = await openWithout(page, FORM_SCRIPT, "/app/calculator");
  const form = new BirthDetailsPage(page);
  await form.field("First Name").fill("Anjali");
  await form.field("Birth Location").fill("Nowhere at all");
  const sure = page.getByLabel("How sure is the time?");
  await sure.selectOption({ label: "Not known" });
  await form.submit.click();
  // The page around it is alive.
  await page.getByRole("button", { name: /Switch to light/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByText("Last Name is required")).toHaveCount(0);
  release();
  // It was sent: what is missing is said, and nothing is lost.
  await expect(form.field("Last Name")).toHaveAttribute("aria-invalid", "true");
  await expect(form.field("First Name")).toHaveValue("Anjali");
  await expect(form.field("First Name")).not.toHaveAttribute("aria-invalid");
  await expect(form.field("Birth Location")).toHaveValue("Nowhere at all");
  await expect(sure).toHaveValue("720");
  await expect(form.field("Birth Time")).toHaveValue("12:00");
  await expect(page).toHaveURL(/\/calculator$/);
});

test("what is typed before the script of the form came is there again after a reload", async ({ page }) => {
  const release = await openWithout(page, FORM_SCRIPT, "/app/calculator");
  const form = new BirthDetailsPage(page);
  await form.field("First Name").fill("Anjali");
  await form.field("Birth Location").fill("Nowhere at all");
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain("Nowhere at all");
  await page.reload();
  await hydrated(page);
  release();
  await expect(form.field("First Name")).toHaveValue("Anjali");
  await expect(form.field("Birth Location")).toHaveValue("Nowhere at all");
});

test("the panchang of a place, sent before the script of its form came, is that of now", async ({ page }) => {
  const release = await openWithout(page, DAY_FORM_SCRIPT, "/app/panchang");
  const form = page.getByRole("region", { name: "Custom Panchang Calculator" });
  await form.getByLabel("Location", { exact: true }).fill("Vijayawada");
  await form.getByRole("button", { name: "Get Panchang Details" }).click();
  release();
  await expect(page.getByRole("heading", { name: /^Panchang for \d/ })).toBeVisible();
});

test("a birth that is sent before the script of the form came waits for the place that is meant", async ({ page }) => {
  const saved: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") saved.push(request.url());
  });
  const release = await openWithout(page, FORM_SCRIPT, "/app/calculator");
  const form = new BirthDetailsPage(page);
  await form.fillPerson(WARANGAL);
  await form.field("Birth Location").fill("Hyderabad");
  await form.submit.click();
  release();
  await expect(page.getByText("Which of these places do you mean?")).toBeVisible();
  await expect(form.field("Birth Location")).toHaveAttribute("aria-invalid", "true");
  expect(saved).toEqual([]);
});

test("another day is asked of the panchang before the script of its form came", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/date=15(%2F|\/)08(%2F|\/)1947/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const release = await openWithout(page, DAY_FORM_SCRIPT, "/app/panchang");
  const form = page.getByRole("region", { name: "Custom Panchang Calculator" });
  await form.getByLabel("Date", { exact: true }).fill("1947-08-15");
  await form.getByLabel("Time", { exact: true }).fill("00:15");
  await form.getByLabel("Location", { exact: true }).fill("Vijayawada");
  const send = form.getByRole("button", { name: "Get Panchang Details" });
  await send.click();
  await send.click();
  release();
  await expect(page.getByRole("heading", { name: "Panchang for 15 August 1947" })).toBeVisible();
  await expect(form.getByLabel("Time", { exact: true })).toHaveValue("00:15");
  expect(asked).not.toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});

test("a point is not asked about while one of its figures is erased", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("panchang?")) asked.push(request.url());
  });
  const release = await openWithout(page, POINT_SCRIPT, "/app/panchang/coordinates");
  const latitude = page.getByLabel("Latitude", { exact: true });
  await latitude.fill("");
  await page.getByLabel("Longitude", { exact: true }).fill("78.5");
  await page.getByLabel("Timezone", { exact: true }).fill("6");
  release();
  await expect(page.locator("[data-unheard]")).toHaveCount(0);
  await expect(page.getByLabel("Date", { exact: true })).not.toHaveValue("");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  // Who is still typing is not corrected.
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(latitude).toHaveValue("");
  await page.getByRole("button", { name: "Get Panchang Details" }).click();
  await expect(latitude).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Longitude", { exact: true })).toHaveValue("78.5");
  await expect(page.getByLabel("Timezone", { exact: true })).toHaveValue("6");
  expect(asked).toEqual([]);
});

test("a rule that is chosen before the page is alive is in use once it is", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/app/panchang/conventions", { waitUntil: "commit" });
  const ayanamsa = page.getByLabel("Ayanamsa", { exact: true });
  await ayanamsa.selectOption({ label: "Raman" });
  release();
  await expect(page).toHaveURL(/ayanamsa=raman/);
  await expect(ayanamsa).toHaveValue("raman");

  const releaseAgain = await hold(page, "**/assets/*.js");
  await page.goto("/app/panchang/conventions", { waitUntil: "commit" });
  await page.getByText("Centre of the disc", { exact: true }).click();
  releaseAgain();
  await expect(page).toHaveURL(/sunrise=centre/);
  await expect(page.getByRole("radio", { name: /^Centre of the disc/ })).toBeChecked();
});

test("the point of a place that is only typed is asked about once it is found", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("panchang/day?")) asked.push(request.url());
  });
  const release = await openWithout(page, POINT_SCRIPT, "/app/panchang/coordinates");
  await page.getByRole("combobox").fill("Vijayawada");
  await page.getByRole("button", { name: "Get Panchang Details" }).click();
  release();
  await expect(page.getByLabel("Latitude", { exact: true })).toHaveValue(/^16\.5/);
  await expect(page.getByRole("heading", { name: /^Panchang for/ })).toBeVisible();
  expect(asked.filter((url) => !url.includes("lat=16.5"))).toEqual([]);
});

test("a page of Telugu that is turned to English meanwhile keeps what was typed, whichever comes last", async ({
  page,
}) => {
  const [script, words] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // The words of the part and its script have the same name.
  await page.route(FORM_SCRIPT, async (route) => {
    const answer = await route.fetch();
    await (TELUGU.test(await answer.text()) ? words : script).promise;
    await route.fulfill({ response: answer });
  });
  await page.goto("/app/calculator?lang=te");
  await hydrated(page);
  const name = page.locator("#birth-firstName");
  await name.fill("Anjali");
  await page.getByRole("button", { name: /English/ }).click();
  const scriptIsHere = page.waitForResponse(async (answer) => {
    return answer.url().includes("birth-details-form-piece-") && !TELUGU.test(await answer.text());
  });
  script.resolve();
  await scriptIsHere;
  // Long enough for a part that would not wait.
  await page.waitForTimeout(1000);
  words.resolve();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: "Generate Your Personalized Chart" })).toBeVisible();
  await expect(name).toHaveValue("Anjali");
});

test.describe("a form whose script does not come", () => {
  test.use({ expectedFaults: { patterns: [/birth-details-form-piece-/, /Failed to load resource/] } });

  test("stays, says so, and is alive once the script is here", async ({ page }) => {
    let isThere = false;
    await page.route(FORM_SCRIPT, (route) => (isThere ? route.continue() : route.abort()));
    await page.goto("/app/calculator");
    await hydrated(page);
    const form = new BirthDetailsPage(page);
    const lost = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded" });
    await expect(lost).toBeVisible();
    await form.field("First Name").fill("Anjali");
    await expect(form.field("First Name")).toHaveValue("Anjali");
    isThere = true;
    await lost.getByRole("button", { name: "Try Again" }).click();
    await expect(page.locator("[data-unheard]")).toHaveCount(0);
    await expect(lost).toHaveCount(0);
    await expect(form.field("First Name")).toHaveValue("Anjali");
    await form.submit.click();
    await expect(form.field("Last Name")).toHaveAttribute("aria-invalid", "true");
  });
});

test("the empty form is not seen where there is a person, and not taken for theirs", async ({ page }) => {
  await beginSessionWith(page, WAR_TIME_BIRTH);
  const release = await hold(page, "**/assets/*.js");
  const form = new BirthDetailsPage(page);
  await page.goto("/app/calculator?new=1", { waitUntil: "commit" });
  await expect(form.submit).toBeVisible();
  await page.goto("/app/calculator?edit=1", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(form.submit).toBeHidden();
  release();
  await expect(form.field("Birth Date")).toHaveValue(WAR_TIME_BIRTH.birthDate);
});

test.describe("a point, where the script of its form does not come", () => {
  test.use({ expectedFaults: { patterns: [/point-fields-piece-/, /Failed to load resource/] } });

  test("is not said to be calculated", async ({ page }) => {
    const lose = await hold(page, POINT_SCRIPT, (route) => route.abort());
    await page.goto("/app/panchang/coordinates");
    await expect(page.getByText("Calculating the sky of this point")).toBeVisible();
    lose();
    await expect(page.getByRole("alert")).toContainText("This part of the page could not be loaded");
    await expect(page.getByText("Calculating the sky of this point")).toBeHidden();
    await expect(page.getByLabel("Latitude", { exact: true })).toBeVisible();
    // Above the form, also where the page has two columns.
    const [message, form] = [
      await page.getByRole("alert").boundingBox(),
      await page.locator("main form").boundingBox(),
    ];
    if (!message || !form) throw new Error("Both are on the page.");
    expect(message.y + message.height).toBeLessThanOrEqual(form.y);
  });
});

test.describe("a person, where the script of the overview does not come", () => {
  test.use({
    expectedFaults: { patterns: [/overview-piece-/, /Failed to load resource/, /A part of the page did not/] },
  });

  test("is told under the title of the page", async ({ page }) => {
    let isThere = false;
    await page.route("**/assets/overview-piece-*.js", (route) => (isThere ? route.continue() : route.abort()));
    await beginSessionWith(page, WAR_TIME_BIRTH);
    await page.goto("/app/results");
    const lost = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded" });
    await expect(lost).toBeVisible();
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Your chart");
    // With room around it, as every page has.
    expect((await lost.boundingBox())?.x).toBeGreaterThanOrEqual(16);
    isThere = true;
    await lost.getByRole("button", { name: "Try Again" }).click();
    await expect(title).toContainText("Sita");
    await expect(lost).toHaveCount(0);
  });
});

test.describe("the day, where the script that draws it does not come", () => {
  test.use({ expectedFaults: { patterns: [/day-parts-piece-/, /Failed to load resource/] } });

  test("stays as the server wrote it, and the page says what is missing", async ({ page }) => {
    let isThere = false;
    await page.route("**/assets/day-parts-piece-*.js", (route) => (isThere ? route.continue() : route.abort()));
    await page.goto("/app/panchang");
    await hydrated(page);
    const lost = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded" });
    await expect(lost).toHaveCount(1);
    await expect(lost).toBeVisible();
    // Nothing is said to be on its way.
    await expect(page.getByRole("status").filter({ hasText: "sky" })).toHaveCount(0);
    const timings = page.getByRole("heading", { name: "Timings" });
    await expect(timings).toBeVisible();
    isThere = true;
    await lost.getByRole("button", { name: "Try Again" }).click();
    await expect(page.locator("#today-title")).toBeVisible();
    await expect(lost).toHaveCount(0);
    await expect(page.locator("[data-first-day]")).toHaveCount(0);
    await expect(timings).toBeVisible();
  });
});
