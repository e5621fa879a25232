import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectThumbSized,
  RULES_ABOUT_COLOURS,
  settled,
  test,
} from "../fixtures.ts";
import { expectNothingClipped } from "../pages/expect-nothing-clipped.ts";
import { expectTelugu, typedBy } from "../pages/expect-telugu.ts";
import { PAIR_TYPED } from "../pages/matched-pair.ts";
import { openEverything } from "../pages/open-everything.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";
import { openScreen, SCREENS } from "../pages/screens.ts";

/** The screens are tested in this many tests, so that the workers have equal work. */
const WALKS = 3;

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const SMALLEST = { width: 320, height: 640 };

type Look = "all rules, by day" | "colours, by night";

/**
 * Words depend on the language, the layout on the width, colours on the theme. All rules are applied by day to English
 * on a wide screen and to Telugu on a phone, those about colours by night to the two other pairs.
 */
const LOOKS = {
  english: { wide: "all rules, by day", narrow: "colours, by night" },
  telugu: { wide: "colours, by night", narrow: "all rules, by day" },
} as const satisfies Record<string, Record<string, Look>>;

async function expectAccessibleAs(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: look === "all rules, by day" ? "light" : "dark" });
  await expectAccessible(page, look === "all rules, by day" ? [] : RULES_ABOUT_COLOURS);
}

/** Where the links of a page lead within the product, other than to a part of the page itself. */
async function internalLinks(page: Page, id: string): Promise<readonly string[]> {
  // What arrived as HTML knows the address when it is hydrated.
  await expect(page.getByRole("contentinfo").locator(`a[href*="id=${id}"]`).first()).toBeVisible();
  const hrefs = await page.locator("a[href]").evaluateAll((links) =>
    links
      .map((link) => new URL(link.getAttribute("href") ?? "", location.href))
      .filter(({ origin, pathname, hash }) => origin === location.origin && !(pathname === location.pathname && hash))
      .map(({ pathname, search, hash }) => pathname + search + hash),
  );
  expect(hrefs.length, "links of the shell at least").toBeGreaterThan(4);
  return hrefs;
}

/** What others quote of a page for everyone: its words, its address, and the title that it was served with. */
async function expectAbout(page: Page, path: string): Promise<void> {
  // A day's date comes into the title with the day itself.
  await expect(page).toHaveTitle(/· Vedanga$/);
  const head = await page.evaluate(async () => {
    const of = (selector: string, attribute: string) => document.querySelector(selector)?.getAttribute(attribute);
    return {
      served: new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html").title,
      title: of('meta[property="og:title"]', "content"),
      description: of('meta[name="description"]', "content"),
      address: of('link[rel="canonical"]', "href"),
    };
  });
  expect(head.served).toMatch(/· Vedanga$/);
  expect(head.title).toBe(head.served);
  expect(head.description).toBeTruthy();
  expect(head.address).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/app${path}$`));
}

for (const language of ["english", "telugu"] as const) {
  for (let walk = 0; walk < WALKS; walk++) {
    const screens = SCREENS.filter((_, index) => index % WALKS === walk);
    const names = screens.map(({ name }) => name).join(", ");
    test(`accessible, no wider than any window, and leading to pages that are there, in ${language}: ${names}`, async ({
      context,
      request,
    }) => {
      // In Telugu the person comes by an address, in English by the session.
      const id = language === "telugu" ? await saveBirth(request, WAR_TIME_BIRTH) : undefined;
      const internal = new Map<string, string>();
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          // Each screen in a tab of its own, because the session belongs to the tab.
          const page = await context.newPage();
          await page.setViewportSize(WIDE);
          await page.emulateMedia({ reducedMotion: "reduce" });
          await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
          await openScreen(page, screen, { id });
          await expect(page.locator("html")).toHaveAttribute("lang", language === "telugu" ? "te" : "en");
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          if (language === "english" && !screen.hasPerson) await expectAbout(page, screen.path);
          await expectNoSidewaysScroll(page);
          await expectAccessibleAs(page, LOOKS[language].wide);
          if (id !== undefined) for (const href of await internalLinks(page, id)) internal.set(href, screen.name);

          await page.setViewportSize(PHONE);
          await settled(page);
          await expectNoSidewaysScroll(page);
          await expectAccessibleAs(page, LOOKS[language].narrow);
          await expectThumbSized(page);
          await expectNothingClipped(page);
          await page.setViewportSize(SMALLEST);
          await expectNoSidewaysScroll(page);
          await expectNothingClipped(page);

          await page.setViewportSize(WIDE);
          if (language === "telugu")
            await openEverything(page, () => expectTelugu(page, [...typedBy(WAR_TIME_BIRTH), ...PAIR_TYPED]));
          await page.close();
        });
      }
      for (const [href, on] of internal) {
        if (href.startsWith("/app"))
          expect(new URL(href, "http://app.invalid").searchParams.get("id"), `${href} on ${on}`).toBe(id);
        expect((await request.get(href)).status(), `${href} on ${on}`).toBe(200);
      }
    });
  }
}

test("an accessibility check that can fail: a picture without words and pale words are found", async ({ page }) => {
  await page.setContent(
    `<!DOCTYPE html><html lang="en"><title>Faults</title><main><h1>Faults</h1><img src="data:,">
      <p style="color: #777; background: #888">Pale</p></main></html>`,
  );
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: p[\s\S]*image-alt: img/);
  await expect(expectAccessible(page, ["color-contrast"])).rejects.toThrow(/color-contrast: p/);
  await expect(expectAccessible(page, ["image-alt"])).rejects.not.toThrow(/color-contrast/);
});

test("every page for everyone is served with a title of its own", async ({ request }) => {
  const screens = SCREENS.filter((screen) => !screen.hasPerson);
  const titles = new Set<string>();
  for (const { path } of screens) {
    const html = await (await request.get(`/app${path}`)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    expect(title, path).toMatch(/· Vedanga$/);
    titles.add(title);
  }
  expect(titles.size).toBe(screens.length);
});

test("every page of a person names the script of its screen, which is then fetched with the others", async ({
  request,
}) => {
  for (const [path, script] of Object.entries({
    "/results": "results",
    "/results/days": "own-days",
    "/features": "features",
    "/report": "report",
  })) {
    const html = await (await request.get(`/app${path}`)).text();
    expect(html, path).toMatch(new RegExp(`rel="modulepreload"[^>]* href="/app/assets/${script}-`));
  }
});
