import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectThumbSized,
  hold,
  stopClock,
  test,
  turnClock,
  visit,
} from "../fixtures.ts";
import { calendar, fiveLines, openToday } from "../pages/today.ts";

const WORKED_MOMENT = "2026-11-21T10:40:25+05:30";
const WARANGAL = "1252948";
const LONDON = "2643743";
const NEW_YORK = "5128581";

const panel = (page: Page) => page.getByRole("region", { name: /Panchang$/ }).first();
/** What is said aloud when another day or place comes on screen. */
const announced = (page: Page) => panel(page).getByRole("status").first();
const timings = (page: Page) => page.getByRole("region", { name: "Timings" });

async function openDay(page: Page, query: string): Promise<void> {
  await visit(page, `/app/panchang${query}`);
  await page.getByRole("heading", { name: "Timings" }).waitFor();
}

test.describe("on the morning of 21 November 2026", () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page, WORKED_MOMENT);
    await openToday(page);
  });

  test("the day is described: tithis, a festival, meeting spans, hours, reasons", {
    tag: "@phone",
  }, async ({ page, isMobile }) => {
    await test.step("two tithis and a skipped one are described, and a festival with its reason", async () => {
      await expect(panel(page)).toContainText(
        "Ekadashi lasts until 6:32 AM. Then Dwadashi until 4:57 AM, Sunday. Then Trayodashi. Dwadashi begins after one sunrise and ends before the next: it is skipped",
      );
      await expect(panel(page)).toContainText("Bright half. The deity of Dwadashi is ");
      const festivals = page.getByRole("region", { name: "Festivals of the day" });
      await expect(festivals.getByRole("heading", { name: /Prabodhini Ekadashi/ })).toBeVisible();
      await expect(festivals).toContainText("The fast may be broken from 6:25 AM, Sunday until 8:40 AM, Sunday.");
      await festivals.getByText("Why this day").click();
      await expect(festivals).toContainText(/Prabodhini Ekadashi .*: Ekadashi runs at the sunrise of 21 November\./);
      await expect(festivals).toContainText("Haribhaktivilasa 12");
    });
    await test.step("the place where a good span meets one to avoid is named", async () => {
      await expect(timings(page)).toContainText("Sayam Sandhya meets Varjyam today, 6:23 PM – 6:56 PM.");
      await expect(timings(page).getByRole("row", { name: /^Varjyam \(Revati\)/ })).toContainText("6:23 PM – 7:55 PM");
    });
    await test.step("day and night are counted three ways, the present part marked, each with its rule", async () => {
      const hours = page.getByRole("region", { name: "The hours of the day" });
      await expect(hours.getByRole("row", { name: /^Udveg\s?, to avoid/ }).first()).toContainText("now");
      await expect(hours).toContainText("Gowri in the Telugu and Tamil country");
      // On a phone the night is folded.
      await expect(hours.getByRole("row")).toHaveCount(isMobile ? 8 : 16);
      await hours.getByRole("radio", { name: "Choghadiya" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect(hours.getByRole("row", { name: /^Amrita\s?, good/ }).first()).toContainText("10:37 AM – 12:02 PM");
      await page.keyboard.press("ArrowRight");
      await expect(hours.getByRole("row")).toHaveCount(isMobile ? 12 : 24);
      await expect(hours.getByRole("row", { name: /^Venus/ }).first()).toContainText("10:09 AM – 11:06 AM now");
      await hours.getByText("Why these parts").click();
      await expect(hours).toContainText("Surya Siddhanta 12.78-79");
      await expectAccessible(page);
    });
    await test.step("no two questions for reasons are called the same", async () => {
      const asked = (await page.locator("summary").allTextContents()).map((text) => text.replace(/\s+/g, " "));
      expect(asked).toContain("Why? Tithi");
      expect(new Set(asked).size).toBe(asked.length);
    });
  });

  test("a day counted by 24 hours keeps to them at the next visit", async ({ page }) => {
    await page.getByRole("button", { name: "24-hour clock" }).click();
    await expect(panel(page)).toContainText("Now, 10:40");
    await expect(fiveLines(page)).toContainText("06:24 – 17:40");
    await expect(calendar(page)).toContainText("Moonset03:47 Sun");
    await page.reload();
    await expect(fiveLines(page)).toContainText("06:24 – 17:40");
    await expect(page.getByRole("button", { name: "12-hour clock" })).toBeVisible();
  });

  test("from day to day: links, the address, and back again", async ({ page }) => {
    await expect(page).toHaveTitle("Panchang of 21 November 2026, Hyderabad, India · Vedanga");
    // Only a change of content is announced, not the first page.
    await expect(announced(page)).toHaveText("");
    await page.getByRole("link", { name: "Next day, 22 November 2026" }).click();
    await expect(page).toHaveURL(/\?date=2026-11-22&place=1269843$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Hyderabad, India Sunday 22 November 2026$/);
    await expect(page).toHaveTitle("Panchang of 22 November 2026, Hyderabad, India · Vedanga");
    await expect(announced(page)).toHaveText("Panchang, Hyderabad, India, Sunday 22 November 2026");
    await expect(panel(page)).toContainText("At sunrise, 6:25 AM");
    // On another day nothing is marked as past or coming.
    await expect(timings(page)).not.toContainText(/over|left|in \d/);
    await page.goBack();
    await expect(page).toHaveURL(/\/panchang$/);
    await expect(panel(page)).toContainText("Now, 10:40 AM");
    await expect(announced(page)).toHaveText("Today's Panchang, Hyderabad, India, Saturday 21 November 2026");
    await page.getByRole("link", { name: "Previous day, 20 November 2026" }).click();
    await expect(panel(page)).toContainText("Friday 20 November 2026");
    await page.getByRole("link", { name: "Back to today" }).click();
    await expect(page).toHaveURL(/\/panchang$/);
    await expect(panel(page)).toContainText("Now, 10:40 AM");
  });

  test("a city is found from the first letter on, remembered on the device, and in the address", {
    tag: "@phone",
  }, async ({ page, request, isMobile }) => {
    const opener = page.getByRole("button", { name: "Change city" });
    const city = page.getByLabel("City", { exact: true });
    const warangal = page.getByRole("option", { name: /^Warangal\b.*Telangana/ }).first();

    await test.step("rings of the focus in the day's bar stay within their own row", async () => {
      await page.getByLabel("Go to a date").focus();
      await page.keyboard.press("Shift+Tab");
      const ring = await opener.evaluate((button) => {
        button.focus({ focusVisible: true } as FocusOptions);
        const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(button);
        return { reach: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth), outlineStyle };
      });
      expect(ring).toEqual({ reach: 0, outlineStyle: "solid" });
    });
    await test.step("letters typed before the searching field is ready are kept in it, and are searched for", async () => {
      const release = await hold(page, "**/assets/city-picker*.js");
      await opener.click();
      await expect(city).toBeFocused();
      await page.keyboard.type("Waran");
      await expect(city).toHaveValue("Waran");
      release();
      await expect(page.getByRole("combobox", { name: "City" })).toBeFocused();
      await page.keyboard.type("gal");
      await expect(city).toHaveValue("Warangal");
      await expect(warangal).toBeVisible();
    });
    await test.step("everything can be pressed with a thumb and fits a narrow phone", async () => {
      const window = page.viewportSize();
      await page.keyboard.press("Escape");
      if (isMobile) await expectThumbSized(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      if (window !== null) await page.setViewportSize(window);
    });
    await test.step("it is in the address, and its festivals can be taken along as a calendar", async () => {
      await city.clear();
      await city.fill("Warangal");
      await warangal.click();
      await expect(page).toHaveURL(new RegExp(`/panchang\\?place=${WARANGAL}$`));
      await expect(panel(page)).toContainText("Warangal, Telangana, India");
      await expect(panel(page)).toContainText("Now, 10:40 AM");
      // On a phone it is folded.
      if (isMobile) return;
      await expect(page.getByRole("link", { name: "Festivals of Warangal in your calendar" })).toHaveAttribute(
        "href",
        /^webcal:\/\/127\.0\.0\.1:\d+\/server\/.*calendar\.ics\?lat=17\.968900&lon=79\.594100/,
      );
      const href = (await page.getByRole("link", { name: "Calendar file" }).getAttribute("href")) ?? "";
      const feed = await (await request.get(href)).text();
      expect(feed).toContain("BEGIN:VCALENDAR");
      expect(feed).toContain("Panchang: Warangal");
      expect(feed.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(50);
    });
    await test.step("it is remembered until another is chosen", async () => {
      await visit(page, "/app/panchang");
      await expect(page).toHaveURL(new RegExp(`/panchang\\?place=${WARANGAL}$`));
      await expect(panel(page)).toContainText("Warangal, Telangana, India");

      await opener.click();
      await page.getByRole("button", { name: "Back to Hyderabad" }).click();
      await expect(page).toHaveURL(/\/panchang$/);
      await page.reload();
      await expect(panel(page)).toContainText("Hyderabad, India");
    });
  });
});

test.describe("with an unknown id", () => {
  test.use({ expectedFaults: { patterns: [/get\/user/, /Failed to load resource/, /Network response was not ok/] } });

  test("a date that is typed leads to its day, and the id of the address stays", async ({ page }) => {
    await openDay(page, "?id=abc-123");
    await page.getByLabel("Go to a date").fill("2026-11-18");
    await expect(page).toHaveURL(/date=2026-11-18&place=1269843&id=abc-123/);
    await expect(panel(page)).toContainText("Navami runs at two sunrises: it is repeated (vriddhi)");
    await expect(page.getByRole("link", { name: /^Next day/ })).toHaveAttribute("href", /id=abc-123/);
  });
});

test.describe("with a storage that is full", () => {
  // What could not be kept is logged.
  test.use({ expectedFaults: { patterns: [/^console: full$/] } });

  test("a device that is full forgets the city but shows it", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await openDay(page, `?place=${LONDON}`);
    await page.getByRole("button", { name: "Change city" }).click();
    await page.getByRole("button", { name: "Remember this city" }).click();
    await expect(panel(page)).toContainText("London, Greater London, England, United Kingdom");
    await page.getByRole("link", { name: /^Next day/ }).click();
    await expect(panel(page)).toContainText("London, Greater London, England, United Kingdom");
  });
});

test("days of their own kind: clocks that go forward, clocks that go back, no moonrise", async ({ page }) => {
  await test.step("in the night clocks go forward London's times after it are summer time", async () => {
    await openDay(page, `?date=2026-03-29&place=${LONDON}`);
    await expect(fiveLines(page)).toContainText("6:43 AM – 7:29 PM");
    await expect(panel(page)).toContainText("Dwadashi lasts until 2:40 AM, Monday.");
  });
  await test.step("in the night clocks go back New York's day is an hour longer", async () => {
    await openDay(page, `?date=2026-10-31&place=${NEW_YORK}`);
    await expect(fiveLines(page)).toContainText("7:25 AM –");
    // Before the change it would read 5:22.
    await expect(panel(page)).toContainText("Then Saptami until 4:22 AM, Sunday.");
    await page.getByRole("link", { name: /^Next day/ }).click();
    await expect(fiveLines(page)).toContainText("6:26 AM – 4:52 PM");
  });
  await test.step("a day on which the Moon does not rise says so", async () => {
    await openDay(page, "?date=2026-11-09&place=1269843");
    await expect(calendar(page)).toContainText(/Moonrisenot on this dayMoonset\d+:\d\d\sPM/);
  });
});

test("while New York's clocks repeat an hour, now is shown by the offset in force", async ({ page }) => {
  await stopClock(page, "2026-11-01T01:30:25-05:00");
  await openDay(page, `?place=${NEW_YORK}`);
  await expect(panel(page)).toContainText("Now, 1:30 AM");
  await turnClock(page, "2026-11-01T02:10:25-05:00");
  await expect(panel(page)).toContainText("Now, 2:10 AM");
});

test("Tromsø in June is described in words", { tag: "@phone" }, async ({ page }) => {
  await openDay(page, "?date=2026-06-21&lat=69.65&lon=18.96&zone=Europe/Oslo");
  await expect(panel(page)).toContainText("Tromsø");
  await expect(timings(page)).toContainText("The Sun does not set here on this day.");
  await expect(fiveLines(page)).toContainText("Sunrise, sunsetnot on this day");
  await expect(timings(page)).not.toContainText("Rahu Kaal 1");
  await expect(page.getByRole("region", { name: "The hours of the day" })).toContainText(
    "Without a sunrise and a sunset the day has no parts.",
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("an impossible address is reported, and what can be shown of it is shown", async ({ page }) => {
  await openDay(page, "?date=2026-02-30&place=1269843");
  await expect(panel(page)).toContainText("This address contains a day or a place that cannot be shown.");
  await expect(panel(page)).toContainText("Now, ");
});

test.describe("when the server cannot answer", () => {
  test.use({ expectedFaults: { patterns: [/panchang/, /Failed to load resource/, /API error/, /geo\/place/] } });

  test("an unknown place is reported, and Hyderabad is shown", async ({ page }) => {
    await openDay(page, "?place=999999999999");
    await expect(panel(page)).toContainText("The place in this address was not found, so we show Hyderabad.");
    await expect(panel(page)).toContainText("Hyderabad, India");
  });

  test("another day and another city have messages of their own, with Try Again", async ({ page }) => {
    await page.route("**/panchang/day?*", (route) => route.fulfill({ status: 404, json: {} }));
    await visit(page, `/app/panchang?place=${LONDON}`);
    await expect(
      page.getByText("Failed to fetch today's panchang for London, Greater London, England, United Kingdom."),
    ).toBeVisible();
    await visit(page, `/app/panchang?place=${LONDON}&date=2020-01-05`);
    const message =
      "Failed to fetch the panchang of 5 January 2020 for London, Greater London, England, United Kingdom.";
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute("**/panchang/day?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(fiveLines(page)).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  });

  test("figures stay when their successors cannot be fetched, and are replaced when it can", async ({ page }) => {
    await stopClock(page, "2026-11-21T17:49:25+05:30");
    await openToday(page);
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ status: 404, json: {} }));
    // Bava ends at 5:51.
    await turnClock(page, "2026-11-21T17:51:25+05:30");
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Failed to fetch today's panchang for Hyderabad.");
    await expect(alert).toContainText("These are the last values that were loaded");
    await expect(panel(page).getByRole("heading", { name: "Dwadashi", exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/panchang/panchang?*");
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(alert).toHaveCount(0);
    await expect(panel(page).getByRole("heading", { name: "Balava", exact: true })).toBeVisible();
  });

  test("missing reasons are reported, with a way to try again", async ({ page }) => {
    await openDay(page, "?date=2026-11-21&place=1269843");
    await page.route("**/panchang/day?*explain=1*", (route) => route.fulfill({ status: 404, json: {} }));
    const festivals = page.getByRole("region", { name: "Festivals of the day" });
    await festivals.getByText("Why this day").click();
    await expect(festivals.getByText("The reasons could not be loaded.")).toBeVisible();
    await page.unroute("**/panchang/day?*explain=1*");
    await festivals.getByRole("button", { name: "Try Again" }).click();
    await expect(festivals).toContainText("Haribhaktivilasa 12");
  });
});

test("an eclipse that is seen is among the times to avoid, and shortens what is good", async ({ page }) => {
  // At Luxor, 2 August 2027; to be total there for six minutes.
  await visit(page, "/app/panchang?place=360502&date=2027-08-02");
  const avoided = timings(page).getByRole("table", { name: "To avoid" });
  await expect(avoided.getByRole("row", { name: /^Solar eclipse 11:40.AM – 2:27.PM/ })).toBeVisible();
  await expect(timings(page)).toContainText(/Abhijit Muhurta meets Solar eclipse, 12:29.PM – 1:22.PM\./);
});
