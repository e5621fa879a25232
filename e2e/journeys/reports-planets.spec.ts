import type { Page } from "@playwright/test";
import type { UserDetails } from "@vedanga/contract";
import { expect, expectNoSidewaysScroll, expectThumbSized, hold, settled, test, visit } from "../fixtures.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const PAGE = "/app/features?tab=ascendant";
const PLANETS = /\/horoscope\/planet-details\?/;
const ASCENDANT = /\/horoscope\/ascendant-report\?/;
const STRENGTHS = /\/horoscope\/strengths\?/;

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const table = (page: Page, name: string) => page.getByRole("table", { name, exact: true });
const fact = (page: Page, region: string, label: string) =>
  part(page, region)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");
const cells = (page: Page, name: string, row: RegExp) =>
  table(page, name).getByRole("row", { name: row }).getByRole("cell").allTextContents();

async function open(page: Page, details: UserDetails): Promise<void> {
  await beginSessionWith(page, details);
  await visit(page, PAGE);
  await settled(page);
}

test("says everything of a birth: the ascendant, the Moon, the day, the nine, the dashas and the strengths", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, ANJALI);
  await test.step("each part, from two reports that are kept as specified", async () => {
    const main = page.getByRole("main");
    await expect(main).toContainText(/what you keep, you keep for good\. Venus, the lord of your ascendant/);
    await expect(part(page, "Ascendant (Lagna)")).toContainText(/Taurus\s*8\.16°, Krittika, pada 4/);
    for (const [region, label, value] of [
      ["Birth Details", "Birth day", "Thursday"],
      ["Birth Details", "Day lord", "Jupiter"],
      ["Birth Details", "Sunrise at birth", "5:38\u00a0AM"],
      ["Birth Details", "Sunset at birth", "6:38\u00a0PM"],
      ["Birth Moon Details", "Rasi", "Capricorn"],
      ["Birth Moon Details", "Nakshatra", "Shravana"],
      ["Birth Moon Details", "Nakshatra pada", "4"],
      ["Birth Moon Details", "Birth month", "Vaishakha, Krishna Paksha"],
      ["Detailed Ascendant Analysis", "Lord", "Venus"],
      ["Detailed Ascendant Analysis", "Lord position", "Pisces, 11th house"],
      ["Detailed Ascendant Analysis", "Lord strength", "Exalted"],
      ["Detailed Ascendant Analysis", "Symbol", "Bull"],
      ["Dasha Information", "Birth dasha", "Moon, Venus, Ketu"],
      ["Dasha Information", "Current dasha", /^Jupiter, [A-Z][a-z]+, [A-Z][a-z]+$/],
      ["Panchang Details", "Tithi", "Saptami"],
      ["Panchang Details", "Yoga", "Brahma"],
      ["Panchang Details", "Karana", "Bava"],
      ["Panchang Details", "Month", "Vaishakha"],
    ] as const) {
      await expect(fact(page, region, label), label).toHaveText(value);
    }
    await expect(fact(page, "Dasha Information", "as of")).toHaveText(["17 May 1990", /^\d{1,2} [A-Z][a-z]+ 20\d\d$/]);
    const analysis = part(page, "Detailed Ascendant Analysis");
    for (const label of [
      "General",
      "Personal",
      "Strengths",
      "Challenges",
      "Key quality",
      "Characteristics",
      "Spiritual guidance",
      "Lucky gemstone",
      "Day for fasting",
      "Recommended mantra",
    ]) {
      await expect(analysis.getByRole("heading", { name: label, exact: true })).toBeVisible();
    }
    await expect(analysis.getByRole("listitem").filter({ hasText: /^(Patient|Indulgent)$/ })).toHaveCount(2);
    expect(await cells(page, "Planet Positions", /^Saturn /)).toEqual([
      "Capricorn",
      "1.50°",
      "9",
      "Uttara Ashadha, pada 2",
      "Saturn",
      "Rretrograde",
    ]);
    await expect(table(page, "Planet Positions").getByRole("rowheader")).toHaveCount(9);

    expect(asked.filter((url) => PLANETS.test(url))).toHaveLength(1);
    expect(asked.filter((url) => ASCENDANT.test(url))).toHaveLength(1);
    expect(asked.filter((url) => url.includes("explain="))).toEqual([]);
    const kept = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => /^(planet|ascendant)/.test(key)),
    );
    const birth = `1990-05-17-06:05-${ANJALI.location}`;
    expect(kept.toSorted()).toEqual([`ascendantReport-${birth}`, `planetDetails-${birth}`]);
  });
  await test.step("a pressed row opens under itself, with what the graha is, sees and why", async () => {
    const positions = table(page, "Planet Positions");
    const saturn = positions.getByRole("button", { name: "Saturn", exact: true });
    await positions.getByRole("cell", { name: "Uttara Ashadha, pada 2" }).click({ force: true });
    await expect(saturn).toHaveAttribute("aria-expanded", "true");
    await expect(positions).toContainText("Saturn is the best helper of this chart");
    for (const said of [
      "in its own sign",
      "Yogakaraka, lord of houses 9, 10",
      "no, 121° from the Sun",
      "Mrita, 5th of the five ages",
      "Venus (3rd), Ketu (7th), Libra (10th)",
    ]) {
      await expect(positions.getByText(said, { exact: true })).toBeVisible();
    }
    const why = page.waitForRequest((request) => STRENGTHS.test(request.url()) && request.url().includes("explain=1"));
    await positions.getByText("Why these figures").click();
    await why;
    await expect(positions).toContainText("Saturn is in Capricorn: counted from the rising sign, the 9th.");
    await expect(positions).toContainText("Ketu looks at Saturn in full.");
    await expect(positions).toContainText("Brihat Parashara Hora Shastra 26.2-5");
    await saturn.focus();
    await page.keyboard.press("Enter");
    await expect(positions).not.toContainText("Saturn is the best helper");
  });
  await test.step("the strengths are a sentence, a picture and a table each, with their six parts and sources", async () => {
    const strengths = part(page, "Strengths");
    await expect(strengths).toContainText("All seven planets have the strength they need and more.");
    const ranked = table(page, "Shadbala").getByRole("rowheader");
    await expect(ranked).toHaveText(["Jupiter", "Mars", "Sun", "Saturn", "Venus", "Mercury", "Moon"]);
    expect(await cells(page, "Shadbala", /^Moon /)).toEqual(["6.60", "6", "110 %"]);
    await strengths.getByText("Why these strengths").click();
    expect(await cells(page, "The six parts, in virupas", /^Moon /)).toEqual([
      "172.8",
      "1.4",
      "162.0",
      "0.0",
      "51.4",
      "8.2",
      "396",
    ]);
    await strengths.getByText("Moon: why 6.60?").click();
    await expect(strengths).toContainText(/The Moon is .* from its deepest debilitation/);

    const bindus = table(page, "Bindus of each planet in the twelve signs, from the ascendant");
    await expect(bindus.getByRole("rowheader")).toHaveCount(12);
    await expect(bindus.getByRole("columnheader")).toHaveText([
      "Sign",
      "SuSun",
      "MoMoon",
      "MaMars",
      "MeMercury",
      "JuJupiter",
      "VeVenus",
      "SaSaturn",
      "All",
    ]);
    await expect(bindus.getByRole("row").nth(11)).toContainText(/^Pisces 11565556537/);
    for (const yoga of ["Sunapha", "Shakata", "Ubhayachari"]) {
      await expect(strengths.getByRole("heading", { name: yoga, exact: true })).toBeVisible();
    }
    const headings = await strengths.getByRole("heading", { level: 4 }).allTextContents();
    expect(new Set(headings).size).toBe(headings.length);
    const points = strengths.getByRole("listitem").filter({ hasText: "from its deepest debilitation" });
    await expect(points).toHaveText(/a third of that counts\.\+\d+\.\d$/);
  });
  await test.step("Refresh Data asks again", async () => {
    const again = Promise.all([PLANETS, ASCENDANT].map((call) => page.waitForRequest(call)));
    await page.getByRole("button", { name: "Refresh Data" }).click();
    await again;
  });
});

test("a life of more than 120 years and a day without sunrise have words", async ({ page }) => {
  await open(page, {
    ...ANJALI,
    birthDate: "1975-06-21",
    birthTime: "00:10",
    location: "Tromsø, Norway",
    latitude: "69.649200",
    longitude: "18.955300",
    zone: "Europe/Oslo",
  });
  await expect(fact(page, "Birth Details", "Sunrise at birth")).toHaveText("none that day");
  await expect(fact(page, "Birth Details", "Sunset at birth")).toHaveText("none that day");
  await page.evaluate(
    (text) => sessionStorage.setItem("userDetails", text),
    JSON.stringify({ ...ANJALI, birthDate: "1900-01-03", birthTime: "23:50" }),
  );
  await page.reload();
  await expect(fact(page, "Dasha Information", "Current dasha")).toHaveText("none: the nine mahadashas have passed");
});

test("without the time of birth it names no ascendant and no house", async ({ page }) => {
  await open(page, { ...ANJALI, birthTime: "12:00", timeAccuracyMinutes: 720 });
  await expect(part(page, "Ascendant (Lagna)")).toContainText("Not known");
  await expect(page.getByText("Detailed Ascendant Analysis")).toHaveCount(0);
  expect((await cells(page, "Planet Positions", /^Saturn /))[2]).toBe("Not known");
  await expect(part(page, "Strengths")).toContainText("Calculated for noon");
  await expect(part(page, "Strengths")).not.toContainText("your house of");
});

test("on a phone the star and the lord lie behind the hint, and nothing else does", { tag: "@phone" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, ANJALI);
  await expect(page.getByText("Swipe left to see more details")).toBeVisible();
  const heads = table(page, "Planet Positions").getByRole("columnheader");
  await expect(heads).toHaveText(["Planet", "Sign", "Degree", "House", "Status", "Nakshatra", "Lord"]);
  const right = (name: string) =>
    heads.filter({ hasText: name }).evaluate((head) => head.getBoundingClientRect().right <= innerWidth);
  expect([await right("Status"), await right("Nakshatra"), await right("Lord")]).toEqual([true, false, false]);
  await page.getByRole("button", { name: "Venus", exact: true }).click();
  await expect(page.getByText("Saturn", { exact: true }).last()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectThumbSized(page);
});

test.describe("calls that fail", () => {
  test.use({
    expectedFaults: {
      patterns: [
        /planet-details/,
        /ascendant-report/,
        /strengths/,
        /Failed to load resource/,
        /API error/,
        /server could not be reached/,
      ],
    },
  });

  test("are said above the tab and in it, and can be tried again", async ({ page }) => {
    const alerts = page.getByRole("main").getByRole("alert");
    const answerPlanets = await hold(page, "**/horoscope/planet-details?*", (route) => route.abort());
    await page.route(ASCENDANT, (route) => route.continue());
    await beginSessionWith(page, ANJALI);
    await visit(page, PAGE);
    await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
    answerPlanets();
    await expect(alerts.filter({ hasText: "Failed to fetch Kundli data." })).toBeVisible();
    await expect(alerts.filter({ hasText: "Unable to load planetary data." })).toBeVisible();

    await page.unroute("**/horoscope/planet-details?*");
    await page.route(ASCENDANT, (route) => route.abort());
    await alerts.getByRole("button", { name: "Try Again" }).click();
    await expect(alerts.filter({ hasText: "Failed to fetch ascendant report." })).toBeVisible();
    await expect(table(page, "Planet Positions")).toContainText("Capricorn");

    await page.unroute(ASCENDANT);
    await alerts.getByRole("button", { name: "Try Again" }).click();
    await expect(part(page, "Detailed Ascendant Analysis")).toContainText("Exalted");
    await expect(alerts).toHaveCount(0);
  });

  test("of the strengths fail alone", async ({ page }) => {
    await page.route(STRENGTHS, (route) => route.abort());
    await beginSessionWith(page, ANJALI);
    await visit(page, PAGE);
    const strengths = part(page, "Strengths");
    await expect(strengths).toContainText("Unable to load the strengths.");
    await expect(part(page, "Detailed Ascendant Analysis")).toContainText("Exalted");
    await page.getByRole("button", { name: "Venus", exact: true }).click();
    await expect(table(page, "Planet Positions")).toContainText("Unable to load the strengths.");
    await page.unroute(STRENGTHS);
    await strengths.getByRole("button", { name: "Try Again" }).click();
    await expect(strengths).toContainText("All seven planets have the strength they need");
    await expect(table(page, "Planet Positions")).toContainText("exalted");
  });
});
