import type { Locator } from "@playwright/test";
import { CHROMIUM_ARGS, LEFT_OUT_ARGS } from "../../tools/library/chromium-args.ts";
import { expect, expectNoSidewaysScroll, settled, test } from "../fixtures.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

// The browser is told to write twice as large, as its reader does in its settings.
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: [...CHROMIUM_ARGS, "--blink-settings=defaultFontSize=32"],
    ignoreDefaultArgs: LEFT_OUT_ARGS,
  },
});

test("letters of 32 px leave every page within a phone, and the names of the bottom bar apart", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  await beginSessionWith(page, ANJALI);
  for (const path of ["/panchang", "/panchang/month", "/places", "/results", "/features?tab=ascendant"]) {
    await page.goto(`/app${path}`);
    await settled(page);
    await expectNoSidewaysScroll(page);
  }
  const letters = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(letters, "as large as the window can hold").toBeCloseTo(360 / 14, 1);
  const isApart = await page
    .getByRole("navigation", { name: "రోజువారీ" })
    .locator("a")
    .evaluateAll((links) => {
      const spans = links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      });
      return spans.every(({ left }, place) => place === 0 || left > (spans[place - 1]?.right ?? 0));
    });
  expect(isApart).toBe(true);
});

test("nor does the widest hour of the week make it wider", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  // The longest name is that of the present time, in bold; beside it are times of Tuesday, the longest weekday.
  await page.clock.setFixedTime(new Date("2026-11-30T09:00:00+05:30"));
  await page.goto("/app/panchang?date=2026-11-30");
  await settled(page);
  await expect(page.getByRole("row", { name: /^అమృతకాలం.*ఇప్పుడు/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /మంగళ/ }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

/** How many pairs of the texts of a table lie over each other. */
const overlaps = (table: Locator): Promise<number> =>
  table.locator("th, td").evaluateAll((cells) => {
    const boxes = cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      return cell.textContent?.trim() && width > 0 ? [{ left, right, top, bottom }] : [];
    });
    const isOver = (a: (typeof boxes)[number], b: (typeof boxes)[number]): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => isOver(box, other))).length;
  });

test("wide tables scroll, and no text of theirs lies over another", async ({ page }) => {
  await beginSessionWith(page, ANJALI);
  await page.goto("/app/results");
  await settled(page);
  const stays = page.getByRole("table", { name: "All periods of Saturn" });
  await page.getByText("All periods of Saturn").first().click();
  await expect(stays).toBeVisible();
  expect(await overlaps(stays)).toBe(0);
  await page.goto("/app/features?tab=ascendant");
  await settled(page);
  const bindus = page.getByRole("region", { name: "Ashtakavarga" }).getByRole("table");
  await expect(bindus).toBeVisible();
  expect(await overlaps(bindus.locator("tbody"))).toBe(0);
  await expectNoSidewaysScroll(page);
});
