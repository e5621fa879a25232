import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, settled, test, visit } from "../fixtures.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

const SERVER_CALL = /\/server\/.*\/utilities\/gem-details\?/;
const PAGE = "/app/utilities/gem-details";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const list = (page: Page) => page.getByRole("combobox", { name: "Choose a stone" });

test("the list of nine changes the stone in the address without loading the page, and Back returns", {
  tag: "@phone",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => SERVER_CALL.test(request.url()) && asked.push(new URL(request.url()).search));
  await visit(page, PAGE);
  await settled(page);
  await expect(part(page, "Red Coral")).toContainText(/Red Coral.*Other name: Moonga\. Planet: Mars\./s);
  await expect(page).toHaveTitle(/^Red Coral/);
  await expect(list(page).getByRole("option")).toHaveCount(9);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await list(page).selectOption("Diamond");
  await expect(page).toHaveURL(/\/utilities\/gem-details\?gem=diamond&lang=en$/);
  await expect(part(page, "Diamond")).toContainText(/Heera.*Venus/s);
  for (const name of ["Benefits for You", "Health Benefits", "Best Time to Wear", "Method of Wearing", "Sacred Mantra"])
    await expect(part(page, name)).toContainText(/\S{3}/);
  const flaws = page.getByRole("table", { name: "Flaws to Avoid" });
  await expect(flaws.getByRole("columnheader")).toHaveText(["Flaw Type", "Potential Effects"]);
  await expect(flaws.getByRole("row", { name: /^Crow's foot/ })).toBeVisible();
  await page.getByText("Where these flaws are described").click();
  await expect(page.getByRole("main")).toContainText("Crow's foot: the old text calls it kakapada.");
  await expect(page.getByRole("main").locator("cite").filter({ hasText: "Brihat Samhita 80.15" })).toBeVisible();
  await expect(page.getByText(/Please consult an astrologer/)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goBack();
  await expect(part(page, "Red Coral")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  expect(asked.map((search) => new URLSearchParams(search).get("gem"))).toEqual(["coral", "diamond", "diamond"]);
});

test("each of the nine drawn stones leads to its own page; a change of language requests its text again", async ({
  page,
}) => {
  await visit(page, PAGE);
  const nine = page.getByRole("navigation", { name: "The nine stones" });
  await expect(nine.getByRole("link")).toHaveCount(9);
  for (const [name, planet] of [
    ["Hessonite", "Rahu"],
    ["Cat's Eye", "Ketu"],
    ["Pearl", "Moon"],
  ] as const) {
    await nine.getByRole("link", { name }).click();
    await expect(part(page, name)).toContainText(`Planet: ${planet}.`);
    await expect(nine.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }

  const asked = page.waitForRequest((request) => SERVER_CALL.test(request.url()) && request.url().includes("lang=te"));
  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  await asked;
  await expect(part(page, "ముత్యం")).toContainText("చంద్రుని రత్నం");
  await expect(page).toHaveURL(/\?gem=pearl&lang=te$/);
});

test("a shared address in Telugu is read in Telugu where no language was chosen, and chooses none", async ({
  page,
}) => {
  const chosen = () => page.evaluate(() => localStorage.getItem("preferredLanguage"));
  await visit(page, `${PAGE}?gem=pearl&lang=te`);
  await settled(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
  await expect(part(page, "ముత్యం")).toContainText("చంద్రుని రత్నం");
  await expect(page).toHaveURL(/\?gem=pearl&lang=te$/);
  expect(await chosen()).toBeNull();

  // A choice is stronger than an address.
  await page.getByRole("button", { name: /ఇంగ్లీషుకు/ }).click();
  await expect(part(page, "Pearl")).toBeVisible();
  await visit(page, `${PAGE}?gem=ruby&lang=te`);
  await expect(part(page, "Ruby")).toContainText("Planet: Sun.");
  await expect(page).toHaveURL(/\?gem=ruby&lang=en$/);
  expect(await chosen()).toBe("english");
});

test("the home page leads to the coral, and the id of the address comes along all the way", async ({
  page,
  request,
}) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  await visit(page, `/app/?id=${id}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Gemstone Recommendations/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/utilities/gem-details\\?gem=coral&lang=en&id=${id}$`));
  await expect(part(page, "Red Coral")).toBeVisible();
  await list(page).selectOption("Ruby");
  await expect(page).toHaveURL(new RegExp(`gem=ruby&lang=en&id=${id}$`));
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/?\\?id=${id}$`));
});

test("a stone that is none of the nine is an error without a call, and the list leads out of it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => SERVER_CALL.test(request.url()) && asked.push(request.url()));
  await visit(page, `${PAGE}?gem=amber&lang=en`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Loading Gemstone Information");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Failed to load gemstone information: “amber” is not one of the nine stones. Please choose one from the list.",
  );
  expect(asked).toEqual([]);
  await list(page).selectOption("Emerald");
  await expect(part(page, "Emerald")).toContainText("Planet: Mercury.");
  await page.goBack();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/app\/?$/);
});

test.describe("a call that fails", () => {
  test.use({
    expectedFaults: {
      patterns: [/gem-details/, /Failed to load resource/, /API error/, /could not be reached/, /Invalid response/],
    },
  });

  test("says why on a page of its own, and can be tried again", async ({ page }) => {
    await page.route(SERVER_CALL, (route) => route.abort());
    await visit(page, `${PAGE}?gem=ruby&lang=en`);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Loading Gemstone Information");
    await expect(alert).toContainText(
      "Failed to load gemstone information: The server could not be reached. Check the connection.",
    );
    await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();

    await page.unroute(SERVER_CALL);
    await page.route(SERVER_CALL, (route) => route.fulfill({ json: { status: 200 } }));
    await alert.getByRole("button", { name: "Try Again" }).click();
    const invalid = "Failed to load gemstone information: Invalid response from server";
    await expect(alert).toContainText(invalid);

    // A server that fails has not answered.
    await page.unroute(SERVER_CALL);
    await page.route(SERVER_CALL, (route) => route.fulfill({ status: 503, body: "" }));
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(alert).toContainText("Failed to load gemstone information: Something went wrong on our side.");

    // A whole answer whose own status is not 200.
    await page.unroute(SERVER_CALL);
    await page.route(SERVER_CALL, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), status: 402 } });
    });
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(alert).toContainText(invalid);

    // A refusal is said in the server's own words, and would be the same again.
    await page.unroute(SERVER_CALL);
    await page.route(SERVER_CALL, (route) =>
      route.continue({ url: route.request().url().replace("gem=ruby", "gem=glass") }),
    );
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(alert).toContainText(/Failed to load gemstone information: .*gem/);
    await expect(alert.getByRole("button")).toHaveCount(0);

    await page.unroute(SERVER_CALL);
    await list(page).selectOption("Pearl");
    await expect(part(page, "Pearl")).toContainText("Planet: Moon.");
  });
});
