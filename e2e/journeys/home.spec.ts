import { calls, type SkyNowResponse } from "@vedanga/contract";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hold,
  layoutShifts,
  settled,
  stopClock,
  test,
  visit,
} from "../fixtures.ts";
import { HomePage } from "../pages/home-page.ts";
import { BENGALURU, rememberCity } from "../pages/remember-city.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

const FIRST_MS = 15_000;
const SECOND_MS = 17_000;
/** Far less than either interval. */
const MOMENT_MS = 200;

test("before sunrise the five lines name the tithi that runs now", async ({ page }) => {
  // In Hyderabad Trayodashi ends at 2:38 this night; Monday's sunrise has Chaturdashi.
  await stopClock(page, "2026-11-23T00:10:00+05:30");
  await visit(page, "/app");
  await expect(page.getByRole("main").getByRole("link", { name: /^Daily Panchang/ })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(
    /TithiTrayodashiuntil 2:38\sAMNakshatraAshwiniuntil 4:16\sAMRahu Kaal7:49\sAM/,
  );
});

test.describe("the carousels", () => {
  let home: HomePage;

  test.beforeEach(async ({ page }) => {
    home = new HomePage(page);
    await home.openStill();
  });

  test("are side by side, turn by themselves, by their dots and under a finger, and say what they are", async ({
    page,
  }) => {
    await test.step("are side by side, 360 px high, below the title", async () => {
      // Both at one moment.
      const [first, second] = await home.first.section.evaluate(
        (one, other) => [one.getBoundingClientRect(), other?.getBoundingClientRect()],
        await home.second.section.elementHandle(),
      );
      const width = page.viewportSize()?.width ?? 0;
      for (const box of [first, second]) {
        expect(Math.abs((box?.height ?? 0) - 360)).toBeLessThanOrEqual(1);
        expect(Math.abs((box?.width ?? 0) - width / 2)).toBeLessThanOrEqual(1);
      }
      expect(second?.y).toBe(first?.y);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The sky, calculated for you");
      await expect(page.getByText("Birth charts and the daily panchang", { exact: true })).toBeVisible();
    });
    await test.step("turn every 15 and every 17 seconds, round and round", async () => {
      await home.pass(FIRST_MS - MOMENT_MS);
      await home.first.expectSlide(1, 3);
      await home.pass(2 * MOMENT_MS);
      await home.first.expectSlide(2, 3);
      await home.second.expectSlide(1, 2);
      await home.pass(SECOND_MS - FIRST_MS);
      await home.second.expectSlide(2, 2);
      await home.pass(FIRST_MS);
      await home.first.expectSlide(3, 3);
      await home.pass(FIRST_MS);
      await home.first.expectSlide(1, 3);
    });
    await test.step("say to screen readers what they are", async () => {
      await expect(home.first.section).toHaveAttribute("aria-roledescription", "carousel");
      await expect(home.first.shown).toHaveAttribute("aria-roledescription", "slide");
      await expect(home.first.slides).toHaveAttribute("aria-live", "off");
      await home.first.pause.click();
      await expect(home.first.slides).toHaveAttribute("aria-live", "polite");
      await home.first.play.click();
    });
    await test.step("fade for a second, by opacity alone", async () => {
      await home.first.goTo(2);
      const { property, duration } = await home.first.shown.evaluate((slide) => {
        const style = getComputedStyle(slide);
        return { property: style.transitionProperty, duration: style.transitionDuration };
      });
      expect([property, duration]).toEqual(["opacity", "1s"]);
    });
    await test.step("go where a dot says, and count again from there", async () => {
      await home.startOver();
      await home.pass(FIRST_MS - MOMENT_MS);
      await home.first.goTo(3);
      await home.first.expectSlide(3, 3);
      await expect(home.first.dot(3)).toHaveAttribute("aria-current", "true");
      await expect(home.first.dot(3).locator("span")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(home.first.dot(1).locator("span")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(home.first.dot(1)).not.toHaveAttribute("aria-current");
      await home.leave();
      await home.pass(FIRST_MS - MOMENT_MS);
      await home.first.expectSlide(3, 3);
      await home.pass(2 * MOMENT_MS);
      await home.first.expectSlide(1, 3);
    });
    await test.step("turn under a finger that wipes, and do not take it for a press", async () => {
      await home.startOver();
      await home.first.wipe(-120);
      await home.first.expectSlide(2, 3);
      await home.first.wipe(120);
      await home.first.wipe(120);
      await home.first.expectSlide(3, 3);
      await home.first.wipe(-120);
      await home.first.wipe(15);
      await home.first.expectSlide(1, 3);
      expect(page.context().pages()).toHaveLength(1);
    });
  });

  test("stop by their button, under the pointer, for the keyboard and while nobody sees them, and then continue", async ({
    page,
  }) => {
    await test.step("stop and continue with the button", async () => {
      await home.first.pause.click();
      await home.leave();
      await home.pass(SECOND_MS + MOMENT_MS);
      await home.first.expectSlide(1, 3);
      await home.second.expectSlide(2, 2);
      await home.first.play.click();
      await home.pass(FIRST_MS + MOMENT_MS);
      await home.first.expectSlide(2, 3);
    });
    await test.step("stop while the pointer is on them", async () => {
      await home.startOver();
      await home.first.section.hover({ position: { x: 20, y: 120 } });
      await home.pass(SECOND_MS + MOMENT_MS);
      await home.first.expectSlide(1, 3);
      await home.second.expectSlide(2, 2);
      await home.leave();
      await home.pass(FIRST_MS + MOMENT_MS);
      await home.first.expectSlide(2, 3);
    });
    await test.step("stop while nobody can see the page", async () => {
      await home.startOver();
      await home.hide(true);
      await home.pass(3 * FIRST_MS);
      await home.first.expectSlide(1, 3);
      await home.hide(false);
      await home.pass(FIRST_MS + MOMENT_MS);
      await home.first.expectSlide(2, 3);
    });
    await test.step("stop while the keyboard is in them, which reaches everything in order", async () => {
      await home.startOver();
      await home.first.pause.focus();
      await page.keyboard.press("Tab");
      await expect(home.first.dot(1)).toBeFocused();
      await home.pass(3 * FIRST_MS);
      await home.first.expectSlide(1, 3);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(home.first.dot(3)).toBeFocused();
      await page.keyboard.press("Enter");
      await home.first.expectSlide(3, 3);
      await page.keyboard.press("Tab");
      const place = home.first.shown.getByRole("link");
      await expect(place).toBeFocused();
      await expect(place).toHaveAttribute("href", "/app/places/kedarnath");
      await page.keyboard.press("Tab");
      await expect(home.second.pause).toBeFocused();
      await home.pass(FIRST_MS + MOMENT_MS);
      await home.first.expectSlide(1, 3);
    });
  });
});

test("a visitor who prefers reduced motion sees them stopped, and may start them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const home = new HomePage(page);
  await home.openStill();
  await home.pass(3 * SECOND_MS);
  await home.first.expectSlide(1, 3);
  await home.second.expectSlide(1, 2);
  await home.first.goTo(2);
  expect(await home.first.shown.evaluate((slide) => getComputedStyle(slide).transitionDuration)).toBe("0s");
  await home.first.play.click();
  await home.pass(FIRST_MS + MOMENT_MS);
  await home.first.expectSlide(3, 3);
});

test.describe("without the server's sky", () => {
  test.use({ expectedFaults: { patterns: [/sky\/now|slides|Failed to load resource|API error/] } });

  test("the page is complete, with our slides and a wheel without grahas", async ({ page }) => {
    await page.route(`**${calls.skyNow.path}*`, (route) => route.fulfill({ status: 404, json: {} }));
    await page.route(`**${calls.slides.path}`, (route) => route.fulfill({ status: 404, json: {} }));
    const home = new HomePage(page);
    await home.open();
    await expect(home.wheel).toHaveAccessibleName("The sky over Hyderabad as a wheel of twelve signs");
    await home.first.expectSlide(1, 3);
  });
});

test.describe("slides of an operator", () => {
  // A catalogue that is wrong is logged.
  test.use({ expectedFaults: { patterns: [/Invalid response from server/] } });

  test("an operator's slides replace ours, and a wrong catalogue does not", async ({ page }) => {
    const words = { en: "The tank at dusk", te: "సంధ్యవేళ కోనేరు" };
    const first = [{ image: "tank.svg", words, link: "https://example.org/tank" }, { drawing: "somnath" }];
    let answer: unknown = {
      status: 200,
      response: { first, second: [{ video: "lamps.mp4", words: { en: "Lamps" } }] },
    };
    await page.route(`**${calls.slides.path}`, (route) => route.fulfill({ json: answer as object }));
    await page.route(`**${calls.slides.path}/*`, (route) =>
      route.request().url().endsWith(".mp4")
        ? route.fulfill({ contentType: "video/mp4", body: "" })
        : route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const home = new HomePage(page);
    await home.open();
    await home.first.expectSlide(1, 2);
    await expect(page.getByRole("img", { name: "The tank at dusk" })).toBeVisible();
    await expect(home.first.badge.locator("..")).toHaveAttribute("href", "https://example.org/tank");
    await expect(home.first.badge.locator("..")).toHaveAttribute("target", "_blank");
    await expect(page.locator("video")).toHaveAttribute("aria-label", "Lamps");
    // A carousel of one slide has nothing to turn.
    await expect(home.second.section.getByRole("button")).toHaveCount(0);

    answer = { status: 200, response: { first: [], second: [] } };
    await page.reload();
    await home.first.expectSlide(1, 3);
  });
});

test("today stands first in five lines, in the page as served and then for the remembered city", async ({ page }) => {
  const served = await (await page.request.get("/app/")).text();
  expect(served).toMatch(/Rahu Kaal<\/dt><dd><p[^>]*>\d{1,2}:\d\d/);
  await rememberCity(page, BENGALURU);
  const asked = page.waitForRequest((request) => request.url().includes(`${calls.panchangComing.path}?`));
  await new HomePage(page).open();
  expect(new URL((await asked).url()).searchParams.get("lat")).toBe("12.971940");
  const card = page.getByRole("region", { name: /^Daily Panchang Bengaluru/ });
  await expect(card.getByRole("link").filter({ hasText: "Ekadashi" })).toBeVisible();
  await expect(card).toContainText(/Rahu Kaal\d{1,2}:\d\d/);
});

test("the doors lead to the screens there are, the cards are labelled, and the wheel shows the sky that the server calculates", async ({
  page,
}) => {
  const home = new HomePage(page);
  const door = page.getByRole("link", { name: /^Birth Chart \(Kundli\)/ });
  await home.open();
  await expect(door).toHaveAttribute("href", "/app/features");
  await expect(home.cards).toHaveCount(12);
  await expect(home.cards.first()).toContainText("Aries");
  await expect(home.cards.first()).toContainText("Mar 21-Apr 19");
  await expect(home.cards.last()).toContainText("Feb 19-Mar 20");
  await expect(page.getByText(/dates on the cards are those of the Sun sign/)).toBeVisible();

  // With an id in the address they keep it, and the wheel leads to the panchang in a new tab.
  const id = await saveBirth(page.request, WAR_TIME_BIRTH);
  const answered = page.waitForResponse(`**${calls.skyNow.path}?*`);
  await home.open(`?id=${id}`);
  await expect(door).toHaveAttribute("href", `/app/features?id=${id}`);
  await expect(page.getByRole("main").getByRole("link", { name: /^Daily Panchang/ })).toHaveAttribute(
    "href",
    `/app/panchang?id=${id}`,
  );
  const answer = await answered;
  const query = { lat: "17.3850", lon: "78.4867", tz: "5.5", zone: "Asia/Kolkata", lang: "en" };
  expect(Object.fromEntries(new URL(answer.url()).searchParams)).toMatchObject(query);
  const { response }: SkyNowResponse = await answer.json();
  await expect(home.wheel).toHaveAccessibleName(new RegExp(`Lagna ${response.lagna.sign.name}\\. Sun `));
  for (const { name, sign } of response.grahas)
    await expect(home.wheel).toHaveAccessibleName(new RegExp(`${name} ${sign.name} `));
  for (const { graha, short } of response.grahas)
    if (graha !== "sun" && graha !== "moon") await expect(home.wheel.getByText(short, { exact: true })).toBeAttached();
  await expect(home.first.badge).toBeVisible();
  const opened = page.waitForEvent("popup");
  await home.first.badge.click();
  const tab = await opened;
  await expect(tab).toHaveURL(`/app/panchang?id=${id}`);
  await tab.close();
});

test("a card shows the day of its sign as the server calculates it, and leads to its page", async ({ page }) => {
  const home = new HomePage(page);
  const nowMs = Date.now();
  await page.clock.setFixedTime(nowMs);
  await home.open();
  const today = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata" }).format(nowMs);
  const answer = await page.request.get(calls.dailyMoon.path, { params: { zodiac: "5", date: today, lang: "en" } });
  const { response } = await answer.json();
  const leo = home.cards.nth(4);
  await leo.scrollIntoViewIfNeeded();
  await expect(leo).toContainText(`${response.total_score} of 100, Lucky Color: ${response.lucky_color}`);
  await leo.getByRole("link").press("Enter");
  await expect(page).toHaveURL(/\/app\/zodiac\/daily\/leo$/);
  await expect(page.getByRole("heading", { level: 1, name: "Leo" })).toBeFocused();
  await page.getByRole("link", { name: "Back to Horoscopes" }).click();
  await expect(page.getByRole("heading", { name: "Daily Horoscope" })).toBeInViewport();
});

test.describe("without the days of the signs", () => {
  test.use({ expectedFaults: { patterns: [/daily-moon|Failed to load resource|API error/] } });

  test("the cards keep their names and dates and the page says what is missing", async ({ page }) => {
    await page.route(`**${calls.dailyMoon.path}*`, (route) => route.fulfill({ status: 404, json: {} }));
    const home = new HomePage(page);
    await home.open();
    await home.cards.first().scrollIntoViewIfNeeded();
    await expect(page.getByText("The text for today could not be loaded.")).toBeVisible();
    await expect(home.cards).toHaveCount(12);
    await expect(home.cards.first().getByRole("link")).toHaveAttribute("href", "/app/zodiac/daily/aries");
  });
});

test("nothing jumps while the page is hydrated and its figures arrive", async ({ page }) => {
  const shifts = await layoutShifts(page);
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/app/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Questions" })).toBeVisible();
  await shifts.start();
  release();
  await settled(page);
  await page.getByRole("heading", { name: "Questions" }).scrollIntoViewIfNeeded();
  await settled(page);
  expect(await shifts.sum()).toBeLessThan(0.001);
});

test("at 320 px every control is a thumb wide and nothing sticks out, in either language", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await new HomePage(page).open();
  for (const lang of ["en", "te"]) {
    if (lang === "te") await page.getByRole("button", { name: /Switch to Telugu/ }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await settled(page);
    await expectNoSidewaysScroll(page);
    const buttons = page.locator("section[aria-roledescription] button");
    // They come with the slides.
    await expect(buttons.nth(4)).toBeAttached();
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  }
});

test("a slide that came is free of accessibility faults", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const home = new HomePage(page);
  await home.open();
  await home.first.goTo(2);
  await home.second.goTo(2);
  await expectAccessible(page);
});

test.describe("with JavaScript off", () => {
  // What the page would have run is not fetched.
  test.use({ javaScriptEnabled: false, expectedFaults: { patterns: [/^request: .*\.js$/] } });

  test("the page can be read: title, first slides, doors, signs and questions", async ({ page }) => {
    await page.goto("/app/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The sky, calculated for you");
    const home = new HomePage(page);
    await expect(home.wheel).toBeVisible();
    await expect(page.getByRole("img", { name: /^Puri/ })).toBeVisible();
    await expect(home.first.section.getByRole("button")).toHaveCount(0);
    await expect(home.cards).toHaveCount(12);
    await expect(page.getByText("What is Vedic Astrology?")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /^Daily Panchang/ })).toHaveAttribute(
      "href",
      "/app/panchang",
    );
  });
});
