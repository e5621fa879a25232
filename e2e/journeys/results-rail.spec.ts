import type { Page } from "@playwright/test";
import { expect, expectAccessible, settled, test, visit } from "../fixtures.ts";
import { ResultsPage } from "../pages/results-page.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

const REPORT_COUNT = 7;
const SECTIONS = [
  "Charts",
  "Your Current Mahadasha",
  "Saturn and your Moon",
  "Planet Positions",
  "Doshas",
  "Your Recommended Gemstone",
  "Your ascendant",
  "Panchang at birth",
];

const railOf = (page: Page) => page.getByRole("navigation", { name: "Astrological Reports" });
const markOf = (page: Page) => railOf(page).locator("[aria-current=location]");

test("the rail lists the sections and the reports, marks where one scrolls and jumps to, and moves nothing", async ({
  page,
}) => {
  const results = new ResultsPage(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await results.open();
  await results.arrived();
  await test.step("it marks the section that one scrolls to", async () => {
    await expect(railOf(page).locator("[aria-current=page]")).toHaveText("Overview");
    const links = await railOf(page).getByRole("link").allInnerTexts();
    expect(links.slice(1, 1 + SECTIONS.length)).toEqual(SECTIONS);
    expect(links).toHaveLength(1 + SECTIONS.length + REPORT_COUNT + 1);
    expect(links.at(-1)).toBe("Print all reports");
    await expect(markOf(page)).toHaveCount(0);

    await page.mouse.move(800, 450);
    const seen: string[] = [];
    for (let turns = 0; turns < 40 && seen.at(-1) !== SECTIONS.at(-1); turns++) {
      await page.mouse.wheel(0, 250);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const [marked] = await markOf(page).allInnerTexts();
      if (marked !== undefined && marked !== seen.at(-1)) seen.push(marked);
    }
    expect(seen, "each in turn").toEqual(SECTIONS);
    await expect(railOf(page)).toBeInViewport();
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(markOf(page)).toHaveCount(0);
  await test.step("a jump by keyboard scrolls to the section, gives its title the focus and marks it; Back returns", async () => {
    // The last one begins below the place where the page ends its scrolling.
    for (const name of ["Doshas", "Panchang at birth"]) {
      await railOf(page).getByRole("link", { name }).focus();
      await page.keyboard.press("Enter");
      await expect(markOf(page)).toHaveText(name);
      const title = page.getByRole("heading", { level: 2, name: name === "Doshas" ? "Mangal Dosha" : name });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport();
      await expect(railOf(page).locator("[aria-current=location]")).toHaveCount(1);
    }
    await expectAccessible(page);
    // From the title on one reads what follows it.
    await railOf(page).getByRole("link", { name: "Your Recommended Gemstone" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Your Recommended Gemstone" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("summary", { hasText: "How to wear it" })).toBeFocused();

    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(/\/app\/results$/);
  });
  await test.step("the mark moves nothing", async () => {
    const heights = () =>
      railOf(page)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    const before = await heights();
    for (const name of SECTIONS) {
      await railOf(page).getByRole("link", { name }).click();
      await expect(markOf(page)).toHaveText(name);
      expect(await heights()).toEqual(before);
    }
  });
  await test.step("an address that names a section opens there", async () => {
    await visit(page, "/app/results#saturn");
    await expect(page.getByRole("heading", { name: "Saturn and your Moon" })).toBeInViewport();
    await expect(markOf(page)).toHaveText("Saturn and your Moon");
  });
});

test("on a phone editing, sharing and printing are at the top, and a bar opens the sections and reports", {
  tag: "@phone",
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  await visit(page, `/app/results?id=${id}`);
  await settled(page);
  for (const action of [
    page.getByRole("link", { name: "Edit details" }),
    page.getByRole("button", { name: "Share" }),
    page.getByRole("button", { name: "Print", exact: true }),
  ]) {
    await expect(action).toBeInViewport({ ratio: 1 });
  }

  const bar = page.getByRole("button", { name: /^Astrological Reports/ });
  const menu = page.getByRole("dialog", { name: "Astrological Reports" });
  await bar.click();
  await menu.getByRole("link", { name: "Overview" }).click();
  await expect(menu).toBeHidden();
  await bar.click();
  await menu.getByRole("link", { name: "Planet Positions" }).click();
  await expect(menu).toBeHidden();
  const title = page.getByRole("heading", { name: "Planet Positions" });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  expect(new URL(page.url()).searchParams.get("id"), "the address is still the person's").toBe(id);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await bar.click();
  await menu.getByRole("link", { name: "Mahadasha", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mahadasha" })).toBeFocused();
});
