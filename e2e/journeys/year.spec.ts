import type { Locator, Page } from "@playwright/test";
import { calls, type YearlyEndingSentence, type YearlyEvent } from "@vedanga/contract";
import { expect, expectWellMade, settled, stopClock, test, visit } from "../fixtures.ts";

const CALL = new RegExp(`${calls.yearly.path}\\?`);
const NOVEMBER = "2026-11-25T09:30:00+05:30";
const LEO = "/app/zodiac/leo";

const stored = (page: Page, key = "yearlyPrediction") =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);

/** The parameters of each request for a year. */
function questionsOf(page: Page): Record<string, string>[] {
  const asked: Record<string, string>[] = [];
  page.on("request", (request) => {
    if (CALL.test(request.url())) asked.push(Object.fromEntries(new URL(request.url()).searchParams));
  });
  return asked;
}

/** Each paragraph of a text is one on the screen. */
async function expectParagraphs(part: Locator, text: string) {
  const paragraphs = text.split("\n");
  expect(paragraphs.length).toBeGreaterThan(1);
  for (const paragraph of paragraphs) await expect(part.getByText(paragraph, { exact: true })).toBeVisible();
}

test("a press on a sign brings its year, keeps it and opens its page, in four parts with eight of life", {
  tag: "@phone",
}, async ({ page }) => {
  await stopClock(page, NOVEMBER);
  const asked = questionsOf(page);
  // The way back of the specification leads to the picker.
  await visit(page, "/app/zodiac-signs");
  await expect(page).toHaveURL(/\/app\/year$/);
  await expect(page.getByRole("heading", { level: 1, name: "Choose Your Zodiac Sign" })).toBeVisible();
  const years = page.getByRole("combobox", { name: "Year" });
  await expect(years.getByRole("option")).toHaveText(["2026", "2027", "2028", "2029", "2030"]);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(12);

  await page.getByRole("main").getByRole("link", { name: /^Leo/ }).click();
  await expect(page).toHaveURL(/\/app\/zodiac\/leo\?year=2026$/);
  await settled(page);
  expect(asked).toEqual([{ year: "2026", zodiac: "5", lang: "en" }]);
  const kept = await stored(page);
  expect(kept).toMatchObject({ year: 2026, zodiac: 5, response: { phase_4: { period: "October to December" } } });

  await expect(page).toHaveTitle("Leo: Yearly Prediction for 2026 · Vedanga");
  await expect(page.getByText("Yearly Prediction for 2026", { exact: true })).toBeVisible();
  for (const phase of ["phase_1", "phase_2", "phase_3", "phase_4"]) {
    const { period, score, prediction } = kept.response[phase];
    const part = page.getByRole("region", { name: period });
    await expect(part).toContainText(`${score}/100`);
    await expect(part.getByRole("heading", { name: "Overall" })).toBeVisible();
    // In November three quarters are over, and told so.
    await expectParagraphs(part, phase === "phase_4" ? prediction : kept.past[phase].prediction);
    await expect(part.locator("svg[data-tone]")).toHaveAttribute("data-tone", score >= 50 ? "high" : "middle");
  }
  const line = page.getByRole("region", { name: "The year on a line" });
  await expect(line.getByRole("img")).toHaveCount(4);
  await expect(
    line.getByRole("img", {
      name: "Jupiter: 11th house (good) until 2 June; 12th house until 31 October; 1st house to the end of the year",
    }),
  ).toBeVisible();
  await expect(line.getByText("25 November", { exact: true })).toBeVisible();
  await expect(line.getByText("an eclipse seen here", { exact: true })).toBeVisible();
  const isRahu = ({ date, planet }: YearlyEvent) => date === "2026-12-05" && planet === "Rahu";
  const events = line.getByRole("listitem");
  await expect(events.filter({ hasText: kept.events.find(isRahu).text })).toBeVisible();
  await expect(page.getByText("Parabhava, from Ugadi on 19 March")).toBeVisible();
  const now = page.getByRole("region", { name: "October to December now" });
  await now.getByRole("button", { name: "Show More Details" }).click();
  await expect(now.getByRole("listitem").getByRole("heading")).toHaveText(
    ["Health", "Career", "Relationships", "Travel", "Family", "Friends", "Finances", "Social Status"].map(
      (name) => new RegExp(`^${name}\\s*\\d+/100$`),
    ),
  );
  await expectParagraphs(now, kept.response.phase_4.status.prediction);
  await expectWellMade(page);
  await now.getByRole("button", { name: "Hide Details" }).click();
  await expect(now.getByRole("listitem")).toHaveCount(0);

  await page.reload();
  await settled(page);
  expect(asked, "what is kept is not asked for again").toHaveLength(1);
  await page.getByRole("main").getByRole("link", { name: "Back to All Zodiac Signs" }).last().click();
  await expect(page).toHaveURL(/\/app\/year\?year=2026$/);
});

test("a sentence that is over before its quarter is told so, and one to come is not", async ({ page }) => {
  await stopClock(page, NOVEMBER);
  await visit(page, "/app/zodiac/aries?year=2026");
  await settled(page);
  const { ends }: { ends: YearlyEndingSentence[] } = await stored(page);
  const shown = ends.filter(({ quarter, aspect }) => quarter === 4 && aspect !== "physique");
  const over = shown.filter(({ until }) => until < "2026-11-25");
  expect([over.length > 0, over.length < shown.length]).toEqual([true, true]);
  const part = page.getByRole("region", { name: "October to December now" });
  await part.getByRole("button", { name: "Show More Details" }).click();
  for (const each of shown) {
    const [told, other] = over.includes(each) ? [each.past_text, each.text] : [each.text, each.past_text];
    await expect(part).toContainText(told);
    await expect(part).not.toContainText(other);
  }
});

test("another year, a deep link and another language bring their own; a part without text is left out", async ({
  page,
}) => {
  await stopClock(page, NOVEMBER);
  const asked = questionsOf(page);
  await visit(page, "/app/zodiac/%20Virgo");
  await settled(page);
  expect(asked).toEqual([{ year: "2026", zodiac: "6", lang: "en" }]);
  await page.getByRole("link", { name: "2027" }).click();
  await expect(page).toHaveURL(/\/app\/zodiac\/virgo\?year=2027$/);
  await expect(page.getByText("Yearly Prediction for 2027", { exact: true })).toBeVisible();
  // The title names the year of the address before its answer is there.
  await expect.poll(() => stored(page)).toMatchObject({ year: 2027, zodiac: 6 });
  expect(asked.at(-1)).toEqual({ year: "2027", zodiac: "6", lang: "en" });

  // As specified, the year comes from what is kept.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("yearlyPrediction") ?? "");
    kept.response.phase_1.travel.prediction = "";
    kept.past.phase_1.travel = "";
    localStorage.setItem("yearlyPrediction", JSON.stringify(kept));
  });
  await visit(page, "/app/zodiac/virgo");
  await expect(page.getByText("Yearly Prediction for 2027", { exact: true })).toBeVisible();
  expect(asked).toHaveLength(2);
  const first = page.getByRole("region", { name: "January to March" });
  await first.getByRole("button", { name: "Show More Details" }).click();
  await expect(first.getByRole("listitem")).toHaveCount(7);
  await expect(first.getByRole("heading", { name: /^Travel/ })).toHaveCount(0);

  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  await expect(page.getByRole("region", { name: /^జనవరి/ })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ zodiac: "6", lang: "te" });
  await expect.poll(() => stored(page, "yearlyPrediction-te")).toMatchObject({ zodiac: 6 });

  await visit(page, "/app/year");
  await page.getByRole("combobox", { name: "సంవత్సరం" }).selectOption("2029");
  await expect(page).toHaveURL(/\/app\/year\?year=2029$/);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "సంవత్సరం" })).toHaveValue("2029");
  await page.getByRole("main").getByRole("link", { name: /^మీనం/ }).click();
  await expect(page).toHaveURL(/\/app\/zodiac\/pisces\?year=2029$/);
  await expect(page.getByText("2029 సంవత్సర ఫలం", { exact: true })).toBeVisible();
});

test("a year in the address that is not in the almanac is said, and this year is shown", async ({ page }) => {
  await stopClock(page, NOVEMBER);
  const note = page.getByText(
    "The year in the address is not in the almanac (years 1600 to 2400), so we show this year.",
  );
  for (const year of ["1200", "abc"]) {
    await visit(page, `${LEO}?year=${year}`);
    await settled(page);
    await expect(note).toBeVisible();
    await expect(page.getByText("Yearly Prediction for 2026", { exact: true })).toBeVisible();
  }
  await visit(page, `${LEO}?year=2027`);
  // Until the page has taken over, its served year is there as well.
  await settled(page);
  await expect(page.getByText("Yearly Prediction for 2027", { exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
  await visit(page, "/app/year?year=9999");
  await expect(note).toBeVisible();
  const years = page.getByRole("combobox", { name: "Year" });
  await expect(years).toHaveValue("2026");
  await years.selectOption("2027");
  await expect(note).toHaveCount(0);
});

test("another place has its own eclipses and dates, and is no answer for Hyderabad", async ({ page }) => {
  await stopClock(page, NOVEMBER);
  const asked = questionsOf(page);
  await visit(page, "/app/zodiac/cancer?lat=40.4165&lon=-3.7026&zone=Europe/Madrid");
  await settled(page);
  expect(asked).toEqual([
    { year: "2026", zodiac: "4", lang: "en", lat: "40.4165", lon: "-3.7026", zone: "Europe/Madrid" },
  ]);
  const events = page.getByRole("region", { name: "The year on a line" });
  await expect(events).toContainText("Dates are those of 40.4165° N, 3.7026° W");
  // The eclipse of 12 August 2026 is total in Spain and not seen in India.
  const ofAugust = events.getByRole("listitem").filter({ hasText: /eclipse.*12 August/ });
  await expect(ofAugust).toContainText("was seen");
  await visit(page, "/app/zodiac/cancer");
  await settled(page);
  expect(asked.at(-1)).toEqual({ year: "2026", zodiac: "4", lang: "en" });
  await expect(events).toContainText("Dates are those of Hyderabad");
  await expect(ofAugust).toContainText("not seen");
});

test.describe("what can go wrong", () => {
  test.use({
    expectedFaults: {
      patterns: [/prediction\/yearly/, /ophiuchus/, /Failed to load resource/, /could not be|prediction data/],
    },
  });

  test("a year that does not come is said to be missing, one that cannot be read to be broken; both lead back", async ({
    page,
  }) => {
    await page.route(CALL, (route) => route.abort());
    await visit(page, "/app/year");
    const logged = page.waitForEvent("console", (line) => /The server could not be reached/.test(line.text()));
    await page.getByRole("main").getByRole("link", { name: /^Leo/ }).click();
    expect((await logged).type()).toBe("warning");
    // It opens the page all the same, which asks once more by itself.
    await expect(page).toHaveURL(/\/app\/zodiac\/leo\?year=\d{4}$/);
    await expect(page.getByRole("heading", { level: 1, name: "Error Loading Prediction" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(
      "No prediction data foundThe server could not be reached. Check the connection.",
    );

    await page.evaluate(() => localStorage.setItem("yearlyPrediction", "{"));
    await visit(page, LEO);
    await expect(page.getByRole("alert")).toContainText("Error loading prediction data");
    await expect(page.getByRole("link", { name: "Go Back to Zodiac Signs" })).toHaveAttribute(
      "href",
      "/app/zodiac-signs",
    );
    await page.unroute(CALL);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Leo" })).toBeVisible();

    await visit(page, "/app/zodiac/ophiuchus");
    await expect(page.getByRole("alert")).toHaveText("No prediction data foundThere is no sign of this name.");
    await page.getByRole("link", { name: "Go Back to Zodiac Signs" }).click();
    await expect(page).toHaveURL(/\/app\/year$/);
  });
});
