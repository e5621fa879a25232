import type { Page } from "@playwright/test";
import { CALENDAR_KINDS, calls, type PanchangMonthResponse } from "@vedanga/contract";
import { expect, expectAccessible, expectUsable, settled, stopClock, test, visit } from "../fixtures.ts";
import { expectTelugu } from "../pages/expect-telugu.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

const WORKED_MOMENT = "2026-11-21T10:40:25+05:30";
const HYDERABAD_ID = "1269843";

const grid = (page: Page) => page.getByRole("region", { name: "Days of the month" }).getByRole("grid");
const linkOf = (page: Page, fullDate: string) => grid(page).getByRole("link", { name: fullDate });
const dayOf = (page: Page, fullDate: string) =>
  grid(page)
    .getByRole("gridcell")
    .filter({ has: page.getByRole("link", { name: fullDate }) });
const city = (page: Page) => page.getByRole("group").filter({ hasText: "Another city or month" });
const festivalDay = (page: Page, name: string) =>
  page
    .getByRole("region", { name: /^Festivals/ })
    .getByRole("listitem")
    .filter({ hasText: name });

/** Opens a month and gives what the server answered for it. */
async function openMonth(page: Page, query: string): Promise<PanchangMonthResponse["response"]["days"]> {
  const answered = page.waitForResponse((response) => response.url().includes(calls.panchangMonth.path));
  await visit(page, `/app/panchang/month${query}`);
  const answer: PanchangMonthResponse = await (await answered).json();
  await grid(page).waitFor();
  return answer.response.days;
}

test.describe("November 2026 at Hyderabad", () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page, WORKED_MOMENT);
  });

  test("is the month that runs, each day as the server says; a day opens as a sheet, gone through by keys, Back and Escape", {
    tag: "@phone",
  }, async ({ page }) => {
    await test.step("is the month that runs, each day with what the server says of it", async () => {
      const answered = await openMonth(page, "");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("November 2026");
      await expect(city(page)).toContainText("Hyderabad, India");
      await expect(page.getByRole("main")).toContainText("Ashvina month · Kartika from 10 November");
      await expect(grid(page).getByRole("columnheader")).toHaveCount(7);
      const cells = grid(page)
        .getByRole("gridcell")
        .filter({ has: page.getByRole("link") });
      await expect(cells).toHaveCount(30);
      for (const [index, { tithi, nakshatra, festivals }] of answered.entries()) {
        const cell = cells.nth(index);
        await expect(cell).toContainText(nakshatra.name);
        const link = cell.getByRole("link", { name: `${index + 1} November 2026, ` });
        for (const name of [tithi.name, ...festivals.map((each) => each.name)]) await expect(link).toContainText(name);
      }
      await expectUsable(page);
    });
    await test.step("says of each festival why it falls on its day; what is over is folded", async () => {
      const dipavali = festivalDay(page, "Dipavali").last();
      await expect(festivalDay(page, "Kartika Purnima")).toBeVisible();
      await expect(dipavali).toBeHidden();
      await page.getByText("Earlier this month").click();
      const why = dipavali.getByText("Amavasya runs in the evening after sunset on 8 November.");
      await expect(why).toBeHidden();
      await dipavali.getByText("Dipavali").first().click();
      await expect(why).toBeVisible();
      await expect(dipavali).toContainText("Celebrated at");
      await expect(dipavali.getByRole("link", { name: "Ayodhya" })).toHaveAttribute("href", "/app/places/ayodhya");
      await expect(dipavali).toContainText(/The time that decides the day: 5:42\sPM to 8:13\sPM/);
    });
    await test.step("marks today, and names a skipped tithi and one that fills a day", async () => {
      const today = dayOf(page, "Saturday 21 November 2026");
      await expect(linkOf(page, "Saturday 21 November 2026")).toHaveAttribute("aria-current", "date");
      await expect(page.locator("[aria-current=date]")).toHaveCount(1);
      await expect(today).toContainText("Shukla Ekadashi");
      await expect(today).toContainText("until 6:32 AM");
      await expect(today).toContainText("Dwadashi skipped");
      await expect(today).toContainText("Vaishnava");
      await expect(dayOf(page, "Wednesday 18 November 2026")).toContainText("all day");
      await expect(dayOf(page, "Tuesday 24 November 2026")).toContainText("Full moon 8:24 PM");
      await expect(dayOf(page, "Monday 9 November 2026")).toContainText("New moon 12:32 PM");
      await expect(dayOf(page, "Saturday 14 November 2026")).toContainText("6:20 AM – 5:40 PM");
    });
    const month = page.url();
    const sheet = page.getByRole("dialog");
    await test.step("a press opens it, the day beside it follows, Back closes it and stays on the page", async () => {
      await linkOf(page, "Friday 20 November 2026").click();
      await expect(sheet).toHaveAccessibleName(/Friday 20 November 2026/);
      await expect(sheet).toContainText(/The fast may be broken from 1:09\sPM, Saturday to 3:24\sPM\./);
      await expect(sheet).toContainText(/Shukla Dashami until 7:16\sAM/);
      await expect(sheet).toContainText(/Purva Bhadrapada until 6:57\sAM/);
      await expect(sheet).toContainText(/Rahu Kaal10:37\sAM – 12:02\sPM/);
      await expect(sheet).toContainText(/Sunrise, sunset6:24\sAM – 5:40\sPM/);
      await expectUsable(page);
      await sheet.getByRole("button", { name: "Next day" }).click();
      await expect(sheet).toHaveAccessibleName(/Saturday 21 November 2026/);
      await expect(sheet).toContainText(/Parana1:09\sPM – 3:24\sPMPrabodhini Ekadashi \(Utthana\), Smarta/);
      await page.goBack();
      await expect(sheet).toBeHidden();
      expect(page.url()).toBe(month);
      await expect(linkOf(page, "Saturday 21 November 2026")).toBeFocused();
    });
    await test.step("Today leads to its cell", async () => {
      await page.getByRole("link", { name: "Today", exact: true }).and(page.locator("[href='#today']")).click();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(linkOf(page, "Saturday 21 November 2026")).toBeFocused();
    });
    await test.step("arrow keys move from day to day, the Tab key has one stop, the focus stays in the sheet", async () => {
      await page.keyboard.press("ArrowUp");
      await expect(linkOf(page, "Saturday 14 November 2026")).toBeFocused();
      await page.keyboard.press("Home");
      await expect(linkOf(page, "Sunday 8 November 2026")).toBeFocused();
      await expect(grid(page).locator("a[tabindex='0']")).toHaveCount(1);
      await page.keyboard.press("Enter");
      await expect(sheet.getByRole("heading")).toBeFocused();
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press("Tab");
        // The browser's own bar is a stop of every dialog.
        expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(
          /DIALOG|BODY/,
        );
        await expect(grid(page).locator(":focus")).toHaveCount(0);
      }
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(linkOf(page, "Sunday 8 November 2026")).toBeFocused();
    });
    await test.step("a press beside it closes it; it leads to the whole day, and Back to the month", async () => {
      await linkOf(page, "Friday 13 November 2026").click();
      await expect(sheet).toBeVisible();
      await page.mouse.click(20, 20);
      await expect(sheet).toBeHidden();
      await linkOf(page, "Friday 13 November 2026").click();
      await sheet.getByRole("link", { name: "Open the whole day" }).click();
      await expect(page).toHaveURL(new RegExp(`/app/panchang\\?date=2026-11-13&place=${HYDERABAD_ID}`));
      await page.goBack();
      await expect(grid(page)).toBeVisible();
      await expect(sheet).toBeHidden();
      expect(page.url()).toBe(`${month}#today`);
    });
  });

  test("leads to the months beside it and back to the running one, with the id", async ({ page, request }) => {
    const id = await saveBirth(request, WAR_TIME_BIRTH);
    await openMonth(page, `?id=${id}`);
    const steps = page.getByRole("navigation", { name: "Other months" });
    await expect(page.getByRole("link", { name: "Put festivals in my calendar" })).toHaveAttribute(
      "href",
      /\/panchang\/festivals\?.*#feed-title$/,
    );
    await steps.getByRole("link", { name: "December" }).click();
    await expect(page.getByRole("main")).toContainText("December 2026");
    await steps.getByRole("link", { name: "January 2027" }).click();
    await expect(page.getByRole("main")).toContainText("January 2027");
    await expect(page).toHaveURL(new RegExp(`id=${id}`));
    await steps.getByRole("link", { name: "This month" }).click();
    await expect(linkOf(page, "Saturday 21 November 2026")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("main")).toContainText("January 2027");
  });

  test("speaks Telugu throughout", { tag: "@phone" }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
    await visit(page, "/app/panchang/month");
    const today = page.locator("[aria-current=date]");
    await expect(today).toContainText("శనివారం, 2026 నవంబర్ 21, శుద్ధ ఏకాదశి, ");
    await expect(page.getByRole("main")).toContainText("కార్తీక మాసం మొదలు");
    await settled(page);
    await expectTelugu(page);
    await expectUsable(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
    await today.click();
    await expect(page.getByRole("dialog")).toContainText("ద్వాదశి క్షయం");
    await expectTelugu(page);
    await expectUsable(page);
  });
});

test("any month is reached by name and year; a year outside the almanac is refused and kept", async ({ page }) => {
  await openMonth(page, "?year=2026&month=11");
  await page.getByText("Another city or month").click();
  const year = page.getByLabel("Year", { exact: true });
  await year.fill("1599");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Enter a year from 1600 to 2400")).toBeVisible();
  await expect(year).toHaveValue("1599");
  await expect(year).toBeFocused();
  await page.getByLabel("Month", { exact: true }).selectOption("January");
  await year.fill("1600");
  await year.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("January 1600");
  const steps = page.getByRole("navigation", { name: "Other months" });
  await expect(steps.getByRole("link", { name: "February" })).toBeVisible();
  await expect(steps.getByRole("link", { name: "December" })).toHaveCount(0);
});

test("another city is asked about by its own clock, summer time and all, and is remembered", async ({ page }) => {
  await openMonth(page, "?year=2026&month=3");
  await page.getByText("Another city or month").click();
  await page.getByLabel("City", { exact: true }).fill("London");
  await page
    .getByRole("option", { name: /^London\b.*United Kingdom/ })
    .first()
    .click();
  await expect(page).toHaveURL(/place=2643743/);
  await expect(city(page)).toContainText("London");
  // The clocks go forward on 29 March, so that by them the Sun is an hour late.
  await expect(dayOf(page, "Saturday 28 March 2026")).toContainText("5:45 AM – 6:27 PM");
  await expect(dayOf(page, "Sunday 29 March 2026")).toContainText("6:43 AM – 7:29 PM");
  await visit(page, "/app/panchang/month");
  await expect(city(page)).toContainText("London");
  await visit(page, `/app/panchang/month?place=${HYDERABAD_ID}`);
  await expect(city(page)).toContainText("Hyderabad, India");
});

test("months of their own kind: added, by full moons, with eclipses, without sunrises, and no month at all", async ({
  page,
}) => {
  await test.step("an added month is described", async () => {
    await openMonth(page, "?year=2026&month=5");
    await expect(page.getByRole("main")).toContainText("Vaishakha month · Adhika Jyeshtha from 17 May");
    await expect(page.getByText(/Adhika Jyeshtha is an added month/)).toBeVisible();
    await expect(dayOf(page, "Sunday 17 May 2026")).toContainText("Adhika Jyeshtha begins");
  });
  await test.step("only an eclipse that the city sees is an event there", async () => {
    const eclipsesIn = (answered: Awaited<ReturnType<typeof openMonth>>) =>
      answered.flatMap(({ festivals }) => festivals).filter(({ eclipse }) => eclipse);
    const august = eclipsesIn(await openMonth(page, "?year=2026&month=8"));
    expect(august.map(({ eclipse }) => eclipse?.visible)).toEqual([false, false]);
    await expect(festivalDay(page, "eclipse")).toHaveCount(0);
    await expect(grid(page)).not.toContainText(/eclipse/i);
    const march = eclipsesIn(await openMonth(page, "?year=2026&month=3"));
    expect(march.map(({ eclipse }) => eclipse?.visible)).toEqual([true]);
    const entry = page.getByRole("article").filter({ hasText: /eclipse/i });
    await festivalDay(page, "Lunar eclipse").locator("summary").click();
    await expect(entry).toContainText(/Visible here from 6:2\d\sPM to 6:47\sPM\.$/);
  });
  await test.step("days on which the Sun does not rise say so", async () => {
    await openMonth(page, "?year=2026&month=6&lat=69.649200&lon=18.955300&zone=Europe/Oslo");
    await expect(dayOf(page, "Sunday 21 June 2026")).toContainText("no rise – no set");
    await expect(page.getByText("On days without a sunrise the tithi is the one at noon.")).toBeVisible();
  });
  await test.step("what an address names that cannot be is said", async () => {
    await openMonth(page, "?year=2026&month=13&place=Nowhere");
    await expect(
      page.getByRole("status").filter({ hasText: "The place in the address is not in our list" }),
    ).toBeVisible();
    await expect(
      page.getByText(
        "The month in the address is not in the almanac (years 1600 to 2400, months 1 to 12), so we show the current month.",
      ),
    ).toBeVisible();
  });
  await test.step("the purnimanta months are shown where those were chosen", async () => {
    await openMonth(page, "?year=2026&month=11&months=purnimanta");
    await expect(page.getByRole("main")).toContainText("Kartika month · Margashirsha from 25 November");
  });
});

/** A4 laid across within its margins, at 96 dots an inch. */
const SHEET_PX = { width: 1062, height: 741 };

/** Which part of the sheet lies in the grid below all words of a day, or where there is no day. */
function freePart(sheet: typeof SHEET_PX): number {
  let free = 0;
  for (const cell of document.querySelectorAll("[role=grid] td")) {
    const { top, bottom, width } = cell.getBoundingClientRect();
    const isDay = cell.querySelector("[data-day]") !== null;
    free += (bottom - (isDay ? (cell.lastElementChild?.getBoundingClientRect().bottom ?? bottom) : top)) * width;
  }
  return free / (sheet.width * sheet.height);
}

for (const language of ["english", "telugu"] as const) {
  test(`every month fits one sheet of A4 laid across and leaves a quarter free, in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
    // Six rows of weeks, an added month, and the months with the most festivals.
    for (const [year, month] of [
      [2026, 5],
      [2026, 8],
      [2026, 11],
      [2028, 10],
      [2029, 9],
      [2025, 3],
    ] as const) {
      await visit(page, `/app/panchang/month?year=${year}&month=${month}`);
      await page.getByRole("grid").waitFor();
      // Paper does not depend on the window; the narrow one is the harder case.
      await page.setViewportSize({ width: 360, height: 740 });
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${month}/${year}`).toHaveLength(1);
      const [, , widthPt, heightPt] = (/MediaBox\s*\[([^\]]*)\]/.exec(pdf)?.[1] ?? "").trim().split(/\s+/).map(Number);
      expect([Math.round(widthPt ?? 0), Math.round(heightPt ?? 0)]).toEqual([842, 595]);
      await page.emulateMedia({ media: "print" });
      await page.setViewportSize(SHEET_PX);
      expect(await page.evaluate(freePart, SHEET_PX), `${month}/${year}`).toBeGreaterThan(0.25);
      await expect(
        page.getByRole("gridcell").filter({ hasText: language === "english" ? "Rahu Kaal" : "రాహుకాలం" }),
      ).toHaveCount(await page.locator("[data-day]").count());
      await page.emulateMedia({ media: null });
    }
  });
}

test("the calendar contains the chosen kinds, as a feed, as an address and as a file", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/app/panchang/festivals?year=2026");
  await page.getByText("What to include").click();
  // All are chosen at first, and the address does not name them.
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(CALENDAR_KINDS.length);
  const whole = new URL((await page.getByRole("link", { name: "Subscribe" }).getAttribute("href")) ?? "").searchParams;
  expect(whole.has("kinds")).toBe(false);
  expect(whole.get("place")).toBe("Hyderabad, India");
  for (const kind of await page.getByRole("checkbox").all()) await kind.uncheck();
  await expect(page.getByText("Choose at least one.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Subscribe" })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Ekadashis" }).check();
  await expect(page.getByRole("link", { name: "Subscribe" })).toHaveAttribute("href", /kinds=ekadashi/);
  const href = (await page.getByRole("link", { name: "Subscribe" }).getAttribute("href")) ?? "";
  expect(href).toMatch(/^webcal:\/\/127\.0\.0\.1/);
  expect(new URL(href).searchParams.get("kinds")).toBe("ekadashi");
  await page.getByRole("button", { name: "Copy the feed address" }).click();
  await expect(page.getByText("Copied. Add it to your calendar")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(href.replace(/^webcal:/, "http:"));
  const feed = await (await page.request.get(copied)).text();
  expect(feed).toContain("BEGIN:VCALENDAR");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "File for 2026" }).click();
  const stream = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const file = Buffer.concat(chunks).toString();
  const titles = [...file.matchAll(/^SUMMARY:(.*)$/gm)].map(([, title = ""]) => title);
  // 2026 has an added month, and with it two more than twenty-four; some are kept on two days.
  expect(titles.length).toBeGreaterThanOrEqual(26);
  expect(titles.filter((title) => !/Ekadashi/.test(title))).toEqual([]);
  expect(file).toMatch(/DTSTART;VALUE=DATE:20261105/);
});

test.describe("when the server cannot answer", () => {
  test.use({ expectedFaults: { patterns: [/panchang/, /Failed to load resource/, /API error/] } });

  test("the month says so, and Try Again brings it", async ({ page }) => {
    await page.route("**/panchang/month?*", (route) =>
      route.request().resourceType() === "document" ? route.continue() : route.fulfill({ status: 404, json: {} }),
    );
    await visit(page, "/app/panchang/month?year=2026&month=11");
    await expect(page.getByText("The month could not be loaded. What you chose is kept.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/panchang/month?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(grid(page)).toBeVisible();
  });
});
