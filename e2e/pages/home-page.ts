import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { settled } from "../fixtures.ts";

/** Within this no call of the page times out. */
const STEP_MS = 10_000;

/** Longer than any machine takes between reading the clock and stopping it. */
const PAUSE_AHEAD_MS = 3_600_000;

const SIGNS = 12;

/** One carousel of the home page. */
class CarouselOnPage {
  readonly section: Locator;
  readonly slides: Locator;
  readonly shown: Locator;
  readonly pause: Locator;
  readonly play: Locator;
  readonly badge: Locator;

  constructor(page: Page, name: string) {
    this.section = page.getByRole("region", { name, exact: true });
    this.slides = this.section.locator("[aria-live]");
    this.shown = this.section.locator("figure[data-shown]");
    this.pause = this.section.getByRole("button", { name: "Stop the slides" });
    this.play = this.section.getByRole("button", { name: "Start the slides" });
    this.badge = this.shown.getByText("Click for more");
  }

  dot(n: number): Locator {
    return this.section.getByRole("button", { name: `Go to slide ${n}` });
  }

  async goTo(n: number): Promise<void> {
    await this.dot(n).click();
  }

  async expectSlide(n: number, count: number): Promise<void> {
    await expect(this.shown).toHaveAttribute("aria-label", new RegExp(`^${n} of ${count}: `));
  }

  /** A finger that moves this many pixels to the right and is lifted. */
  async wipe(rightPx: number): Promise<void> {
    await this.slides.evaluate((slides, right) => {
      const box = slides.getBoundingClientRect();
      const target = slides.querySelector("[data-shown] img, [data-shown] svg") ?? slides;
      const at = (clientX: number) => ({
        bubbles: true,
        cancelable: true,
        pointerType: "touch",
        clientX,
        clientY: box.top + 40,
      });
      const start = box.left + box.width / 2;
      target.dispatchEvent(new PointerEvent("pointerdown", at(start)));
      target.dispatchEvent(new PointerEvent("pointerup", at(start + right)));
      // What a browser sends after a touch; after a swipe, the page must not treat it as a press on the link.
      if (Math.abs(right) > 40) target.dispatchEvent(new MouseEvent("click", at(start + right)));
    }, rightPx);
  }
}

export class HomePage {
  readonly first: CarouselOnPage;
  readonly second: CarouselOnPage;
  readonly wheel: Locator;
  readonly cards: Locator;
  readonly page: Page;
  readonly #pending = new Set<Request>();

  constructor(page: Page) {
    this.page = page;
    this.first = new CarouselOnPage(page, "The sky and sacred places");
    this.second = new CarouselOnPage(page, "Sacred places");
    this.wheel = page.getByRole("img", { name: /^The sky over Hyderabad/ });
    this.cards = page.getByRole("region", { name: "Daily Horoscope" }).getByRole("listitem");
  }

  async open(search = ""): Promise<void> {
    await this.page.goto(`/app/${search}`);
    await settled(this.page);
  }

  /** Opens the page with a clock that only the test moves, and with carousels at the start of their first interval. */
  async openStill(): Promise<void> {
    await this.page.clock.install();
    // The carousels of a hidden page do not turn, however long it takes to load.
    await this.page.addInitScript(() => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    });
    this.page.on("request", (request) => this.#pending.add(request));
    this.page.on("requestfinished", (request) => this.#pending.delete(request));
    this.page.on("requestfailed", (request) => this.#pending.delete(request));
    await this.open();
    // Every call of the page is answered before the clock leaps: one that is still on its way would time out.
    await this.cards.last().scrollIntoViewIfNeeded();
    await expect(this.cards.filter({ hasText: "of 100" })).toHaveCount(SIGNS);
    await this.page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await this.#answered();
    await this.page.clock.pauseAt(await this.page.evaluate((aheadMs) => Date.now() + aheadMs, PAUSE_AHEAD_MS));
    for (const carousel of [this.first, this.second]) await carousel.expectSlide(1, carousel === this.first ? 3 : 2);
    await this.hide(false);
  }

  async #answered(): Promise<void> {
    await expect.poll(() => this.#pending.size).toBe(0);
  }

  /** Lets time pass on the stopped clock. The page asks for the sky as it passes: each call is answered before it leaps on. */
  async pass(timeMs: number): Promise<void> {
    for (let leftMs = timeMs; leftMs > 0; leftMs -= STEP_MS) {
      await this.page.clock.runFor(Math.min(leftMs, STEP_MS));
      await this.#answered();
    }
  }

  /** Both at their first slide, and at the start of its time. */
  async startOver(): Promise<void> {
    await this.second.goTo(1);
    await this.first.goTo(1);
    await this.leave();
  }

  /** Moves the pointer and the keyboard away from everything. */
  async leave(): Promise<void> {
    await this.page.mouse.move(5, 700);
    await this.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }

  /** As when another tab comes to the front, and when it goes. */
  async hide(isHidden: boolean): Promise<void> {
    await this.page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  }
}
