import type { Locator, Page } from "@playwright/test";
import { calls } from "@vedanga/contract";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectThumbSized,
  hold,
  hydrated,
  settled,
  test,
  visit,
} from "../fixtures.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";
import { watchLanguages } from "../watch-languages.ts";

const header = (page: Page) => page.getByRole("banner");

test("the language toggle shows the language in use, says what it does, and is remembered; the chat link greets in it", {
  tag: "@phone",
}, async ({ page }) => {
  const greeting = async (name: RegExp) =>
    new URL((await page.getByRole("link", { name }).getAttribute("href")) ?? "").searchParams.get("text");
  await visit(page, "/app/");
  expect(await greeting(/^Chat with us/)).toBe("Hello! I would like to know more about Vedic astrology.");
  const toggle = page.getByRole("button", { name: /Telugu|తెలుగు/ });
  await expect(toggle).toContainText("English");
  await expect(toggle.getByText("తెలుగు")).toHaveAttribute("lang", "te");
  await expect(toggle).toHaveAccessibleName("English, తెలుగు. Switch to Telugu");
  await toggle.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  await expect(header(page).getByRole("button", { name: /^తెలుగు/ })).toContainText("తెలుగు");
  expect(await greeting(/^చాట్ చేయండి/)).toBe("నమస్కారం! వేద జ్యోతిషం గురించి తెలుసుకోవాలనుకుంటున్నాను.");
  expect(await page.evaluate(() => localStorage.getItem("preferredLanguage"))).toBe("telugu");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
});

test.describe("a browser that prefers Telugu", () => {
  test.use({ locale: "te-IN" });

  test("sees each page in Telugu before any script, and no frame of it in English", async ({ page }) => {
    const languages = await watchLanguages(page);
    for (const path of ["/app/", "/app/about", "/app/places/kedarnath", "/app/calculator"]) {
      await test.step(path, async () => {
        const release = await hold(page, "**/assets/*.js");
        await page.goto(path, { waitUntil: "commit" });
        await expect.poll(languages).toEqual(["te"]);
        await expect(page).toHaveTitle(/[\u0c00-\u0c7f]/);
        release();
        await hydrated(page);
        await expect.poll(languages).toEqual(["te"]);
        await expect(page.locator("html")).toHaveAttribute("lang", "te");
        expect(await page.evaluate(() => localStorage.getItem("preferredLanguage"))).toBeNull();
        await page.unroute("**/assets/*.js");
      });
    }
  });

  test("sees a page whose address names English in English", async ({ page }) => {
    const languages = await watchLanguages(page);
    await visit(page, "/app/about?lang=en");
    await expect.poll(languages).toEqual(["en"]);
  });
});

test("header and footer show the operator's contacts and lead where they say; a tablet has links in the bar, contacts in the menu", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await visit(page, "/app/");
  if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
  await expect(header(page).getByRole("link", { name: "contact@vedanga.example" })).toHaveAttribute(
    "href",
    "mailto:contact@vedanga.example",
  );
  await expect(header(page).getByRole("link", { name: "+91 00000 00000" })).toHaveAttribute(
    "href",
    "tel:+910000000000",
  );
  const booking = header(page).getByRole("link", { name: /Book Appointment/ });
  await expect(booking).toHaveAttribute("href", "https://calendar.vedanga.example/book");
  await expect(booking).toHaveAttribute("target", "_blank");
  await expect(booking).toHaveAttribute("rel", /noopener/);
  if (isMobile) await page.keyboard.press("Escape");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "contact@vedanga.example" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "+91 00000 00000" })).toBeVisible();
  await expect(footer.getByRole("link", { name: /Chat: \+910000000000/ })).toBeVisible();

  if (isMobile) return;
  // A tablet in portrait.
  await page.setViewportSize({ width: 800, height: 1100 });
  await expect(header(page).getByRole("link", { name: "About" })).toBeVisible();
  await expect(booking).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(booking).toBeVisible();
  await expect(header(page).getByRole("link", { name: "Get Started" })).toBeHidden();
});

test("a long address of the operator is whole at 320 px, and high enough for a thumb", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "it is about a phone");
  const address = "customer.care.of.astrology@vedanga-jyotisha.example.org";
  await page.route(`**${calls.settings.path}`, async (route) => {
    const answer = await route.fetch();
    const { response, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, response: { ...response, contactEmail: address } } });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/app/contact");
  const within = async (what: Locator) => {
    const box = await what.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(304);
  };
  for (const place of [page.getByRole("main"), page.getByRole("contentinfo")]) {
    await within(place.getByRole("link", { name: address }));
  }
  await within(page.getByRole("contentinfo").getByRole("link", { name: "Accuracy" }));
  await page.getByRole("button", { name: "Menu" }).click();
  await within(header(page).getByRole("link", { name: address }));
  await within(header(page).getByRole("button", { name: /^Colours:/ }));
  await within(header(page).getByRole("link", { name: "Get Started" }));
  await expectNoSidewaysScroll(page);
});

test("the menu of a small screen opens, closes by Escape giving the focus back, and closes on leaving", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "a wide screen has no menu");
  await visit(page, "/app/contact");
  const button = page.getByRole("button", { name: "Menu" });
  const about = header(page).getByRole("link", { name: "About" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(about).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(about).toBeVisible();
  await expectAccessible(page);
  await expectThumbSized(page);
  await about.focus();
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await about.click();
  // The page that is drawn here has the outlines of the wordmark from the page that was written.
  const outlines = header(page).locator('svg[viewBox="40 -900 3060 940"] path');
  await expect(page.locator('main svg[viewBox="40 -900 3060 940"] path')).toHaveAttribute(
    "d",
    (await outlines.getAttribute("d")) ?? "",
  );
  expect((await outlines.getAttribute("d"))?.length).toBeGreaterThan(1000);
  await expect(page).toHaveURL(/\/app\/about$/);
  await expect(about).toBeHidden();
  await button.click();
  await header(page).getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/app\/calculator$/);
});

test("what is pressed before a page is alive happens once it is, and once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() =>
    addEventListener("click", ({ isTrusted }) => {
      if (!isTrusted) Object.assign(window, { again: Number(Reflect.get(window, "again") ?? 0) + 1 });
    }),
  );
  const pressAhead = async (path: string, name: string | RegExp): Promise<void> => {
    const release = await hold(page, "**/assets/*.js");
    await page.goto(path, { waitUntil: "commit" });
    const button = page.getByRole("button", { name });
    await button.click();
    release();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "again"))).toBe(1);
    await page.unroute("**/assets/*.js");
  };

  await test.step("the menu opens", async () => {
    await pressAhead("/app/contact", "Menu");
    await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "true");
    await expect(header(page).getByRole("link", { name: "About" })).toBeVisible();
  });

  await test.step("a page that arrives without its screen turns its language", async () => {
    await pressAhead("/app/features", /^English/);
    await expect(page.locator("html")).toHaveAttribute("lang", "te");
    await page.evaluate(() => localStorage.clear());
  });

  await test.step("a kind of places is chosen", async () => {
    await pressAhead("/app/places", "Char Dham");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(4);
    await expect(page).toHaveURL(/\?category=char_dham$/);
  });
});

test("what is pressed while a page comes alive happens once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // React listens to the page, and has gone through none of it.
  await page.addInitScript(() => {
    let isOver = false;
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (type: string, ...how: [EventListener, AddEventListenerOptions]) => {
      listen(type, ...how);
      // Nothing else on the page listens for that.
      if (type !== "copy" || isOver) return;
      isOver = true;
      queueMicrotask(() => {
        const menu = document.querySelector<HTMLButtonElement>("button[aria-expanded=false]");
        Object.assign(window, { wasAlive: Object.keys(menu ?? {}).some((key) => key.startsWith("__reactProps")) });
        menu?.click();
      });
    };
  });
  await page.goto("/app/contact");
  await hydrated(page);
  expect(await page.evaluate(() => Reflect.get(window, "wasAlive"))).toBe(false);
  await expect(header(page).getByRole("link", { name: "About" })).toBeVisible();
  // Nothing presses it again.
  await page.waitForTimeout(300);
  await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "true");
});

for (const [reader, reducedMotion, behavior] of [
  [
    "the bar stays on top; a change of path scrolls smoothly to the top and gives the focus to the title",
    "no-preference",
    "smooth",
  ],
  ["who wants no motion is taken to the top at once, and the title has the focus", "reduce", "instant"],
] as const) {
  test(reader, { tag: "@phone" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, "/app/privacy");
    await page.evaluate(() => {
      const asked: unknown[] = [];
      Object.assign(window, { asked });
      scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
      const scroll = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        asked.push(options);
        scroll({ ...options, behavior: "instant" });
      }) as typeof window.scrollTo;
    });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(header(page)).toBeInViewport();
    expect(await header(page).evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeFocused();
    await expect(page).toHaveTitle("Contact · Vedanga");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // How the page asks to be moved: the default behaviour would also end at the top.
    expect(await page.evaluate(() => Reflect.get(window, "asked"))).toEqual([{ top: 0, behavior }]);
  });
}

test("the theme turns from the device's to light, to dark and round again, and is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/app/about");
  if (await page.getByRole("button", { name: "Menu" }).isVisible())
    await page.getByRole("button", { name: "Menu" }).click();
  const theme = header(page)
    .getByRole("button", { name: /^Colours/ })
    .locator("visible=true");
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bar = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("meta[name=theme-color]")]
        .find((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
        ?.getAttribute("content"),
    );
  const day = await paper();
  await expect(theme).toHaveAccessibleName("Colours: Same as this device. Switch to light");
  await theme.click();
  await expect(theme).toHaveAccessibleName(/^Colours: Light/);
  expect(await paper()).toBe(day);
  await theme.click();
  await expect(theme).toHaveAccessibleName(/^Colours: Dark/);
  await expect.poll(paper).not.toBe(day);
  await expect.poll(bar).toBe("#0e1030");
  await page.reload();
  await expect.poll(paper).not.toBe(day);
  await expect.poll(bar).toBe("#0e1030");
  await hydrated(page);
  if (await page.getByRole("button", { name: "Menu" }).isVisible())
    await page.getByRole("button", { name: "Menu" }).click();
  await theme.click();
  await expect.poll(paper).toBe(day);
  await expect.poll(bar).toBe("#f7f1e3");
  expect(await page.evaluate(() => localStorage.getItem("preferredTheme"))).toBeNull();
});

test("the pictures of the product are there", async ({ request }) => {
  const about = await (await request.get("/app/about")).text();
  const preview = await request.get(/<meta property="og:image" content="([^"]+)"/.exec(about)?.[1] ?? "");
  expect([preview.status(), preview.headers()["content-type"]]).toEqual([200, "image/png"]);
  const manifest = await (await request.get("/app/manifest.webmanifest")).json();
  const icons = [...manifest.icons.map((icon: { src: string }) => icon.src), "/app/apple-touch-icon.png"];
  for (const src of icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()["content-type"]], src).toEqual([
      200,
      src.endsWith(".svg") ? "image/svg+xml" : "image/png",
    ]);
  }
});

test("on paper a page is ink on white paper, without what can only be pressed", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await visit(page, "/app/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Chat with us/ })).toBeHidden();
  await expect(header(page).getByRole("navigation")).toBeHidden();
  await expect(header(page).getByRole("button", { name: /Switch to Telugu/ })).toBeHidden();
  await visit(page, "/app/privacy");
  await expect(page.getByRole("main").getByRole("link", { name: "Open Birth details" })).toBeHidden();
  const [ink, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  expect([ink, paper]).toEqual(["rgb(26, 24, 56)", "rgb(255, 255, 255)"]);
});

test.describe("a record that speaks Telugu", () => {
  const TELUGU_BIRTH = { ...WAR_TIME_BIRTH, firstName: "Lakshmi", language: "telugu" } as const;

  test("is shown in Telugu on a device that never chose, and is the session's", async ({ page, request }) => {
    const id = await saveBirth(request, TELUGU_BIRTH);
    await visit(page, `/app/about?id=${id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "te");
    const kept = await page.evaluate(() => sessionStorage.getItem("userDetails"));
    expect(JSON.parse(kept ?? "null")).toMatchObject({ firstName: "Lakshmi", language: "telugu" });
    expect(await page.evaluate(() => localStorage.getItem("preferredLanguage"))).toBeNull();
    await visit(page, "/app/results");
    await expect(page.locator("html")).toHaveAttribute("lang", "te");
  });

  test("does not overrule what the reader chose", async ({ page, request }) => {
    const id = await saveBirth(request, TELUGU_BIRTH);
    await page.addInitScript(() => localStorage.setItem("preferredLanguage", "english"));
    await visit(page, `/app/calculator?id=${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Navamsa of Lakshmi Devi" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("an English page loads no Telugu font", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await visit(page, "/app/");
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => /telugu-telugu/.test(url))).toEqual([]);
  expect(fonts.length).toBeGreaterThan(0);
});
