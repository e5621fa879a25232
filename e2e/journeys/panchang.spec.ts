import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hold,
  settled,
  stopClock,
  test,
  turnClock,
  visit,
} from "../fixtures.ts";
import { expectTelugu } from "../pages/expect-telugu.ts";
import { calendar, fiveLines, openToday } from "../pages/today.ts";

/** Saturday, three minutes after the end of Rahu Kaal, at 10:40 in Hyderabad. */
const WORKED_MOMENT = "2026-11-21T10:40:25+05:30";

const today = (page: Page) => page.getByRole("region", { name: "Today's Panchang" });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Get Panchang Details" });

async function fillMoment(page: Page, date: string, time: string): Promise<void> {
  await field(page, "Date").fill(date);
  await field(page, "Time").fill(time);
}

async function choosePlace(page: Page, search: string, suggestion: RegExp): Promise<void> {
  await field(page, "Location").fill(search);
  await page.getByRole("option", { name: suggestion }).first().click();
}

/** The texts of the ribbon that another text or an upright line runs through. */
const crossedTexts = (page: Page): Promise<string[]> =>
  page.locator("[aria-labelledby=ribbon-title] svg").evaluateAll((drawings) => {
    const boxes = (selector: string) =>
      drawings.flatMap((drawing) =>
        [...drawing.querySelectorAll(selector)].map((part) => ({ part, box: part.getBoundingClientRect() })),
      );
    const texts = boxes("text");
    if (texts.length === 0) return ["no ribbon"];
    const others = [...texts, ...boxes("line").filter(({ box }) => box.width < 1)];
    return texts
      .filter(({ part, box }) =>
        others.some(
          (other) =>
            other.part !== part &&
            other.box.left < box.right &&
            other.box.right > box.left &&
            // Lines of writing are less high than their boxes.
            other.box.top < box.bottom - box.height / 3 &&
            other.box.bottom > box.top + box.height / 3,
        ),
      )
      .map(({ part }) => part.textContent ?? "");
  });

test("today's panchang of Hyderabad is on the screen", { tag: "@phone" }, async ({ page }) => {
  const nowMs = Date.now();
  await page.clock.setFixedTime(nowMs);
  const asked = page.waitForRequest((request) => request.url().includes("/panchang/panchang?"));
  await visit(page, "/app/panchang");
  const query = new URL((await asked).url()).searchParams;
  expect(query.get("lat")).toBe("17.3850");
  expect(query.get("lon")).toBe("78.4867");
  expect(query.get("tz")).toBe("5.5");
  expect(query.get("lang")).toBe("en");
  expect(query.get("time")).toMatch(/^\d{2}:\d{2}$/);
  const hyderabad = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata" }).format(nowMs);
  expect(query.get("date")).toBe(hyderabad);

  await expect(today(page)).toContainText("Hyderabad, India");
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
    await expect(today(page).getByText(label).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(today(page).getByRole("img", { name: /ribbon of time/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the limbs, their ends and the hours are those of Swiss Ephemeris", async ({ page }) => {
  // Case 26/06/2047 20:15 of swe-panchang, ends of 27 June: tithi 4 at 16:22:47, nakshatra 9 at 17:45:14, yoga 14 at
  // 09:59:56, karana 7 at 04:43:54; on the 26th Sun 05:44:01 to 18:53:51, Moon 08:09:40 to 21:15:00. The spans are eighths
  // of that daylight.
  await stopClock(page, "2047-06-26T20:15:00+05:30");
  await visit(page, "/app/panchang");
  for (const [limb, until] of [
    ["Chaturthi", "until 4:23 PM Thu"],
    ["Ashlesha", "until 5:45 PM Thu"],
    ["Wednesday", "until sunrise, 5:44 AM"],
    ["Harshana", "until 10:00 AM Thu"],
    ["Vanija", "until 4:44 AM Thu then Vishti"],
  ] as const) {
    const article = page.getByRole("article").filter({ has: page.getByRole("heading", { name: limb, exact: true }) });
    await expect(article).toContainText(until);
  }
  const timeOf = (name: string) => today(page).getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(timeOf("Yamakanta")).toContainText("7:23 AM –");
  await expect(timeOf("Gulika")).toContainText("10:40 AM – 12:19 PM");
  await expect(timeOf("Rahu Kaal")).toContainText("12:19 PM – 1:58 PM");
  await expect(timeOf("Abhijit")).toContainText("(not used on Wednesdays, by custom)");
  await expect(fiveLines(page)).toContainText("5:44 AM – 6:54 PM");
  await expect(calendar(page)).toContainText("Moonrise8:10 AM");
  await expect(calendar(page)).toContainText("Moonset9:15 PM");
  // What comes after midnight carries the weekday of its own date.
  await page.getByRole("heading", { name: "Vanija", exact: true }).click();
  await expect(page.getByRole("row", { name: /^Vishti/ })).toContainText("4:44 AM Thu");
});

test.describe("on the morning of 21 November 2026", () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page, WORKED_MOMENT);
    await openToday(page);
    await today(page).getByRole("heading", { name: "Dwadashi", exact: true }).waitFor();
  });

  test("the present moment is shown, and moves with the clock: minutes, limbs, and the day at the next sunrise", async ({
    page,
  }) => {
    await expect(today(page)).toContainText("Rahu Kaal ended three minutes ago.");
    await expect(today(page)).toContainText("Nothing to avoid until Yamakanta at 1:26 PM.");
    await expect(today(page).getByText("10:40", { exact: true })).toBeVisible();
    await turnClock(page, "2026-11-21T10:41:25+05:30");
    await expect(today(page)).toContainText("Rahu Kaal ended four minutes ago.");
    await expect(today(page).getByText("10:41", { exact: true })).toBeVisible();
    await turnClock(page, "2026-11-21T13:31:25+05:30");
    await expect(today(page)).toContainText("Yamakanta runs until 2:51 PM.");

    // When a limb ends the day is requested again.
    const limbsAnswered = page.waitForResponse(/panchang\/panchang\?date=21%2F11%2F2026&time=17%3A5[12]/);
    await turnClock(page, "2026-11-21T17:51:25+05:30");
    await limbsAnswered;
    await expect(today(page).getByRole("heading", { name: "Balava", exact: true })).toBeVisible();

    // At 1:51 in the night it is still the day that began on Saturday.
    await turnClock(page, "2026-11-22T01:51:25+05:30");
    await expect(today(page)).toContainText("Saturday 21 November 2026");
    await expect(today(page).getByText("1:51", { exact: true })).toBeVisible();

    const dayAnswered = page.waitForResponse(/panchang\/panchang\?date=22%2F11%2F2026&time=06%3A2[56]/);
    await turnClock(page, "2026-11-22T06:26:25+05:30");
    await dayAnswered;
    await expect(today(page)).toContainText("Sunday 22 November 2026");
    await expect(today(page).getByRole("heading", { name: "Trayodashi" })).toBeVisible();
  });

  test("the Telugu screen has no English left", async ({ page }) => {
    await page.getByRole("button", { name: /Switch to Telugu/ }).click();
    const panel = page.getByRole("region", { name: "నేటి పంచాంగం" });
    await expect(panel.getByRole("heading", { name: "ద్వాదశి", exact: true })).toBeVisible();
    await expect(panel).toContainText("ఆదివారం తెల్లవారుజామున 4:57 వరకు");
    await expect(panel).toContainText("రాహుకాలం మూడు నిమిషాల క్రితం ముగిసింది.");
    await expect(panel.getByText("Dwadashi")).toHaveCount(0);
    await expectTelugu(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect(panel.getByText("చంద్రాస్తమయం 3:47")).toBeVisible();
    // The needle's own time alone, which stands on it.
    await expect.poll(() => crossedTexts(page)).toEqual(["10:40"]);
  });
});

test("the needle keeps off the words of the drawn day, and passes behind one that has no other room", async ({
  page,
}) => {
  await stopClock(page, "2026-11-30T15:00:00+05:30");
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  for (const [width, crossed] of [
    [1440, []],
    [768, ["చంద్రాస్తమయం 11:46"]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/app/panchang");
    await settled(page);
    await expect.poll(() => crossedTexts(page)).toEqual(["3:00", ...crossed]);
    for (const text of crossed)
      await expect(page.locator("[aria-labelledby=ribbon-title] text", { hasText: text })).toHaveCSS(
        "paint-order",
        "stroke",
      );
  }
});

test("before sunrise the weekday that still runs is shown", async ({ page }) => {
  await stopClock(page, "2026-11-21T05:00:00+05:30");
  await visit(page, "/app/panchang");
  // Bhadra of the day before, which goes on after sunrise.
  await expect(today(page)).toContainText("Bhadra (Vishti) runs until 6:32 AM.");
  await expect(today(page)).toContainText("Until sunrise at 6:24 AM, the weekday in the almanac is still Friday.");
  await expect(today(page).getByRole("heading", { name: "Friday" })).toBeVisible();
  await expect(today(page).getByRole("heading", { name: "Ekadashi", exact: true })).toBeVisible();
});

test("any other day and place can be requested", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/app/panchang");
  await fillMoment(page, "1990-05-17", "06:05");
  await choosePlace(page, "Jersey Ci", /^Jersey City\b.*New Jersey/);
  const asked = page.waitForRequest((request) => /panchang\/panchang\?.*17%2F05%2F1990/.test(request.url()));
  await submit(page).click();
  const query = new URL((await asked).url()).searchParams;
  expect(query.get("time")).toBe("06:05:00");
  expect(query.get("zone")).toBe("America/New_York");
  expect(query.get("tz")).toBe("-4");
  expect(query.get("lang")).toBe("en");

  const result = page.getByRole("region", { name: "Panchang for 17 May 1990" });
  await expect(result).toBeVisible();
  await expect(result).toContainText("Jersey City");
  await expect(result).toContainText("America/New_York, UTC−4:00");
  // The Moon leads the Sun by 265.1 degrees: the 23rd tithi, Krishna Ashtami.
  const tithi = result.getByRole("region", { name: "Tithi" });
  await expect(tithi).toContainText("Ashtami");
  await expect(tithi).toContainText("23 of 30");
  await expect(tithi).toContainText("Krishna");
  // It ends on the next date, and says so.
  await expect(tithi).toContainText("AM Fri");
  for (const heading of [
    "Day Information",
    "Moon Information",
    "Ayanamsa",
    "Nakshatra",
    "Yoga",
    "Karana",
    "Inauspicious Timings",
    "Advanced Details",
    "Calendar Details",
    "Year Information",
  ]) {
    await expect(result.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await expect(result).toContainText("qualified pundit");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("the calculator requires date, time and location and keeps what is there; finds a whole name; follows the language", async ({
  page,
}) => {
  await visit(page, "/app/panchang");
  const sent: string[] = [];
  page.on("request", (request) => {
    // The calculator's calls alone carry seconds.
    if (/panchang\/panchang\?.*time=\d\d%3A\d\d%3A\d\d/.test(request.url())) sent.push(request.url());
  });
  await expect(field(page, "Date")).not.toHaveValue("");
  await fillMoment(page, "", "");
  await submit(page).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  for (const [label, message] of [
    ["Date", "Date is required"],
    ["Time", "Time is required"],
    ["Location", "Location is required"],
  ] as const) {
    await expect(summary).toContainText(message);
    await expect(field(page, label)).toHaveAccessibleDescription(message);
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
  }

  await field(page, "Date").fill("1599-12-31");
  await expect(field(page, "Time")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Time").fill("05:30");
  await expect(field(page, "Time")).not.toHaveAttribute("aria-invalid", "true");
  await field(page, "Location").fill("Zzyzzx");
  await submit(page).click();
  await expect(field(page, "Date")).toHaveAccessibleDescription("Choose a date from 1600 to 2400");

  await field(page, "Date").fill("2026-01-09");
  await submit(page).click();
  await expect(field(page, "Location")).toHaveAccessibleDescription(/No place of this name was found/);
  await expect(field(page, "Date")).toHaveValue("2026-01-09");
  await expect(field(page, "Time")).toHaveValue("05:30");
  await expect(field(page, "Location")).toHaveValue("Zzyzzx");
  expect(sent).toEqual([]);
  await expectAccessible(page);

  // A place whose whole name was typed is found without being chosen, and is named in full.
  await fillMoment(page, "2026-11-21", "10:40");
  await field(page, "Location").fill("warangal");
  await field(page, "Location").press("Enter");
  await expect(page.getByRole("region", { name: "Panchang for 21 November 2026" })).toContainText(
    /Warangal, .*Telangana/,
  );
  await expect(field(page, "Location")).toHaveValue(/^Warangal, .*India$/);

  // An answer follows the language. Between the new moons of 15 May and 13 June 2018 the Sun entered no sign: Adhika Jyeshtha.
  await fillMoment(page, "2018-05-30", "12:00");
  await submit(page).click();
  await expect(page.getByRole("region", { name: "Panchang for 30 May 2018" })).toContainText("Jyeshtha (Adhik)");
  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  const result = page.getByRole("region", { name: "2018 మే 30 పంచాంగం" });
  await expect(result).toContainText("జ్యేష్ఠం (అధిక)");
  await expect(result).not.toContainText("Jyeshtha");
});

test("what is typed before hydration is kept, and its place is searched for", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/app/panchang", { waitUntil: "commit" });
  await fillMoment(page, "2026-11-21", "10:40");
  await field(page, "Location").fill("Warangal");
  release();
  await expect(today(page)).toHaveAttribute("aria-busy", "false");
  await expect(field(page, "Date")).toHaveValue("2026-11-21");
  await page
    .getByRole("option", { name: /^Warangal\b.*Telangana/ })
    .first()
    .click();
  await submit(page).click();
  await expect(page.getByRole("region", { name: "Panchang for 21 November 2026" })).toContainText("Warangal");
});

test.describe("when the server cannot answer", () => {
  test.use({ expectedFaults: { patterns: [/panchang/, /Failed to load resource/, /API error/, /Invalid response/] } });

  test("today's panel says so, of an answer without its response too, and Try Again brings it back", async ({
    page,
  }) => {
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ status: 404, json: {} }));
    await visit(page, "/app/panchang");
    await expect(page.getByText("Failed to fetch today's panchang for Hyderabad.")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/panchang/panchang?*");

    const logged = page.waitForEvent("console", (message) => message.text() === "Invalid response from server");
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ json: { status: 200 } }));
    await page.getByRole("button", { name: "Try Again" }).click();
    await logged;
    await expect(today(page).getByText("Failed to fetch today's panchang for Hyderabad.")).toBeVisible();

    await page.unroute("**/panchang/panchang?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(today(page).getByText("Nakshatra").first()).toBeVisible();
  });

  test("the calculator says so and keeps what was typed and answered; while it is asked the button waits", async ({
    page,
  }) => {
    const failure = page.getByText("Failed to fetch panchang data. Please try again.");
    await visit(page, "/app/panchang");
    await fillMoment(page, "2001-01-09", "05:30");
    await choosePlace(page, "Warangal", /^Warangal\b.*Telangana/);
    await page.route("**/panchang/panchang?*", (route) => route.fulfill({ json: { status: 200 } }));
    await submit(page).click();
    await expect(failure).toBeVisible();
    await expect(field(page, "Date")).toHaveValue("2001-01-09");
    await expect(field(page, "Location")).toHaveValue(/Warangal/);

    await page.unroute("**/panchang/panchang?*");
    await submit(page).click();
    const answered = page.getByRole("region", { name: "Panchang for 9 January 2001" });
    await expect(answered).toBeVisible();
    await expect(failure).toHaveCount(0);

    const release = await hold(page, "**/panchang/panchang?*", (route) => route.fulfill({ json: { status: 200 } }));
    await field(page, "Date").fill("2001-01-10");
    await submit(page).click();
    await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled();
    release();
    await expect(failure).toBeVisible();
    await expect(submit(page)).toBeEnabled();
    await expect(answered).toBeVisible();
    await page.unroute("**/panchang/panchang?*");

    const releaseAgain = await hold(page, "**/panchang/panchang?*");
    await submit(page).click();
    await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled();
    await expect(failure, "while another try goes on").toHaveCount(0);
    releaseAgain();
    await expect(page.getByRole("region", { name: "Panchang for 10 January 2001" })).toBeVisible();
  });
});
