import type { Page } from "@playwright/test";
import { expect, expectAccessible, test, visit } from "../fixtures.ts";
import { BirthDetailsPage, WARANGAL } from "../pages/birth-details-page.ts";
import { goOffline } from "../pages/network.ts";
import { beginSessionWith, saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";
import { filesOfScreens } from "../pages/screens-ahead.ts";

const SAVE_FAILED = "An error occurred while submitting the form. Please try again.";

test.describe("an unknown address", () => {
  test.use({ expectedFaults: { patterns: [/404/] } });

  test("gets a page that says so and leads home, the shell around it", async ({ page }) => {
    const answer = await page.goto("/app/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "There is no such page" })).toBeVisible();
    await expect(page).toHaveTitle(/There is no such page/);
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "To the home page" }).click();
    await expect(page).toHaveURL(/\/app\/$/);
  });
});

test.describe("a part of a page whose script does not come", () => {
  test.use({
    expectedFaults: {
      patterns: [
        /calculator-/,
        /request: \S+\/app\/features$/,
        /Failed to load resource/,
        /A part of the page did not come/,
        /React error #422/,
      ],
    },
  });

  test("leaves the rest of the page, says so, and comes by Try Again", async ({ page }) => {
    await page.route("**/assets/calculator-*.js", (route) => route.abort());
    await page.goto("/app/panchang");
    const lost = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded." });
    await expect(lost).toBeVisible();
    await expect(page.getByRole("heading", { name: "Timings" })).toBeVisible();
    await page.unroute("**/assets/calculator-*.js");
    await lost.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("button", { name: "Current Location" })).toBeEnabled();
    await expect(lost).toHaveCount(0);
  });

  test("that was not asked for while the server was out of reach comes by Try Again, and one reads on at the title around it", async ({
    page,
  }) => {
    // Some Chromiums remember a script that did not come, and the page is loaded again; here none was asked for.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "onLine", { get: () => sessionStorage.getItem("network") === "back" }),
    );
    await beginSessionWith(page, WAR_TIME_BIRTH);
    await page.route("**/app/features", (route) =>
      route.request().method() === "HEAD" ? route.abort() : route.continue(),
    );
    await page.goto("/app/features");
    const lost = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded." });
    await expect(lost).toBeVisible();
    await page.unroute("**/app/features");
    await page.evaluate(() => sessionStorage.setItem("network", "back"));
    await lost.getByRole("button", { name: "Try Again" }).click();
    await expect(lost).toHaveCount(0);
    // The button is gone: one reads on at the title around the part that came, here that of the page.
    await expect(page.locator("h1")).toBeFocused();
  });
});

test.describe("a screen whose script fails as it is read", () => {
  test.use({ expectedFaults: { patterns: [/a broken build/, /The script of routes/] } });

  /** Breaks the script of a screen, and counts the pages that are loaded from then on. */
  async function breakScript(page: Page, screen: string): Promise<{ readonly loads: string[]; mend(): Promise<void> }> {
    await visit(page, "/app/privacy");
    const { [screen]: files } = await filesOfScreens(page);
    if (files === undefined) throw new Error(`The build has no screen ${screen}`);
    const [pattern, body] = [`**${files.script}`, 'throw new Error("a broken build");'];
    await page.route(pattern, (route) => route.fulfill({ contentType: "text/javascript", body }));
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    return { loads, mend: () => page.unroute(pattern) };
  }

  const failed = (page: Page) => page.getByRole("heading", { level: 1, name: "This page did not work" });

  test("is reloaded once, then says so, and comes when it is mended", async ({ page }) => {
    await beginSessionWith(page, WAR_TIME_BIRTH);
    const { loads, mend } = await breakScript(page, "results");
    await page.goto("/app/results");
    await expect(failed(page)).toBeVisible();
    expect(loads).toEqual(["/app/results", "/app/results"]);
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(failed(page)).toBeVisible();
    expect(loads, "a reader who reloads gets one reload").toHaveLength(3);
    await mend();
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sita Devi" })).toBeVisible();
  });

  test("fails at its own address after a press, and is never reloaded where the browser keeps nothing", async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      }),
    );
    const { loads, mend } = await breakScript(page, "about");
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(failed(page)).toBeVisible();
    await expect(page).toHaveURL(/\/app\/about$/);
    expect(loads).toEqual([]);
    await mend();
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About Vedic Astrology" })).toBeVisible();
  });
});

test.describe("a screen that cannot be drawn", () => {
  test.use({ expectedFaults: { patterns: [/a function that fails/] } });

  test("fails alone: masthead and footer live, the way out works, and nothing is lost", async ({ page }) => {
    await beginSessionWith(page, WAR_TIME_BIRTH);
    // Every answer is checked as it arrives, so a browser fails here: at what only this screen uses, a distance between places.
    await page.addInitScript(() => {
      if (sessionStorage.getItem("mended")) return;
      Math.hypot = () => {
        throw new Error("a function that fails");
      };
    });
    await visit(page, "/app/results");
    await expect(page.getByRole("heading", { level: 1, name: "This page did not work" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
    await expectAccessible(page);

    await page
      .getByRole("banner")
      .getByRole("button", { name: /Switch to Telugu/ })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "ఈ పేజీ పనిచేయలేదు" })).toBeVisible();
    await page
      .getByRole("banner")
      .getByRole("button", { name: /ఇంగ్లీషుకు/ })
      .click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeFocused();

    await page.evaluate(() => sessionStorage.setItem("mended", "yes"));
    await visit(page, "/app/results");
    await expect(page.getByRole("heading", { level: 1, name: "Sita Devi" })).toBeVisible();
  });
});

test.describe("an id that opens nothing", () => {
  test.use({ expectedFaults: { patterns: [/404/, /Network response was not ok/] } });

  test("is logged and nothing else: nothing is shown, nothing is stored", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await visit(page, `/app/about?id=${"A".repeat(43)}`);
    await expect.poll(() => logged).toContain("Network response was not ok");
    await expect(page.getByRole("heading", { level: 1, name: "About Vedic Astrology" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByText("Network response was not ok")).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("userDetails"))).toBeNull();
  });

  test("never shows another person's chart: it says so, and leads to theirs by its own link", async ({ page }) => {
    await beginSessionWith(page, WAR_TIME_BIRTH);
    await visit(page, `/app/results?id=${"A".repeat(43)}`);
    await expect(page.getByRole("alert")).toContainText("This link does not open a chart");
    await expect(page.getByRole("heading", { name: /Sita/ })).toHaveCount(0);
    await expect(page.getByLabel("First Name", { exact: true })).toHaveValue("");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Open the chart of Sita Devi instead" }).click();
    await expect(page).toHaveURL(/\/app\/results$/);
    await expect(page.getByRole("heading", { level: 1, name: "Sita Devi" })).toBeVisible();
  });
});

test.describe("an id whose details do not come", () => {
  test.use({ expectedFaults: { patterns: [/get\/user/, /Failed to load resource/, /Network response was not ok/] } });

  test("is requested again, and nobody else is shown meanwhile", async ({ page, request }) => {
    const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Lalita" });
    await beginSessionWith(page, WAR_TIME_BIRTH);
    await page.route("**/get/user?**", (route) => route.abort());
    await visit(page, `/app/results?id=${id}`);
    const message = page.getByRole("alert").filter({ hasText: "The details of this link could not be loaded." });
    await expect(message).toContainText("The server could not be reached.");
    await expect(page.getByText("Sita Devi", { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute("**/get/user?**");
    await message.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Lalita Devi" })).toBeVisible();
  });
});

test.describe("a save that fails", () => {
  test.use({
    expectedFaults: {
      patterns: [
        /upsert\/user/,
        /Failed to submit form/,
        /Failed to load resource/,
        /geo\//,
        /could not be reached/,
        // Files of other screens, which the page brings ahead.
        /^request: .*\/app\/assets\//,
        // The page asks at its own address whether the server is there, if it is idle while the line is down.
        /^request: \S+\/app\/calculator$/,
      ],
    },
  });

  async function expectAllKept(form: BirthDetailsPage): Promise<void> {
    for (const [label, value] of [
      ["First Name", WARANGAL.firstName],
      ["Last Name", WARANGAL.lastName],
      ["Email", WARANGAL.email],
      ["Mobile Number", WARANGAL.mobile],
      ["Birth Date", WARANGAL.birthDate],
      ["Birth Time", WARANGAL.birthTime],
    ] as const) {
      await expect(form.field(label)).toHaveValue(value);
    }
    await expect(form.field("Birth Location")).toHaveValue(/Warangal/);
  }

  test("offline, it says so, keeps everything through a reload, and goes through when the line is back", async ({
    page,
    context,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const form = new BirthDetailsPage(page);
    await form.open();
    await form.fill(WARANGAL);
    await goOffline(page);
    await form.submit.click();
    const alert = page.getByRole("alert").filter({ hasText: SAVE_FAILED });
    await expect(alert.getByText(SAVE_FAILED, { exact: true })).toBeVisible();
    await expect(alert).toContainText("Everything you typed is still here.");
    await expect(alert).toContainText("This device is not connected to the internet.");
    await expectAllKept(form);
    expect(logged).toContain("Failed to submit form");
    await expectAccessible(page);

    await context.setOffline(false);
    await page.reload();
    await expectAllKept(form);
    await expect(page.getByText(SAVE_FAILED)).toBeVisible();
    await form.submit.click();
    await page.waitForURL("**/app/results");
  });

  test("with the server out of order, it says whose fault it is and keeps everything", async ({ page }) => {
    const form = new BirthDetailsPage(page);
    await form.open();
    await form.fill(WARANGAL);
    await page.route("**/upsert/user", (route) =>
      route.fulfill({ status: 500, json: { status: 500, response: "no", code: "internal_error" } }),
    );
    await form.submit.click();
    const alert = page.getByRole("alert").filter({ hasText: SAVE_FAILED });
    await expect(alert).toContainText("Something went wrong on our side.");
    await expectAllKept(form);

    // What is to be corrected then stands alone.
    await form.field("First Name").fill("");
    await form.submit.click();
    await expect(form.field("First Name")).toHaveAccessibleDescription("First Name is required");
    await expect(alert).toHaveCount(0);
  });

  test("in Telugu, it says so in Telugu", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
    await visit(page, "/app/calculator");
    const labels: readonly (readonly [string, string])[] = [
      ["పేరు", "అంజలి"],
      ["ఇంటి పేరు", "రావు"],
      ["ఈమెయిల్", "anjali@example.org"],
      ["మొబైల్ నంబర్", "0000000000"],
      ["పుట్టిన తేదీ", "1990-05-17"],
      ["పుట్టిన సమయం", "06:05"],
      ["జన్మ స్థలం", "వరంగల్"],
    ];
    // What the form brings ahead is here first, and the network goes before the place is typed: a name that is looked up is completed.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/chart-drawing-")),
    );
    await goOffline(page);
    for (const [label, value] of labels) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("button", { name: "మీ జాతక చక్రం పొందండి" }).click();
    await expect(page.getByText("వివరాలు పంపడంలో పొరపాటు జరిగింది. దయచేసి మళ్ళీ ప్రయత్నించండి.")).toBeVisible();
    for (const [label, value] of labels) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  });
});

test.describe("a session store with nonsense in it", () => {
  test("counts as no person", async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem("userDetails", '{"firstName":7'));
    await visit(page, "/app/results");
    await page.waitForURL("**/app/calculator");
    await expect(new BirthDetailsPage(page).field("First Name")).toHaveValue("");
  });
});
