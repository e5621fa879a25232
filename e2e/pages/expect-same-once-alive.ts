import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, hold, layoutShifts } from "../fixtures.ts";
import { placesWithin } from "./places-within.ts";

interface Served {
  readonly path: string;
  /** What is only in the live page comes below. */
  readonly grows?: true;
  isRead(): Promise<void>;
}

/** Opens a page without its scripts, and then with them: what was served, and read by `isRead`, stands where it stood, word by word. */
export async function expectSameOnceAlive(page: Page, { path, grows, isRead }: Served): Promise<void> {
  const shifts = await layoutShifts(page);
  const release = await hold(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  const main = page.getByRole("main");
  await isRead();
  await expectNoSidewaysScroll(page);
  await shifts.start();
  const places = await placesWithin(main);
  const words = await main.innerText();

  release();
  await expect(main.locator("[data-first-day]")).toHaveCount(0);
  expect((await placesWithin(main)).slice(0, grows && places.length)).toEqual(places);
  expect((await main.innerText()).slice(0, grows && words.length)).toBe(words);
  expect(await shifts.sum()).toBeLessThan(0.005);
}
