import type { Browser } from "@playwright/test";

const PHONE = { width: 360, height: 740 };
/** A quarter of the processor. */
const SLOWER = 4;
/** A press is answered and painted by then; a slower one is counted as long as it took. */
const PAUSE_MS = 150;
/** What is pressed and how often: the menu and back, what opens, and last the language, which draws every word again. */
const PRESSED = [
  { selector: "header button[aria-controls]", times: 2 },
  { selector: "main summary", times: 4 },
  { selector: "header button:has(span[lang])", times: 1 },
] as const;

/** Runs in the page: keeps the longest time from a press to the frame that shows what came of it. */
function watchPresses(): void {
  Object.assign(window, { longestPressMs: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(Number(Reflect.get(entry, "interactionId")) > 0)) continue;
      Reflect.set(window, "longestPressMs", Math.max(Number(Reflect.get(window, "longestPressMs")), entry.duration));
    }
  }).observe({ type: "event", buffered: true, ...{ durationThreshold: 16 } });
}

/** The interaction to next paint of a page: the slowest of what a reader presses on it. */
export async function pressEverything(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPresses);
    await page.goto(address);
    await page.waitForFunction(
      () => history.scrollRestoration === "manual" && document.querySelector("main [aria-busy=true]") === null,
    );
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    for (const { selector, times } of PRESSED) {
      const found = page.locator(selector).filter({ visible: true });
      const count = await found.count();
      for (let press = 0; press < times && count > 0; press += 1) {
        await found.nth(press % count).tap();
        await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), PAUSE_MS);
      }
    }
    return await page.evaluate(() => Number(Reflect.get(window, "longestPressMs")));
  } finally {
    await context.close();
  }
}
