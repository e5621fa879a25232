import type { Page } from "@playwright/test";
import { REPORT_TAB_IDS } from "@vedanga/contract";
import { expect, settled, test, visit } from "../fixtures.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const openMenu = (page: Page) => page.getByRole("button", { name: /^Astrological Reports/ }).click();

test("the menu of the reports lies over the page, which holds still, and closes by a choice, by Escape and by Back", {
  tag: "@phone",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beginSessionWith(page, ANJALI);
  await visit(page, "/app/features?tab=mahadasha");
  await settled(page);
  const menu = page.getByRole("dialog", { name: "Astrological Reports" });
  const canScroll = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== "hidden");

  await openMenu(page);
  // The seven, the overview of them, and all of them for paper.
  await expect(menu.getByRole("link")).toHaveCount(REPORT_TAB_IDS.length + 2);
  expect(await canScroll()).toBe(false);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  expect(await canScroll()).toBe(true);

  await openMenu(page);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(heading(page, "Mahadasha")).toBeVisible();

  await openMenu(page);
  await menu.getByRole("link", { name: "Mahadasha", exact: true }).click();
  await expect(menu).toBeHidden();

  await openMenu(page);
  await menu.getByRole("link", { name: "Gem Suggestions" }).click();
  await expect(heading(page, "Gem Suggestions")).toBeFocused();
  await expect(menu).toBeHidden();
  expect(await canScroll()).toBe(true);
  await page.goBack();
  await expect(heading(page, "Mahadasha")).toBeVisible();
  await expect(menu).toBeHidden();
});

test("without birth details it says so, offers the form, and calls nothing", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/v3-json/") && calls.push(request.url()));
  await visit(page, "/app/features?tab=mahadasha");
  await expect(page.getByRole("alert")).toContainText("Please enter your birth details before proceeding.");
  await page.getByRole("link", { name: "Enter birth details" }).click();
  await expect(page).toHaveURL(/\/app\/calculator$/);
  expect(calls).toEqual([]);
});

test("choosing a language loads the report again in that language", async ({ page }) => {
  await beginSessionWith(page, ANJALI);
  await visit(page, "/app/features?tab=kaalsarp_dosha");
  await settled(page);
  const asked = page.waitForRequest((request) => /kaalsarp-dosh\?.*lang=te/.test(request.url()));
  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  await asked;
  await expect(heading(page, "కాలసర్ప దోషం")).toBeVisible();
});
