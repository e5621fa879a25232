import { test as base, expect, type Page, type Route } from "@playwright/test";
import { accessibilityFaults } from "./accessibility-faults.ts";
import { askAgainAtOnce } from "./pages/ask-again-at-once.ts";

interface Fixtures {
  /** Console errors and failed requests a test expects; anything else fails it. */
  readonly expectedFaults: { readonly patterns: readonly RegExp[] };
  /**
   * Whether the visitor's browser asks to save data. It does, because a page then does not bring the files of all other
   * screens ahead: an eighth of the processor time. What is about those files, or goes on without a network, sets it off.
   */
  readonly savesData: boolean;
  readonly noFaults: undefined;
}

export const test = base.extend<Fixtures>({
  expectedFaults: [{ patterns: [] }, { option: true }],
  savesData: [true, { option: true }],
  noFaults: [
    async ({ page, expectedFaults, savesData }, use) => {
      await page.addInitScript((saveData) => {
        Object.defineProperty(navigator, "connection", { value: { saveData } });
      }, savesData);
      await askAgainAtOnce(page);
      const faults: string[] = [];
      page.on("console", (message) => {
        // Every journey but those of the worker goes without one.
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        if (message.type() === "error" || message.type() === "warning") faults.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`page: ${error.message}`));
      page.on("requestfailed", (request) => {
        // A request that the page itself cancelled on navigation is not a fault.
        if (request.failure()?.errorText !== "net::ERR_ABORTED") faults.push(`request: ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(`answer ${response.status()}: ${response.url()}`);
      });
      page.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && hostname !== "127.0.0.1") faults.push(`third party: ${request.url()}`);
      });
      await use(undefined);
      expect(faults.filter((fault) => !expectedFaults.patterns.some((expected) => expected.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** No accessibility violation on the page in its present state; only of these rules, if some are named. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  // What is analysed is the page itself, and what it shows.
  expect(page.frames(), "the page has no frames").toHaveLength(1);
  expect(await page.locator("audio, video").count(), "the page has no sound").toBe(0);
  expect(await accessibilityFaults(page, rules)).toEqual([]);
}

export const RULES_ABOUT_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Like `expectAccessible`, in both themes. A theme only changes colours, so the dark theme is tested with the rules
 * about colours only.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessibleInTheDark(page);
}

async function expectAccessibleInTheDark(page: Page): Promise<void> {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const byDay = await paper();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paper(), "the night has colours of its own").not.toBe(byDay);
  await expectAccessible(page, RULES_ABOUT_COLOURS);
}

const LONGEST_WAIT_MS = 30_000;

/**
 * Waits until the page is hydrated: before that a press may be lost. Every hydrated screen scrolls back to the reader's
 * place by itself and switches off the browser's own way to do it.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Opens a page of the app and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the page is hydrated, and visible in its language. */
export async function inItsLanguage(page: Page): Promise<void> {
  await page.waitForFunction(
    () => history.scrollRestoration === "manual" && !document.documentElement.hasAttribute("data-wait"),
    undefined,
    { timeout: LONGEST_WAIT_MS },
  );
}

/**
 * Waits until the page is hydrated, is visible in its language, and no part of it waits for an answer. Of a person's page
 * what the server drew has then made room: until then the app grows unseen below it, with the same words.
 */
export async function settled(page: Page): Promise<void> {
  // Looked at in every frame: an expectation that waits looks again only every half second.
  await page.waitForFunction(
    () =>
      history.scrollRestoration === "manual" &&
      !document.documentElement.hasAttribute("data-wait") &&
      document.querySelector("main [aria-busy=true]") === null &&
      document.querySelector("[data-of-person] [data-first-day]") === null,
    undefined,
    { timeout: LONGEST_WAIT_MS },
  );
}

/** The page fits its window, can be pressed by a thumb where it is narrow, and is accessible in its present theme. */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  if ((page.viewportSize()?.width ?? 0) < 768) await expectThumbSized(page);
  await expectAccessible(page);
}

/** Usable, and accessible in both themes. */
export async function expectWellMade(page: Page): Promise<void> {
  await expectUsable(page);
  await expectAccessibleInTheDark(page);
}

interface LayoutShifts {
  /** Loads every face, and counts from then on: faces move text a little, which has tests of its own. */
  start(): Promise<void>;
  sum(): Promise<number>;
}

/** Adds up the layout shifts of the page that is opened next. */
export async function layoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
  let startMs = Number.POSITIVE_INFINITY;
  return {
    async start() {
      startMs = await page.evaluate(async () => {
        // A fall-back that the machine lacks does not load.
        await Promise.allSettled([...document.fonts].map((face) => face.load()));
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        return performance.now();
      });
    },
    sum: () =>
      page.evaluate(
        (since) =>
          (Reflect.get(window, "shifts") as readonly (PerformanceEntry & { readonly value: number })[])
            .filter(({ startTime }) => startTime >= since)
            .reduce((sum, { value }) => sum + value, 0),
        startMs,
      ),
  };
}

/** Stops the visitor's clock at this time, however long the page takes to load; timers still run. */
export async function stopClock(page: Page, at: string): Promise<void> {
  await page.clock.setFixedTime(new Date(at));
}

/** Sets the stopped clock to this time and fires every timer that waits for the next minute. */
export async function turnClock(page: Page, at: string): Promise<void> {
  await stopClock(page, at);
  await page.clock.fastForward("01:00");
}

/** Nothing extends beyond the right edge of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const THUMB_PX = 44;

/**
 * Whatever can be pressed is as large as a thumb needs. Links within a sentence are as large as their words
 * (WCAG 2.2, 2.5.8, exception "inline"), and so is what is only there for a keyboard.
 */
export async function expectThumbSized(page: Page): Promise<void> {
  const small = await page.evaluate((leastPx) => {
    const isInSentence = (element: Element): boolean => {
      // A part of a drawing is within no sentence.
      const around = element.parentElement instanceof HTMLElement ? element.parentElement.innerText.trim() : "";
      const own = element instanceof HTMLElement ? element.innerText.trim() : "";
      return getComputedStyle(element).display === "inline" && around.length > own.length;
    };
    const isHitAround = (element: Element): boolean => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y, reach] = [left + width / 2, top + height / 2, leastPx / 2 - 1];
      // What is drawn small may take presses further out, as a name that answers for its whole card.
      return [-reach, reach].every((d) =>
        [document.elementFromPoint(x + d, y), document.elementFromPoint(x, y + d)].every(
          (hit) => hit !== null && (element.contains(hit) || hit.closest("label")?.control === element),
        ),
      );
    };
    // What is below an open dialog cannot be pressed.
    const within = document.querySelector("dialog:modal") ?? document;
    return [...within.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")]
      .filter((element) => {
        const { bottom, width, height } = element.getBoundingClientRect();
        const isOffScreen = bottom + scrollY <= 0 || width <= 1;
        const isSmall = width < leastPx - 0.5 || height < leastPx - 0.5;
        return !isOffScreen && isSmall && !element.matches(".skip");
      })
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
      .filter((element) => !isHitAround(element))
      .map((element) => element.outerHTML.slice(0, 120));
  }, THUMB_PX);
  expect(small).toEqual([]);
}

/** Holds the requests to these addresses until the returned function is called; then they continue, or do as `andThen` says. */
export async function hold(
  page: Page,
  addresses: string,
  andThen = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await andThen(route);
  });
  return release;
}

export { expect };
