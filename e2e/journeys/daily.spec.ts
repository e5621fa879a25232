import { calls } from "@vedanga/contract";
import { expect, expectWellMade, settled, stopClock, test, visit } from "../fixtures.ts";

const CALL = new RegExp(`${calls.dailyMoon.path}\\?`);
const WEDNESDAY = "2026-11-25T09:30:00+05:30";
const LEO = "/app/zodiac/daily/leo";

/** The scores that fall into each colour, as specified. */
const toneOf = (score: number): string => (score < 30 ? "low" : score < 70 ? "middle" : "high");

test("the page of a sign shows the whole day, as the server calculates it", { tag: "@phone" }, async ({ page }) => {
  await stopClock(page, WEDNESDAY);
  const asked = page.waitForRequest(CALL);
  await visit(page, "/app/zodiac/daily/%20LEO");
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toEqual({ zodiac: "5", date: "25/11/2026", show_same: "true", lang: "en" });
  const { response, day } = await (await page.request.get((await asked).url())).json();
  await settled(page);
  const main = page.getByRole("main");
  await expect(page).toHaveTitle("Leo: Daily Horoscope · Vedanga");
  await expect(main).toContainText("Wednesday 25 November 2026");
  await expect(main).toContainText(new RegExp(`Overall Score\\s*${response.total_score}/100`));
  await expect(main).toContainText(day.standing.text);
  await expect(main).toContainText(`Lucky Color${response.lucky_color}`);
  await expect(main).toContainText(`Lucky Numbers${response.lucky_number.join(", ")}`);
  await expect(page.getByRole("region", { name: "Today's Prediction" })).toContainText(
    [day.headline, day.story, "Do", day.act, "Leave", day.caution, "Good hour", day.hour.text].join(""),
  );

  const aspects = page.getByRole("region", { name: "Life Aspects" }).getByRole("listitem");
  const named = {
    Health: "health",
    Career: "career",
    Finances: "finances",
    Relationship: "relationship",
    Family: "family",
    Friends: "friends",
    Travel: "travel",
    Physical: "physique",
    Mental: "status",
  };
  await expect(aspects).toHaveCount(Object.keys(named).length);
  for (const [name, key] of Object.entries(named)) {
    const aspect = aspects.filter({ has: page.getByRole("heading", { name }) });
    await expect(aspect).toContainText(`${response[key]}/100`);
    await expect(aspect).toContainText(day.aspects[key]);
    await expect(aspect.locator("svg[data-tone]")).toHaveAttribute("data-tone", toneOf(response[key]));
  }
  await expect(page.getByRole("heading", { name: "Overall Well-being" })).toBeVisible();

  // On a Wednesday Rahu Kaal begins at noon; of what the others leave, nothing lasts a quarter of an hour.
  const best = page.getByRole("region", { name: "Best Time to Act" });
  await expect(best.getByRole("term")).toHaveText([
    // The wire writes 03:47 PM, as the panchang does.
    new RegExp(`^${day.hour.from} to ${day.hour.to}$`.replaceAll(/\b0(?=\d:)/g, "").replaceAll(" ", "\\s")),
    "5:00 AM-7:00 AM",
    "12:00 PM-2:00 PM",
    "6:00 PM-8:00 PM",
  ]);
  await expect(best.getByRole("definition").nth(2)).toHaveText(
    /^It meets Gulika, 10:39\sAM to 12:03\sPM; Durmuhurta, .*; Rahu Kaal, 12:0\d\sPM to 1:2\d\sPM; Varjyam, .*; less than a quarter of an hour is left\./,
  );
  await expect(best.getByRole("heading", { name: "Daily Energy Cycles" })).toBeVisible();
  for (const third of ["Morning", "Noon", "Evening"])
    await expect(best.locator("svg text:visible").filter({ hasText: third })).toHaveCount(1);
  const guardian = page.getByRole("region", { name: "Celestial Guardian" });
  await expect(guardian).toContainText("Lord Surya");
  await expect(guardian.locator("use")).toHaveAttribute("href", /#guardian-surya$/);
  await expect(main).toContainText(day.closing);
  await expectWellMade(page);
});

test("before sunrise the windows leave out what runs of the day before", async ({ page }) => {
  await stopClock(page, WEDNESDAY);
  await visit(page, `${LEO}?date=2026-11-30`);
  const best = page.getByRole("region", { name: "Best Time to Act" });
  // Bhadra of Sunday runs till the sunrise of Monday, and goes on.
  await expect(best.getByRole("definition").nth(1)).toHaveText(
    /^Bhadra \(Vishti\), 1:47\sAM to 12:55\sPM, takes all of it\. Choose another time\.$/,
  );
});

test("from any day one link leads to today: the one beside it, or a third", async ({ page }) => {
  await stopClock(page, WEDNESDAY);
  const days = page.getByRole("navigation", { name: "Other days" }).getByRole("link");
  for (const [date, ...links] of [
    ["2026-11-24", "Monday 23", "Today"],
    ["2026-11-26", "Today", "Friday 27"],
    ["2026-11-12", "Today", "Wednesday 11", "Friday 13"],
  ]) {
    await visit(page, `${LEO}?date=${date}`);
    await expect(days).toHaveText(["Back to Horoscopes", ...links]);
    await expect(days.filter({ hasText: "Today" })).toHaveAttribute("href", LEO);
  }
});

test("a date in the address that is not in the almanac is said, and today is shown", { tag: "@phone" }, async ({
  page,
}) => {
  await stopClock(page, WEDNESDAY);
  const note = page.getByText("The date in the address is not in the almanac (years 1600 to 2400), so we show today.");
  for (const date of ["2026-02-31", "foo"]) {
    await visit(page, `${LEO}?date=${date}`);
    await expect(note).toBeVisible();
    const days = page.getByRole("navigation", { name: "Other days" }).getByRole("link");
    await expect(days).toHaveText(["Back to Horoscopes", "Tuesday 24", "Thursday 26"]);
  }
  await settled(page);
  await expectWellMade(page);
  await visit(page, `${LEO}?date=2026-11-25`);
  await expect(page.getByRole("heading", { level: 1, name: "Leo" })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("a day is kept per sign and date, in each language, and not asked for again", async ({ page }) => {
  await stopClock(page, WEDNESDAY);
  const asked: URLSearchParams[] = [];
  page.on("request", (request) => CALL.test(request.url()) && asked.push(new URL(request.url()).searchParams));
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("dailyHoroscope")));
  await visit(page, LEO);
  await settled(page);
  expect(await kept()).toEqual(["dailyHoroscope-leo-2026-11-25"]);
  await page.reload();
  await settled(page);
  await expect(page.getByRole("region", { name: "Today's Prediction" })).toContainText(/\S{3}/);
  expect(asked).toHaveLength(1);

  // One that was made for another place is no answer to this question.
  await page.evaluate(() => {
    const key = "dailyHoroscope-leo-2026-11-25";
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? ""), lat: 16.5 }));
  });
  await page.reload();
  await settled(page);
  expect(asked).toHaveLength(2);

  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "సింహం" })).toBeVisible();
  await expect.poll(kept).toContain("dailyHoroscope-leo-2026-11-25-te");
  expect(asked.at(-1)?.get("lang")).toBe("te");
});

test.describe("a browser that can keep nothing", () => {
  test.use({ expectedFaults: { patterns: [/cannot be (read|written)/] } });

  test("shows the day all the same, and logs why it is not kept", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (line) => line.type() === "warning" && logged.push(line.text()));
    await stopClock(page, WEDNESDAY);
    await page.addInitScript(() => {
      const forbid = (method: "getItem" | "setItem", words: string) => {
        const usual = Storage.prototype[method] as (...given: string[]) => string;
        Object.assign(Storage.prototype, {
          [method](this: Storage, key: string, ...rest: string[]) {
            if (key.startsWith("dailyHoroscope-")) throw new DOMException(words, "QuotaExceededError");
            return usual.call(this, key, ...rest);
          },
        });
      };
      forbid("getItem", "cannot be read");
      forbid("setItem", "cannot be written");
    });
    await visit(page, LEO);
    await settled(page);
    await expect(page.getByRole("region", { name: "Today's Prediction" })).toContainText(/\S{3}/);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(logged).toEqual(["cannot be read", "cannot be written"]);
  });
});

test("the days before and after are one press away, and the reasons come when they are asked for", async ({ page }) => {
  await stopClock(page, WEDNESDAY);
  const explained: string[] = [];
  page.on("request", (request) => request.url().includes("explain=1") && explained.push(request.url()));
  await visit(page, LEO);
  await settled(page);
  await page.getByRole("link", { name: "Tuesday 24" }).click();
  await expect(page).toHaveURL(/\/zodiac\/daily\/leo\?date=2026-11-24$/);
  await expect(page.getByRole("main")).toContainText("Tuesday 24 November 2026");
  await expect(page.getByRole("region", { name: "Prediction for this day" })).toBeVisible();
  // That morning the Moon goes from Aries to Taurus.
  await expect(page.getByRole("region", { name: "Why today" })).toContainText(
    /As the day begins, the Moon is in Aries, the 9th sign from Leo\. It goes on to Taurus, the 10th, at 7:25\sAM\./,
  );
  expect(explained).toEqual([]);
  await page.getByText(/^Why \d+\?$/).click();
  await expect(page.getByText("Every day begins in the middle, at 50 points of 100.")).toBeVisible();
  expect(explained).toHaveLength(1);
});

test.describe("what can go wrong", () => {
  test.use({
    expectedFaults: {
      patterns: [/daily-moon/, /ophiuchus/, /Failed to load resource/, /API error/, /Invalid response/, /could not be/],
    },
  });

  test("a sign that does not exist is named as such, with the signs there are and the way home", async ({ page }) => {
    await visit(page, "/app/zodiac/daily/ophiuchus");
    await expect(page.getByRole("alert")).toHaveText("Failed to load horoscope: Invalid zodiac sign");
    const signs = page.getByRole("region", { name: "Available signs" });
    await expect(signs.getByRole("listitem")).toHaveCount(12);
    await expect(signs.getByRole("link", { name: "Return to home" })).toHaveAttribute("href", "/app/");
    await signs.getByRole("link", { name: "Pisces" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Pisces" })).toBeVisible();
  });

  test("a day that does not come says why, and comes when it is asked for again", async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ status: 200, json: { status: 200, response: "" } }));
    await visit(page, LEO);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Failed to load horoscope: Invalid response format.");
    await page.unroute(CALL);
    await page.route(CALL, (route) => route.abort());
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(alert).toContainText("Failed to load horoscope: The server could not be reached.");
    await expect(page.getByRole("region", { name: "Available signs" })).toBeVisible();
    await page.unroute(CALL);
    await page.route(CALL, (route) =>
      route.fulfill({ status: 400, json: { status: 400, response: "The stars are counted." } }),
    );
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(alert).toContainText("Failed to load horoscope: The stars are counted.");
    await page.unroute(CALL);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("region", { name: "Today's Prediction" })).toContainText(/\S{3}/);
  });
});
