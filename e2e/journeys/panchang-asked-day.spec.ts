import { expect, expectNoSidewaysScroll, hold, layoutShifts, settled, test, visit } from "../fixtures.ts";
import { placesWithin } from "../pages/places-within.ts";
import { BENGALURU, rememberCity } from "../pages/remember-city.ts";

const SHARED = "/app/panchang?date=2027-03-06&place=1264527";

const IN_ENGLISH = {
  locale: "en-IN",
  title: "Panchang of 6 March 2027, Chennai, Tamil Nadu, India · Vedanga",
  heading: /^Panchang Chennai, Tamil Nadu, India/,
  tithi: "Trayodashi",
  festival: "Maha Shivaratri",
  toToday: "Back to today",
  today: "Calculating today's sky…",
  loading: "Loading…",
} as const;
const IN_TELUGU = {
  locale: "te-IN",
  title: "2027 మార్చి 6 పంచాంగం, చెన్నై, తమిళనాడు, భారతదేశం · వేదాంగ",
  heading: /చెన్నై, తమిళనాడు, భారతదేశం/,
  tithi: "త్రయోదశి",
  festival: "మహా శివరాత్రి",
  toToday: "నేటి పంచాంగానికి",
  today: "నేటి పంచాంగం గణిస్తున్నాం…",
  loading: "లోడ్ అవుతోంది…",
} as const;

for (const words of [IN_ENGLISH, IN_TELUGU]) {
  test.describe(`a shared day opened by a reader of ${words.locale}`, () => {
    test.use({ locale: words.locale });

    test("is read before any script, and nothing moves as its page comes alive", { tag: "@phone" }, async ({
      page,
    }) => {
      const shifts = await layoutShifts(page);
      const release = await hold(page, "**/assets/*.js");
      await page.goto(SHARED, { waitUntil: "commit" });
      const panel = page.locator("section[aria-busy]");
      const heading = page.getByRole("heading", { level: 1 });
      await expect(page).toHaveTitle(words.title);
      await expect(heading).toHaveAccessibleName(words.heading);
      await expect(panel.getByRole("article").first()).toContainText(words.tithi);
      await expect(panel.getByRole("link").filter({ hasText: words.festival }).first()).toBeVisible();
      await expect(panel.getByRole("link", { name: words.toToday })).toBeVisible();
      await expect(panel.getByText(words.loading)).toBeVisible();
      await expect(panel.getByText(words.today)).toBeHidden();
      await expectNoSidewaysScroll(page);
      await shifts.start();
      const before = await placesWithin(panel);

      release();
      await expect(panel).toHaveAttribute("aria-busy", "false");
      await expect(panel.locator("[data-first-day]")).toHaveCount(0);
      await expect(page).toHaveTitle(words.title);
      await expect(heading).toHaveAccessibleName(words.heading);
      expect(await placesWithin(panel)).toEqual(before);
      expect(await shifts.sum()).toBeLessThan(0.005);
    });
  });
}

test("a preview of a shared day names the day and the place, and where they are told", async ({ request, baseURL }) => {
  const html = await (await request.get(`${SHARED}&utm_source=mail`)).text();
  expect(html).toContain(`<meta property="og:title" content="${IN_ENGLISH.title}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${baseURL}${SHARED.replace("&", "&amp;")}"/>`);
  expect(html).toContain('<meta property="og:description" content="The five limbs and the hours of the day');
  expect(html).not.toContain('content="Today');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/app/panchang"/>`);
});

for (const query of ["date=2027-03-06", "place=1264527", "date=2027-03-06&place=1264527", "place=1269843"]) {
  test(`the served day of ${query} stays, with its title, until the page has its own answer`, async ({ page }) => {
    const answer = await hold(page, "**/panchang/day?*");
    await page.goto(`/app/panchang?${query}`);
    const title = await page.title();
    expect(title).not.toMatch(/^Daily/);
    // The field of the date is here once the page knows the clock and the place.
    await expect(page.locator("main input[type=date]").first()).toBeVisible();
    await expect(page.locator("[data-first-day] article").first()).toBeVisible();
    await expect(page).toHaveTitle(title);
    answer();
    await settled(page);
    await expect(page.locator("[data-first-day]")).toHaveCount(0);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("meta[name=description]")).toHaveCount(1);
  });
}

test("the served day stays until what is kept next is here as well, but not for long", async ({ page }) => {
  const shifts = await layoutShifts(page);
  const coming = await hold(page, "**/panchang/coming?*");
  const answered = Promise.all(
    ["/panchang/day?", "/panchang/panchang?"].map((call) =>
      page.waitForResponse((answer) => answer.url().includes(call)),
    ),
  );
  await page.goto(SHARED);
  await shifts.start();
  await answered;
  const served = page.locator("[data-first-day] article").first();
  await expect(page.locator("main input[type=date]").first()).toBeVisible();
  // Long enough for the day alone to be drawn, and a part of the time that it is waited with.
  await page.waitForTimeout(1000);
  await expect(served).toBeVisible();
  coming();
  await settled(page);
  await expect(served).toHaveCount(0);
  expect(await shifts.sum()).toBeLessThan(0.005);

  await hold(page, "**/panchang/coming?*");
  await page.reload();
  await expect(page.locator("main input[type=date]").first()).toBeVisible();
  await expect(served).toHaveCount(0);
  await expect(page.getByRole("article").first()).toContainText(IN_ENGLISH.tithi);
});

test("the title of a shared day does not come back on another screen, nor on this one later", async ({ page }) => {
  await visit(page, SHARED);
  await settled(page);
  const place = await hold(page, "**/panchang/day?*");
  await page.getByRole("link", { name: "Month", exact: true }).first().click();
  await expect(page).toHaveTitle(/^Panchang of [A-Z][a-z]+ \d{4}, Chennai/);
  await page.goBack();
  await expect(page).toHaveTitle(IN_ENGLISH.title);
  place();
});

test("a clock of 24 hours hides the day of an address, and not whose day it is", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferredClock", "24"));
  const release = await hold(page, "**/assets/*.js");
  await page.goto(SHARED, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(IN_ENGLISH.heading);
  await expect(page.locator("[data-first-day] article").first()).toBeHidden();
  release();
  await settled(page);
  await expect(page.getByRole("article").first()).toContainText(IN_ENGLISH.tithi);
});

test.describe("where the place cannot be looked up", () => {
  test.use({ expectedFaults: { patterns: [/geo/, /Failed to load resource/, /API error/] } });

  test("the title still says whose day it is, above what failed", async ({ page }) => {
    await page.route("**/geo/place?*", (route) => route.fulfill({ status: 503, json: { status: 503 } }));
    await visit(page, SHARED);
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(IN_ENGLISH.heading);
    await expect(page.getByRole("article")).toHaveCount(0);
  });
});

test("today in another city is drawn as today there, whichever city the device remembers", async ({ page }) => {
  await rememberCity(page, BENGALURU);
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/app/panchang?place=2643743", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveAccessibleName(/^Today's Panchang London/);
  await expect(page.getByText(/^As of /)).toBeVisible();
  release();
  await settled(page);
  await expect(page.getByText(/^Now, /)).toBeVisible();
  await expect(heading).toHaveAccessibleName(/^Today's Panchang London/);
});

test("another day chosen while the shared one still loads removes what was served", async ({ page }) => {
  const answer = await hold(page, "**/panchang/day?*");
  await visit(page, SHARED);
  await expect(page.getByRole("article").first()).toContainText(IN_ENGLISH.tithi);
  await page.evaluate(() => {
    history.replaceState(null, "", "/app/panchang?date=2027-03-07&place=1264527");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
  await expect(page.getByRole("article")).toHaveCount(0);
  answer();
  await expect(page.getByRole("article").first()).toContainText("Chaturdashi");
});
