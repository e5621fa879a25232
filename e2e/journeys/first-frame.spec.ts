import type { Page } from "@playwright/test";
import { expect, settled, test, visit } from "../fixtures.ts";

test.use({ viewport: { width: 360, height: 640 } });

const BELOW = "[data-below-screen=phone]";

/** What is below the first screen: of how many parts how many are laid out. */
interface Frame {
  readonly all: number;
  readonly drawn: number;
}

/** Notes, whenever the page may be painted, how much of what is below its first screen is laid out, until all of it is. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript((below) => {
    const frames: Frame[] = [];
    Object.assign(window, { framesSeen: frames });
    requestAnimationFrame(function note() {
      const parts = [...document.querySelectorAll(below)];
      const drawn = parts.filter((part) => part.getClientRects().length > 0).length;
      if (parts.length > 0) frames.push({ all: parts.length, drawn });
      if (parts.length === 0 || drawn < parts.length) requestAnimationFrame(note);
    });
  }, BELOW);
}

const framesOf = (page: Page): Promise<readonly Frame[]> =>
  page.evaluate<Frame[]>(() => Reflect.get(window, "framesSeen"));

/** All of it is laid out, and there is some. */
function expectWhole(frame: Frame | undefined): void {
  expect(frame?.all).toBeGreaterThan(0);
  expect(frame?.drawn).toBe(frame?.all);
}

for (const path of ["/app/", "/app/places", "/app/places/kasi", "/app/zodiac/leo", "/app/zodiac/daily/leo"]) {
  test(`the first frame of ${path} ends with its first screen, the next has all`, async ({ page }) => {
    await watchFrames(page);
    await visit(page, path);
    await settled(page);
    const frames = await framesOf(page);
    expect(frames[0]?.drawn).toBe(0);
    expectWhole(frames.at(-1));
  });
}

test("a page that is loaded again, or opened at a part of it, has all in its first frame", async ({ page }) => {
  await watchFrames(page);
  await visit(page, "/app/places");
  await settled(page);
  await page.reload();
  expectWhole((await framesOf(page))[0]);
  await visit(page, "/app/accuracy");
  await visit(page, "/app/places#category-title");
  expectWhole((await framesOf(page))[0]);
});

test("a link to a text far down is at that text", async ({ page }) => {
  await visit(page, "/app/privacy#:~:text=How%20to%20erase%20it");
  await settled(page);
  await expect(page.getByRole("heading", { name: "How to erase it" })).toBeInViewport();
});
