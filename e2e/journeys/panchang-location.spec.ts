import type { Page } from "@playwright/test";
import { expect, expectAccessible, hold, test, visit } from "../fixtures.ts";

const button = (page: Page) => page.getByRole("button", { name: "Current Location" });
const location = (page: Page) => page.getByLabel("Location", { exact: true });

/** Waits until the form is hydrated: before that a press would be lost. */
async function openPanchang(page: Page): Promise<void> {
  await visit(page, "/app/panchang");
  await page.getByRole("heading", { name: "Timings" }).waitFor();
  await expect(button(page)).toBeEnabled();
}

/** A position that the device gives only when it is allowed to. */
async function holdPosition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (found, failed, options) => {
      document.documentElement.dataset.asked = JSON.stringify(options);
      document.addEventListener("let-position", () => real(found, failed, options), { once: true });
    };
  });
}
const letPosition = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("let-position")));

test.describe("where the device is in Warangal", () => {
  test.use({ geolocation: { latitude: 17.97841234567, longitude: 79.59409876543 }, permissions: ["geolocation"] });

  test("Current Location says that it looks, then names the place and asks by six decimals", async ({ page }) => {
    await holdPosition(page);
    await openPanchang(page);
    await button(page).click();
    const busy = page.getByRole("button", { name: "Detecting location..." });
    await expect(busy).toBeDisabled();
    expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe(
      JSON.stringify({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }),
    );

    const release = await hold(page, "**/geo/reverse?*");
    const searched: string[] = [];
    page.on("request", (request) => request.url().includes("/geo/search") && searched.push(request.url()));
    const reversed = page.waitForRequest("**/geo/reverse?*");
    await letPosition(page);
    const query = new URL((await reversed).url()).searchParams;
    // The name of a town is requested to a kilometre.
    expect([query.get("lat"), query.get("lon")]).toEqual(["17.98", "79.59"]);
    await expect(location(page)).toHaveValue("Detecting your location...");
    await expect(location(page)).toHaveAccessibleDescription(/^17\.978412°\sN, 79\.594099°\sE, UTC\+5\.5$/);
    await expect(busy).toBeDisabled();

    release();
    await expect(location(page)).toHaveValue("Warangal, Telangana, India");
    await expect(button(page)).toBeEnabled();
    // Neither text was typed: nothing is looked up by it.
    expect(searched).toEqual([]);

    await page.getByLabel("Date", { exact: true }).fill("2026-11-21");
    await page.getByLabel("Time", { exact: true }).fill("10:40");
    const asked = page.waitForRequest(/panchang\/panchang\?.*time=10%3A40%3A00/);
    await page.getByRole("button", { name: "Get Panchang Details" }).click();
    const sent = new URL((await asked).url()).searchParams;
    expect([sent.get("lat"), sent.get("lon"), sent.get("tz")]).toEqual(["17.978412", "79.594099", "5.5"]);
    await expect(page.getByRole("region", { name: "Panchang for 21 November 2026" })).toContainText(
      "Warangal, Telangana, India",
    );
    await expectAccessible(page);

    // What is typed meanwhile is not overwritten.
    await button(page).click();
    await location(page).fill("Nizamabad");
    await letPosition(page);
    await expect(button(page)).toBeEnabled();
    await expect(location(page)).toHaveValue("Nizamabad");
  });

  test("a place with little information is named by what there is", async ({ page }) => {
    let answer: object = {};
    await page.route("**/geo/reverse?*", (route) => route.fulfill({ json: answer }));
    for (const [place, text] of [
      [
        { display_name: "d", address: { town: "Parkal", county: "Hanamkonda", country: "India" } },
        "Parkal, Hanamkonda, India",
      ],
      [{ display_name: "Somewhere on the road", address: {} }, "Somewhere on the road"],
    ] as const) {
      answer = place;
      // What was found out about a point is kept as long as the page.
      await openPanchang(page);
      await button(page).click();
      await expect(location(page)).toHaveValue(text);
    }
  });

  test.describe("and the lookup fails", () => {
    test.use({ expectedFaults: { patterns: [/geo\/reverse/, /Failed to load resource/, /API error/, /timezone/] } });

    test("the place is called by its degrees, and the browser's clock replaces its own", async ({ page }) => {
      await page.route("**/geo/reverse?*", (route) => route.fulfill({ status: 503, json: { status: 503 } }));
      await page.route("**/geo/timezone?*", (route) => route.fulfill({ status: 503, json: { status: 503 } }));
      await openPanchang(page);
      await button(page).click();
      await expect(location(page)).toHaveValue("Location near 17.9784°, 79.5941°");
      await expect(location(page)).toHaveAccessibleDescription(/UTC\+5\.5 from the clock of this device$/);
      await page.getByLabel("Date", { exact: true }).fill("2026-11-21");
      await page.getByLabel("Time", { exact: true }).fill("10:40");
      const asked = page.waitForRequest(/panchang\/panchang\?.*time=10%3A40%3A00/);
      await page.getByRole("button", { name: "Get Panchang Details" }).click();
      expect(new URL((await asked).url()).searchParams.get("tz")).toBe("5.5");
      const result = page.getByRole("region", { name: "Panchang for 21 November 2026" });
      await expect(result).toContainText("Location near 17.9784°, 79.5941°");
      await expect(result).toContainText("so we use the clock of this device (UTC+5.5)");
    });
  });
});

test.describe("where the device is in New Jersey, and its clock still in India", () => {
  test.use({ geolocation: { latitude: 40.7178, longitude: -74.0431 }, permissions: ["geolocation"] });

  test("the place's own clock is shown and used, not that of the browser", async ({ page }) => {
    await openPanchang(page);
    await page.getByLabel("Date", { exact: true }).fill("2026-07-04");
    await page.getByLabel("Time", { exact: true }).fill("21:40");
    await button(page).click();
    await expect(location(page)).toHaveValue(/United States$/);
    await expect(location(page)).toHaveAccessibleDescription(/W, UTC-4\.0$/);
    const asked = page.waitForRequest(/panchang\/panchang\?.*time=21%3A40%3A00/);
    await page.getByRole("button", { name: "Get Panchang Details" }).click();
    const sent = new URL((await asked).url()).searchParams;
    expect([sent.get("tz"), sent.get("zone")]).toEqual(["-4", "America/New_York"]);
    await expect(page.getByRole("region", { name: "Panchang for 4 July 2026" })).toContainText("America/New_York");
  });
});

test("a visitor who does not allow it reads how to", async ({ page }) => {
  // Chromium shows no prompt in a test: what is not granted is denied.
  await openPanchang(page);
  await button(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Location permission denied. Please enable location services in your browser settings.",
  );
  await expect(button(page)).toBeEnabled();
  await expectAccessible(page);
});

test.describe("a device that does not know where it is", () => {
  test.use({ permissions: ["geolocation"] });

  test("is reported as unavailable", async ({ page, context }) => {
    await openPanchang(page);
    const session = await context.newCDPSession(page);
    // An override without coordinates is a device without a fix.
    await session.send("Emulation.setGeolocationOverride", {});
    await button(page).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Location information is unavailable. Please enter location manually.",
    );
  });
});

test("a device that takes too long, or fails otherwise, is reported as such", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({
        code: Number(document.documentElement.dataset.failure),
        message: "",
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      });
  });
  await openPanchang(page);
  for (const [code, message] of [
    [3, "Location request timed out. Please try again or enter location manually."],
    [0, "Unable to get your current location."],
  ] as const) {
    await page.evaluate((failure) => {
      document.documentElement.dataset.failure = String(failure);
    }, code);
    await button(page).click();
    await expect(page.getByRole("alert")).toHaveText(message);
    await expect(button(page)).toBeEnabled();
  }
});

test("a browser without positions is reported as such, and the message goes when a place is typed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "geolocation");
  });
  await openPanchang(page);
  await button(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Geolocation is not supported by your browser. Please enter location manually.",
  );
  await location(page).fill("Warangal");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
