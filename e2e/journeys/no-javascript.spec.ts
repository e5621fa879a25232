import { expect, test } from "../fixtures.ts";
import { fiveLines } from "../pages/today.ts";

test.use({
  javaScriptEnabled: false,
  // The browser drops the scripts it had begun to fetch ahead.
  expectedFaults: { patterns: [/^request: \S+\/assets\/\S+\.js$/] },
});

test("what is written for everyone can be read without JavaScript", async ({ page }) => {
  for (const [path, title, words] of [
    ["/about", "About Vedic Astrology", "Jyotisha"],
    ["/privacy", "Privacy", "What is kept, and why"],
    ["/accuracy", "How accurate it is", "Swiss Ephemeris"],
    ["/panchang", "Panchang", "Panchang"],
    ["/places", "Spiritual Places", "Explore more"],
    ["/places/kasi", "Kas", "Historical Significance"],
  ] as const) {
    await test.step(path, async () => {
      const answer = await page.goto(`/app${path}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      await expect(page.getByRole("main")).toContainText(words);
      await expect(page.getByRole("main")).toBeVisible();
      // What nobody has looked at yet is not told as a failure.
      await expect(page.getByRole("main")).not.toContainText("cannot be reached");
      await expect(page).toHaveTitle(/· Vedanga$/);
    });
  }
});

test("a page says without JavaScript where in the product it is", async ({ page }) => {
  for (const [path, name] of [
    ["/panchang", "Panchang"],
    ["/places", "Spiritual Places"],
    ["/places/", "Spiritual Places"],
  ] as const) {
    await page.goto(`/app${path}`);
    const current = page.getByRole("banner").getByRole("link", { name, exact: true });
    await expect(current).toHaveAttribute("aria-current", "page");
  }
});

test("today's panchang of Hyderabad is shown without JavaScript, as of the minute it was served", async ({ page }) => {
  await page.goto("/app/panchang");
  const today = page.getByRole("region", { name: "Today's Panchang" });
  await expect(today.getByText(/^As of \d{1,2}:\d{2}\s[AP]M$/)).toBeVisible();
  for (const limb of ["Tithi", "Nakshatra", "Yoga", "Karana"]) {
    await today
      .getByRole("article")
      .filter({ hasText: new RegExp(`^${limb}`) })
      .getByRole("heading")
      .click();
    await expect(today.getByRole("table", { name: limb, exact: true }).getByRole("row").first()).toBeVisible();
  }
  await expect(today.getByRole("row", { name: /^Rahu Kaal/ })).toContainText(
    /\d{1,2}:\d{2}\s[AP]M – \d{1,2}:\d{2}\s[AP]M/,
  );
  await expect(fiveLines(page)).toContainText(/Sunrise, sunset\d{1,2}:\d{2}\sAM – \d{1,2}:\d{2}\sPM/);
  await expect(fiveLines(page).getByRole("link").filter({ hasText: "Ekadashi" })).toBeVisible();
  await expect(today.getByRole("link", { name: /calendar/i }).first()).toHaveAttribute(
    "href",
    /^webcal:\/\/127\.0\.0\.1:\d+\//,
  );
  await expect(page.getByText("Calculating today's sky…")).toBeHidden();
  await expect(today.getByRole("img", { name: /ribbon of time/ })).toHaveCount(1);
  await expect(page.locator("noscript p").first()).toContainText("This page needs JavaScript");
  // What would open on nothing is not offered.
  for (const dead of await today.locator("[data-needs-script], fieldset").all()) await expect(dead).toBeHidden();
});

test("without JavaScript the home page and its links are there, and the contact page names the address", async ({
  page,
}) => {
  await page.goto("/app/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();

  await page.goto("/app/contact");
  const sentence = page.locator("noscript p");
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveText("Write to us at contact@vedanga.example.");
});

test("what needs JavaScript says so plainly, in both languages, and waits for nothing", async ({ page }) => {
  for (const path of ["/calculator", "/results", "/features", "/report"]) {
    await test.step(path, async () => {
      await page.goto(`/app${path}`);
      const said = page.getByRole("main").locator("noscript p");
      await expect(said).toHaveText([/^This page needs JavaScript/, /^ఈ పేజీకి జావాస్క్రిప్ట్ కావాలి/]);
      for (const line of await said.all()) await expect(line).toBeVisible();
      await expect(page.getByText("Loading…")).toBeHidden();
    });
  }
});
