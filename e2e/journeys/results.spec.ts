import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from "../fixtures.ts";
import { BirthDetailsPage } from "../pages/birth-details-page.ts";
import { beginSessionWith, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

test("the overview: charts as specified by the clock of the birth, a table that can be swiped, and the language turned", {
  tag: "@phone",
}, async ({ page }) => {
  await beginSessionWith(page, WAR_TIME_BIRTH);
  const charts: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/horoscope/chart-image")) charts.push(new URL(request.url()).searchParams);
  });
  await visit(page, "/app/results");
  await expect(page.getByRole("img", { name: /Rasi/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /Navamsa/ })).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  expect(charts.map((chart) => chart.get("div")).toSorted()).toEqual(["D1", "D9"]);
  for (const chart of charts) {
    expect(Object.fromEntries(chart)).toMatchObject({
      dob: "15/06/1943",
      tob: "04:20",
      lat: "16.50834",
      lon: "80.61724",
      zone: "Asia/Kolkata",
      lang: "en",
      style: "south",
      color: "orange",
      font_size: "20",
      size: String(width < 768 ? width - 120 : 450),
    });
    expect(chart.get("tz")).toBeNull();
  }
  await test.step("the table of planets can be swiped on a phone and reached by keyboard", async () => {
    await expect(page.getByRole("row", { name: /^Ketu/ })).toBeVisible();
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    await expect(page.getByText("Swipe left to see more details")).toHaveCount(isPhone ? 1 : 0);
    await expectNoSidewaysScroll(page);
    if (isPhone) {
      const region = page.getByRole("region", { name: "Planet Positions" }).last();
      await region.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
      await expect(page.getByRole("rowheader", { name: "Ketu" })).toBeInViewport();
    }
  });
  await test.step("it survives a reload", async () => {
    await expect(page.getByRole("heading", { name: "Your Current Mahadasha" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Sita Devi" })).toBeVisible();
  });
  await test.step("the language switch asks again and turns the whole page", async () => {
    await expect(page.getByRole("table", { name: "Planet Positions" })).toContainText("Saturn");
    await page.getByRole("button", { name: /Switch to Telugu/ }).click();
    await expect(page.getByRole("table", { name: "గ్రహ స్థానాలు" })).toContainText("శని");
    await expect(page.getByRole("img", { name: /రాశి/ })).toBeVisible();
  });
});

test("a place that was not found is named with the coordinates used, and corrected one tap away", async ({ page }) => {
  await beginSessionWith(page, {
    ...WAR_TIME_BIRTH,
    location: "Ramapuram",
    latitude: "",
    longitude: "",
    zone: undefined,
  });
  const asked = page.waitForRequest((request) => request.url().includes("/horoscope/planet-details"));
  await visit(page, "/app/results");
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    lat: "18.9333",
    lon: "72.8166",
    tz: "5.5",
  });
  await expect(page.getByText(/No place from our list was chosen for “Ramapuram”/)).toContainText(
    "18.933300° N, 72.816600° E",
  );
  await page.getByRole("link", { name: "Choose the birth place" }).click();
  const place = new BirthDetailsPage(page).field("Birth Location");
  await expect(place).toHaveValue("Ramapuram");
  await expect(place).toBeFocused();
});

test.describe("when the chart is not available", () => {
  test.use({ expectedFaults: { patterns: [/horoscope/, /Failed to load resource/, /API error/] } });

  test("the page says so, keeps the person, and tries again when asked", async ({ page }) => {
    await beginSessionWith(page, WAR_TIME_BIRTH);
    const refuse = { status: 400, json: { status: 400, response: "no", code: "invalid_date" } };
    await page.route("**/horoscope/planet-details?**", (route) => route.fulfill(refuse));
    await visit(page, "/app/results");
    await expect(page.getByText("Failed to fetch Kundli data.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Sita Devi" })).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/horoscope/planet-details?**");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("table", { name: "Planet Positions" })).toContainText("Moon");
  });
});

test.describe("with an id that opens nothing", () => {
  test.use({ expectedFaults: { patterns: [/404/, /Network response was not ok/] } });

  test("the form takes its place, and saving gives the address a good id", async ({ page }) => {
    const gone = "A".repeat(43);
    await visit(page, `/app/results?id=${gone}`);
    await page.waitForURL(`**/app/calculator?id=${gone}`);
    const form = new BirthDetailsPage(page);
    await form.fillPerson({
      ...WAR_TIME_BIRTH,
      search: "",
      suggestion: /./,
    });
    await form.field("Birth Location").fill("Vijayawada");
    await form.submit.click();
    await page.waitForURL(/\/app\/results\?id=/);
    expect(new URL(page.url()).searchParams.get("id")).not.toBe(gone);
  });
});
