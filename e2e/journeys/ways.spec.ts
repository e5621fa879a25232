import type { Page } from "@playwright/test";
import { expect, expectWellMade, layoutShifts, settled, test, visit } from "../fixtures.ts";
import { beginSessionWith, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

const bar = (page: Page) => page.getByRole("navigation", { name: "Every day" });
const link = (page: Page, name: string) => bar(page).getByRole("link", { name, exact: true });

test("a phone has the ways of every day below, by thumb and by keyboard, and they hide nothing", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "a wide screen has the bar on top and that of the family");
  const shifts = await layoutShifts(page);
  await visit(page, "/app/contact");
  await shifts.start();
  await expectWellMade(page);
  expect(await shifts.sum()).toBe(0);
  for (const way of await bar(page).getByRole("link").all()) {
    const { width, height } = (await way.boundingBox()) ?? { width: 0, height: 0 };
    expect([width >= 48, height >= 48]).toEqual([true, true]);
  }

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const last = await page.getByRole("contentinfo").getByText("Sources of the data").boundingBox();
  const top = (await bar(page).boundingBox())?.y ?? 0;
  expect((last?.y ?? top) + (last?.height ?? 0)).toBeLessThan(top);

  // After the last link of the page, and shown as current where it leads.
  await page.getByRole("link", { name: /^Chat with us/ }).focus();
  await page.keyboard.press("Tab");
  await expect(link(page, "Today")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/app\/panchang\/month/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(link(page, "Month")).toHaveAttribute("aria-current", "page");
  await expect(bar(page).locator("[aria-current]")).toHaveCount(1);
  await settled(page);

  await page.getByText("Another city or month").click();
  // The keyboard of the phone needs the room; the page does not move.
  const height = () => page.evaluate(() => document.body.scrollHeight);
  const before = await height();
  await page.getByRole("combobox").first().focus();
  await expect(bar(page)).toBeHidden();
  expect(await height()).toBe(before);
  await page.getByRole("combobox").first().blur();
  await expect(bar(page)).toBeVisible();

  await link(page, "Places").click();
  await expect(link(page, "Places")).toHaveAttribute("aria-current", "page");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Explore more/ })
    .first()
    .click();
  await expect(link(page, "Places")).toHaveAttribute("aria-current", "true");
  await link(page, "Chart").click();
  await expect(page).toHaveURL(/\/app\/calculator$/);
});

test("with a person the name in the bar leads to the chart by the list of people, and so does the bar of a phone", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await beginSessionWith(page, WAR_TIME_BIRTH);
  await visit(page, "/app/about");
  if (isMobile) await link(page, "Chart").click();
  else {
    await page.getByRole("banner").getByRole("button", { name: /^Sita/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Sita Devi/ })
      .click();
  }
  await expect(page.getByRole("heading", { level: 1, name: "Sita Devi" })).toBeFocused();
});

test("a wide screen leads from each screen of the almanac to the others, about the same place and day", async ({
  page,
}) => {
  const family = page.getByRole("navigation", { name: "Panchang", exact: true });
  await visit(page, "/app/panchang/month?year=2027&month=3&place=5368361");
  await expect(bar(page)).toBeHidden();
  await expect(family.getByRole("link", { name: "Month" })).toHaveAttribute("aria-current", "page");
  await family.getByRole("link", { name: "Day" }).focus();
  for (const next of ["Month", "Festivals", "Rules"]) {
    await page.keyboard.press("Tab");
    await expect(family.getByRole("link", { name: next })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/panchang\/conventions\?place=5368361$/);
  await expect(family.locator("[aria-current]")).toHaveText("Rules");
  await expectWellMade(page);
  await family.getByRole("link", { name: "By coordinates" }).click();
  await expect(family.locator("[aria-current]")).toHaveText("By coordinates");
  await page.goBack();
  await family.getByRole("link", { name: "Day" }).click();
  await expect(page).toHaveURL(/\/panchang\?place=5368361$/);
});

test("the mark of the page leaves with the reader, also where the address ends in a slash", async ({ page }) => {
  await visit(page, "/app/about/");
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await expect(link("About")).toHaveAttribute("aria-current", "page");
  await link("Spiritual Places").click();
  await expect(link("Spiritual Places")).toHaveAttribute("aria-current", "page");
  await expect(link("About")).not.toHaveAttribute("aria-current");
});
