import { expect, settled, test, visit } from "../fixtures.ts";
import { BirthDetailsPage, WARANGAL } from "../pages/birth-details-page.ts";
import { ResultsPage } from "../pages/results-page.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

test("the page is linked by the form and in the footer, and speaks both languages", async ({ page }) => {
  await new BirthDetailsPage(page).open();
  await page.getByRole("main").getByRole("link", { name: "What we keep, and how to erase it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeFocused();
  for (const chapter of [
    "What is kept, and why",
    "Where it is kept",
    "What the pages send",
    "What your browser keeps",
    "How to erase it",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name: chapter })).toBeVisible();
  }
  await expect(page.getByText(/no longer than 30 days/)).toBeVisible();
  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "గోప్యత" })).toBeVisible();
  await visit(page, "/app/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "గోప్యత" }).click();
  await expect(page).toHaveURL(/\/app\/privacy$/);
});

test("what it lists is all that the browser keeps: nothing else is stored, and no cookie is set", async ({
  page,
  context,
}) => {
  await visit(page, "/app/privacy");
  const listed = await page.locator("dl code").allInnerTexts();
  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  await page.getByRole("button", { name: /ఇంగ్లీషుకు/ }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await visit(page, "/app/panchang");
  await settled(page);
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fill(WARANGAL);
  const keys = () => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  const inTheForm = await keys();
  expect(inTheForm).toContain("birthDetailsDraft");
  await form.submit.click();
  await page.waitForURL("**/app/results");
  await new ResultsPage(page).arrived();
  const after = await keys();
  expect(after).toContain("userDetails");
  expect(after).not.toContain("birthDetailsDraft");
  // `planetDetails-…` means every key that begins so.
  const isListed = (key: string) =>
    listed.some((name) => (name.endsWith("…") ? key.startsWith(name.slice(0, -1)) : key === name));
  expect([...inTheForm, ...after].filter((key) => !isListed(key))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("its way to erase is the way", async ({ page, request }) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Bharata" });
  await visit(page, `/app/privacy?id=${id}`);
  await page.getByRole("main").getByRole("link", { name: "Open Birth details" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/calculator\\?id=${id}$`));
  await expect(page.getByRole("button", { name: "Erase my details" })).toBeVisible();
});
