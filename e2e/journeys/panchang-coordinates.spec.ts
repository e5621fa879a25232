import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectThumbSized,
  stopClock,
  test,
  visit,
} from "../fixtures.ts";
import { rememberCity } from "../pages/remember-city.ts";

const WORKED_MOMENT = "2026-11-21T10:40:25+05:30";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Get Panchang Details" });
const result = (page: Page, date: string) => page.getByRole("region", { name: `Panchang for ${date}` });

test.beforeEach(async ({ page }) => {
  await stopClock(page, WORKED_MOMENT);
});

test("it opens with New Delhi now, by the clock of India", { tag: "@phone" }, async ({ page, isMobile }) => {
  await visit(page, "/app/panchang/coordinates");
  await expect(field(page, "Date")).toHaveValue("2026-11-21");
  await expect(field(page, "Time")).toHaveValue("10:40");
  await expect(field(page, "Latitude")).toHaveValue("28.6139");
  await expect(field(page, "Longitude")).toHaveValue("77.2090");
  await expect(field(page, "Timezone")).toHaveValue("5.5");
  const today = result(page, "Saturday 21 November 2026");
  await expect(today).toContainText("28.613900° N, 77.209000° E");
  await expect(today).toContainText("Asia/Kolkata, UTC+5:30");
  for (const figure of [
    "Dwadashi, until 4:57 AM Sun",
    "6:48 AM",
    "5:25 PM",
    "Kartika, Shukla Paksha",
    "9:28 AM – 10:47 AM",
  ])
    await expect(today).toContainText(figure);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (isMobile) await expectThumbSized(page);
});

test("it opens with the city of this device, by its clock", async ({ page }) => {
  const city = {
    ...{ id: "5128581", name: "New York City", admin: "New York", country: "United States" },
    ...{ lat: 40.71427, lon: -74.00597, zone: "America/New_York" },
  };
  await rememberCity(page, city);
  await visit(page, "/app/panchang/coordinates");
  await expect(field(page, "Latitude")).toHaveValue("40.714270");
  await expect(field(page, "Longitude")).toHaveValue("-74.005970");
  await expect(field(page, "Time")).toHaveValue("00:10");
  await expect(page.locator("#point-place")).toHaveValue("New York City, New York, United States");
  await expect(result(page, "Saturday 21 November 2026")).toContainText("America/New_York, UTC-5:00");
});

test("before sunrise it says of which day the weekday is; bad input is named field by field, and nothing is lost", async ({
  page,
}) => {
  await visit(page, "/app/panchang/coordinates");
  await test.step("before sunrise it says of which day the weekday is, and of which the hours", async () => {
    const answer = result(page, "Saturday 21 November 2026");
    await expect(answer).toContainText("Saturday");
    await expect(answer).not.toContainText("weekday in the almanac is still");
    await field(page, "Time").fill("05:10");
    await submit(page).click();
    await expect(answer).toContainText(
      "the other times are for 21 November 2026, when the Sun rises at 6:48 AM. The time you chose is before that sunrise, so the weekday in the almanac is still Friday.",
    );
    await expect(answer.locator("div", { has: page.getByText("Vara", { exact: true }) }).last()).toContainText(
      "Friday",
    );
  });
  await test.step("bad input is named field by field, and nothing typed is lost", async () => {
    await field(page, "Latitude").fill("95");
    await field(page, "Longitude").fill("seventy");
    await field(page, "Timezone").fill("IST");
    await field(page, "Time").fill("");
    await submit(page).click();
    const summary = page.getByRole("alert").filter({ hasText: "There are 4 things to correct" });
    await expect(summary).toBeFocused();
    for (const [label, message, value] of [
      ["Latitude", "Latitude must be between -90 and 90", "95"],
      ["Longitude", "Longitude is a number in degrees, such as 77.2090, or -74.17 for the west", "seventy"],
      ["Timezone", "Timezone is a number of hours, such as 5.5 or 5:30, or -4 for New York in summer", "IST"],
      ["Time", "Time is required", ""],
    ] as const) {
      await expect(field(page, label)).toHaveValue(value);
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(field(page, "Date")).not.toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("link", { name: "Time is required" }).click();
    await expect(field(page, "Time")).toBeFocused();
    await field(page, "Latitude").fill("17.9");
    await expect(field(page, "Latitude")).not.toHaveAttribute("aria-invalid", "true");
    // What was answered before stays.
    await expect(result(page, "Saturday 21 November 2026")).toBeVisible();
  });
});

test("the clock is one's own or that of the place at that date; an answer has an address of its own", async ({
  page,
}) => {
  await visit(page, "/app/panchang/coordinates");
  await result(page, "Saturday 21 November 2026").waitFor();
  await test.step("an offset written by hand is used until it is discarded", async () => {
    await field(page, "Timezone").fill("6:30");
    await field(page, "Latitude").fill("27.7172");
    await field(page, "Longitude").fill("85.3240");
    await expect(
      page.getByText("We use your own offset. The clocks there show UTC+5:45 at that time (Asia/Kathmandu)."),
    ).toBeVisible();
    await expect(field(page, "Timezone")).toHaveValue("6:30");
    const asked = page.waitForRequest(/panchang\/panchang\?/);
    await submit(page).click();
    const query = new URL((await asked).url()).searchParams;
    expect([query.get("tz"), query.get("zone")]).toEqual(["6.5", null]);
    await expect(result(page, "Saturday 21 November 2026")).toContainText("UTC+6:30");
    await expect(page).toHaveURL(/tz=6\.5/);
    await page.getByRole("button", { name: "Use the time zone of the place" }).click();
    await expect(field(page, "Timezone")).toHaveValue("5.75");
  });
  await test.step("coordinates are read as maps and this product print them", async () => {
    await field(page, "Latitude").fill("17°23'06\" N");
    await field(page, "Longitude").fill("౭౮,౪౮౬౭° తూ");
    const asked = page.waitForRequest(/panchang\/panchang\?/);
    await submit(page).click();
    const query = new URL((await asked).url()).searchParams;
    expect([query.get("lat"), query.get("lon")]).toEqual(["17.385000", "78.486700"]);
    await expect(page).toHaveURL(/lat=17\.385(000)?&lon=78\.4867(00)?/);
    await expect(field(page, "Latitude")).toHaveValue("17°23'06\" N");
  });
  await test.step("a point pasted into one field fills both; minutes beyond 59 are named", async () => {
    await field(page, "Longitude").fill("");
    await field(page, "Latitude").fill("17.385, 78.4867");
    await field(page, "Latitude").press("Tab");
    await expect(field(page, "Latitude")).toHaveValue("17.385");
    await expect(field(page, "Longitude")).toHaveValue("78.4867");
    await field(page, "Latitude").fill("17°75′");
    await submit(page).click();
    await expect(field(page, "Latitude")).toHaveAccessibleDescription(/minutes end at 59/);
  });
  await test.step("the clock is looked up from the coordinates, at that date", async () => {
    await field(page, "Latitude").fill("40.7357");
    await field(page, "Longitude").fill("-74.1724");
    await expect(field(page, "Timezone")).toHaveValue("-5");
    await field(page, "Date").fill("2026-07-04");
    await expect(field(page, "Timezone")).toHaveValue("-4");
    await expect(page.getByText("Eastern Time (America/New_York), UTC-4:00 at that time.")).toBeVisible();
    await submit(page).click();
    await expect(result(page, "Saturday 4 July 2026")).toContainText("America/New_York, UTC-4:00");
    // A time in old India: the clock of Calcutta before 1906 differs from today's standard time.
    await field(page, "Latitude").fill("22.5626");
    await field(page, "Longitude").fill("88.3630");
    await field(page, "Date").fill("1900-01-01");
    await expect(field(page, "Timezone")).toHaveValue("5.3528");
    await submit(page).click();
    await expect(result(page, "Monday 1 January 1900")).toContainText("Asia/Kolkata, UTC+5:21:10");
  });
  await test.step("a place found by name fills in its coordinates, and the answer has an address of its own", async () => {
    await field(page, "Find a place").fill("Warangal");
    await page
      .getByRole("option", { name: /^Warangal\b.*Telangana/ })
      .first()
      .click();
    await expect(field(page, "Latitude")).toHaveValue(/^17\.9\d{5}$/);
    await field(page, "Date").fill("1990-05-17");
    await field(page, "Time").fill("06:05");
    await submit(page).click();
    const answer = result(page, "Thursday 17 May 1990");
    await expect(answer.getByRole("heading", { level: 2 })).toBeFocused();
    const figures = await answer.innerText();
    await page.reload();
    await expect(answer).toBeVisible();
    await expect.poll(() => answer.innerText()).toBe(figures);
    await answer.getByRole("link", { name: "The month here" }).click();
    await expect(page).toHaveURL(/panchang\/month\?year=1990&month=5&lat=17\.9\d+&lon=79\.\d+&zone=Asia%2FKolkata/);
  });
});

test("where the Sun does not rise, or does not set, it says so", async ({ page }) => {
  const inTromso = (date: string) => `/app/panchang/coordinates?date=${date}&time=12:00&lat=69.6492&lon=18.9553`;
  await visit(page, inTromso("2026-06-21"));
  const answer = result(page, "Sunday 21 June 2026");
  await expect(answer).toContainText("when the Sun does not set here");
  await expect(answer).not.toContainText("does not rise");
  await expect(answer.getByText("none that day").first()).toBeVisible();
  await expect(answer).toContainText("Europe/Oslo, UTC+2:00");
  await visit(page, inTromso("2026-12-21"));
  await expect(result(page, "Monday 21 December 2026")).toContainText("when the Sun does not rise here");
});

test.describe("when the server cannot answer", () => {
  test.use({
    expectedFaults: { patterns: [/panchang/, /timezone/, /Failed to load resource/, /API error/, /Invalid response/] },
  });

  test("it says so, keeps what was typed and what was answered", async ({ page }) => {
    await visit(page, "/app/panchang/coordinates");
    await result(page, "Saturday 21 November 2026").waitFor();
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ json: { status: 200 } }));
    await field(page, "Latitude").fill("-33.8688");
    await field(page, "Date").fill("2026-11-22");
    await submit(page).click();
    await expect(page.getByText("Failed to fetch panchang data. Please try again.")).toBeVisible();
    await expect(field(page, "Latitude")).toHaveValue("-33.8688");
    await expect(result(page, "Saturday 21 November 2026")).toBeVisible();
    // What is to be corrected stands alone.
    await field(page, "Latitude").fill("");
    await submit(page).click();
    await expect(page.getByText("There is 1 thing to correct")).toBeVisible();
    await expect(page.getByText("Failed to fetch panchang data. Please try again.")).toHaveCount(0);
  });

  test("the first answer failed, what is to be corrected stands alone, and nothing seems to be on its way", async ({
    page,
  }) => {
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ json: { status: 200 } }));
    await visit(page, "/app/panchang/coordinates");
    const failure = page.getByText("Failed to fetch panchang data. Please try again.");
    await expect(failure).toBeVisible();
    await field(page, "Latitude").fill("");
    await submit(page).click();
    await expect(failure).toHaveCount(0);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  });

  test("an answer that fails in another language is said to have failed, and nothing seems to be on its way", async ({
    page,
  }) => {
    await visit(page, "/app/panchang/coordinates");
    await result(page, "Saturday 21 November 2026").waitFor();
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ json: { status: 200 } }));
    await page.getByRole("button", { name: /తెలుగు/ }).first().click();
    await expect(page.getByRole("form").getByRole("alert")).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  });

  test("without the lookup the offset in the field is used", async ({ page }) => {
    await page.route("**/geo/timezone?*", (route) => route.fulfill({ status: 503, json: {} }));
    await visit(page, "/app/panchang/coordinates");
    await expect(page.getByText("The time zone of this point could not be found")).toBeVisible();
    await expect(result(page, "Saturday 21 November 2026")).toContainText("UTC+5:30");
  });
});

test("by a clock of elsewhere one day stays one day", async ({ page }) => {
  await visit(page, "/app/panchang/coordinates?date=2026-11-21&time=12:00&lat=21.31&lon=-157.86&tz=5.5");
  const answer = result(page, "Saturday 21 November 2026");
  await expect(answer).toContainText("when the Sun rises at 10:16 PM");
  // The Moon sets next after that sunrise, on the next date by this clock.
  await expect(answer.locator("div", { has: page.getByText("Moonset", { exact: true }) }).last()).toContainText(
    "8:17 PM Sun",
  );
});
