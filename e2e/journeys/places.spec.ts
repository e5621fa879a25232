import type { Page } from "@playwright/test";
import { calls } from "@vedanga/contract";
import { expect, expectWellMade, settled, stopClock, test, visit } from "../fixtures.ts";

const NOVEMBER = "2026-11-25T09:30:00+05:30";

const photo = (file: string, en: string, te: string) => ({ file, caption: { en, te } });

/** Of an operator, so that there is a gallery whatever is drawn. */
const PHOTOS = {
  kedarnath: [photo("path.png", "The path in May", "మేలో దారి"), photo("bell.png", "The bell", "గంట")],
  badrinath: [photo("gate.png", "The gate", "సింహద్వారం"), photo("spring.png", "The hot spring", "తప్త కుండం")],
};

async function withPhotos(page: Page): Promise<void> {
  await page.route(`**${calls.placePhotos.path}`, (route) =>
    route.fulfill({ json: { status: 200, response: PHOTOS } }),
  );
  await page.route(`**${calls.placePhotos.path}/*/*`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

test("the list is narrowed, a place is opened and told, and its gallery is turned by keyboard", {
  tag: "@phone",
}, async ({ page }) => {
  await stopClock(page, NOVEMBER);
  await withPhotos(page);
  const days: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === calls.panchangDay.path) days.push(url);
  });
  await visit(page, "/app/places");
  const main = page.getByRole("main");
  const cards = main.getByRole("listitem");

  await test.step("each filter shows its places, and the address keeps it", async () => {
    await expect(cards).toHaveCount(19);
    // No count is broken into its figures.
    const heights = await Promise.all(
      ["19", "7", "12", "4"].map(async (count) => (await main.getByText(count, { exact: true }).boundingBox())?.height),
    );
    expect(new Set(heights).size).toBe(1);
    for (const [filter, count] of [
      ["Sapta Puri", 7],
      ["Dwadasa Jyotirlinga", 12],
      ["Char Dham", 4],
    ] as const) {
      await main.getByRole("button", { name: filter }).click();
      await expect(cards).toHaveCount(count);
      await expect(main.getByRole("button", { name: filter })).toHaveAttribute("aria-pressed", "true");
    }
    await expect(page).toHaveURL(/\/app\/places\?category=char_dham$/);
    await page.reload();
    await expect(cards).toHaveCount(4);
    await page.goto("/app/places?category=none");
    await expect(main.getByText("No spiritual sites found for this category.")).toBeVisible();
    await main.getByRole("button", { name: "All Places" }).click();
    await expect(cards).toHaveCount(19);
  });

  await test.step("a card opens its place, with the panchang there and the next festival", async () => {
    await cards
      .filter({ has: page.getByRole("heading", { name: "Kedarnath" }) })
      .getByRole("link", { name: /^Explore more/ })
      .click();
    await expect(page).toHaveURL(/\/app\/places\/kedarnath$/);
    await expect(page).toHaveTitle("Kedarnath Temple · Vedanga");
    await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
    for (const name of ["Main Temple", "Best Time to Visit", "How to Reach", "About Kedarnath", "Photo Gallery"])
      await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
    await settled(page);
    const today = page.getByRole("region", { name: "Today at Kedarnath" });
    await expect(today).toContainText(/Sunrise, sunset\s*6:\d\d\sAM, 5:\d\d\sPM/);
    await expect(today).toContainText("usually closed from November to April");
    await expect(today).toContainText(/From Hyderabad\s*1,4\d\d km in a straight line/);
    await expect(today.getByRole("link", { name: /^Maha Shivaratri, 6 March 2027$/ })).toBeVisible();
    await expect(today.getByRole("link", { name: "Badrinath" })).toHaveAttribute("href", "/app/places/badrinath");
    expect(days.map(({ searchParams }) => [searchParams.get("lat"), searchParams.get("lon")])).toEqual([
      ["30.7352", "79.0669"],
    ]);
    await expectWellMade(page);
  });

  await test.step("an operator's photographs lead the gallery, which is turned by keyboard, and another place begins at its first picture", async () => {
    const gallery = page.getByRole("region", { name: "Photo Gallery" });
    const thumbnails = gallery.getByRole("list", { name: "Pictures" }).getByRole("button");
    const caption = gallery.locator("figcaption");
    await expect(thumbnails.first()).toHaveAttribute("aria-pressed", "true");
    await expect(caption).toHaveText("The path in May");
    await thumbnails.first().focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(thumbnails.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(caption).toHaveText("The bell");
    await expect(gallery.getByRole("img", { name: "The bell" }).first()).toHaveAttribute(
      "src",
      /kedarnath\/bell\.png$/,
    );
    await page.getByRole("link", { name: "Badrinath" }).click();
    await expect(main.getByRole("heading", { level: 1 })).toContainText("Badrinath");
    await expect(caption).toHaveText("The gate");
    await expect(thumbnails.first()).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("the day of the place opens for it", async () => {
    await page.getByRole("link", { name: "The whole day at Badrinath" }).click();
    await expect(page).toHaveURL(/\/app\/panchang\?date=2026-11-25&place=v08debag$/);
    await expect(main).toContainText("Badrinath");
  });
});

test("a page whose English words come late is taken over in English, and turns into the visitor's language then", async ({
  page,
}) => {
  const html = page.locator("html");
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  const telugu = Promise.withResolvers<void>();
  const languages: (string | null)[] = [];
  await page.route("**/assets/kedarnath-*.js", async (route) => {
    const response = await route.fetch();
    if (/[\u0c00-\u0c7f]/.test(await response.text())) {
      await route.fulfill({ response });
      telugu.resolve();
      return;
    }
    await telugu.promise;
    await page.waitForTimeout(500);
    languages.push(await html.getAttribute("lang"));
    await route.fulfill({ response });
  });
  await page.goto("/app/places/kedarnath");
  await expect(html).toHaveAttribute("lang", "te");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("కేదార్‌నాథ్ ఆలయం");
  expect(languages).toEqual(["en"]);
});

test("where a photograph does not come, our drawing is at the head of the page, and a plate with its name in the gallery", async ({
  page,
}) => {
  await page.route(`**${calls.placePhotos.path}`, (route) =>
    route.fulfill({ json: { status: 200, response: PHOTOS } }),
  );
  await page.route(`**${calls.placePhotos.path}/*/*`, (route) =>
    route.fulfill({ contentType: "image/png", body: "no picture" }),
  );
  await visit(page, "/app/places/kedarnath");
  const main = page.getByRole("main");
  await expect(main.getByRole("img").first()).toHaveAttribute("src", /kedarnath-[\w-]+\.svg$/);
  const gallery = page.getByRole("region", { name: "Photo Gallery" });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByText("The path in May")).toHaveCount(3);
});

test.describe("a place that is not in the guide", () => {
  test.use({
    expectedFaults: { patterns: [/^answer 404: \S+\/places\/atlantis$/, /There is no sacred place/, /404/] },
  });

  test("is said to be unknown, with the way back", async ({ page }) => {
    await visit(page, "/app/places/atlantis");
    await expect(page.getByRole("heading", { level: 1, name: "Place Not Found" })).toBeVisible();
    await expect(page.getByText("Sorry, we couldn't find information about this spiritual place.")).toBeVisible();
    await page.getByRole("link", { name: "Back to Spiritual Places" }).click();
    await expect(page).toHaveURL(/\/app\/places$/);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(19);
  });
});
