import { expect, expectAccessible, expectUsable, settled, test, visit } from "../fixtures.ts";

test.use({ timezoneId: "America/Chicago" });

test("a reader abroad is asked for a city once; the city is that of every screen, and can be changed", {
  tag: "@phone",
}, async ({ page }) => {
  await visit(page, "/app/");
  const question = page.getByRole("region", { name: /^This is the panchang of Hyderabad/ });
  await expect(question.getByRole("list")).toBeHidden();
  await expectUsable(page);
  await question.getByRole("button", { name: "Choose my city" }).focus();
  await page.keyboard.press("Enter");
  await expect(question.getByRole("list", { name: "Cities of your time zone" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: "Chicago, Illinois" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(page.getByRole("main")).toContainText("Chicago, Cook County, Illinois");
  await expect(page.getByRole("main")).toContainText("The sky over Chicago, Illinois");
  await page.goto("/app/panchang");
  await settled(page);
  await expect(page).toHaveURL(/\?place=4887398$/);
  await expect(page.getByRole("main")).toContainText("Chicago, Cook County, Illinois");
  await page.goto("/app/panchang/month");
  await expect(page.getByRole("main")).toContainText("Chicago, Cook County, Illinois");
});

test("who keeps Hyderabad is not asked again, and nobody is whom no answer reached", async ({ page }) => {
  const question = page.getByRole("region", { name: /^This is the panchang of Hyderabad/ });
  await visit(page, "/app/panchang");
  await question.getByRole("button", { name: "Keep Hyderabad" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(question).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ usualCityMeant: "yes" });
});
