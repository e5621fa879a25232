import { calls } from "@vedanga/contract";
import { expect, expectAccessible, settled, test, visit } from "../fixtures.ts";
import { beginSessionWith, saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

const DAYS = `**${calls.ownDays.path}?*`;

test("a person's days are found from the chart, say why, and remember a date that is entered", async ({ page }) => {
  await beginSessionWith(page, WAR_TIME_BIRTH);
  await visit(page, "/app/results");
  await settled(page);
  await page.getByRole("link", { name: "Birthdays by tithi and star, and other days of these years" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your days" })).toBeVisible();
  const byTithi = page.getByRole("region", { name: /^Birthday by tithi/ });
  await expect(byTithi.getByRole("listitem")).toHaveCount(10);
  await byTithi.getByRole("listitem").first().getByText("Why?").click();
  await expect(byTithi.getByText(/the same tithi is kept each year/).first()).toBeVisible();

  await page.getByRole("heading", { name: "Day of remembrance" }).click();
  const remembrance = page.getByRole("region", { name: /^Day of remembrance/ });
  await remembrance.getByRole("button", { name: "Find the days" }).click();
  await expect(remembrance.getByText("Enter the date, from 1600 to 2400.")).toBeVisible();
  await remembrance.getByLabel("Date of the death").fill("2018-06-02");
  await remembrance.getByRole("button", { name: "Find the days" }).click();
  await expect(remembrance.getByText("The tithi: Adhika Jyeshtha, Krishna Paksha, Chaturthi.")).toBeVisible();
  await expect(remembrance.getByText(/^Before 1:4\d\sAM the tithi is Tritiya/)).toBeVisible();
  expect((await remembrance.getByRole("listitem").count()) >= 9).toBe(true);
  await expectAccessible(page);
});

test.describe("without an answer", () => {
  test.use({
    expectedFaults: { patterns: [/horoscope\/own-days/, /Failed to load resource/, /could not be reached/] },
  });

  test("the days are said to have failed, and are asked for again", async ({ page }) => {
    await beginSessionWith(page, WAR_TIME_BIRTH);
    await page.route(DAYS, (route) => route.abort("connectionrefused"));
    await visit(page, "/app/results/days");
    await expect(page.getByText("The days could not be calculated.")).toBeVisible();
    await page.unroute(DAYS);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: /^Birthday by tithi/ })).toBeVisible();
  });
});

test("a calendar is made when it is asked for, without name and contact, and ends with the record", async ({
  page,
  request,
}) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Shakuntala" });
  await visit(page, `/app/results/days?id=${id}`);
  await page.getByRole("heading", { name: "In your calendar" }).click();
  await page.getByRole("button", { name: "Make the address" }).click();
  const subscribe = page.getByRole("region", { name: "In your calendar" }).getByRole("link").first();
  const address = (await subscribe.getAttribute("href")) ?? "";
  expect(address).toMatch(/^webcal:.*view=[\w-]{43}/);
  expect(address).not.toContain(id);
  const feed = address.replace(/^webcal:/, "http:");
  const calendar = await request.get(feed);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  const text = await calendar.text();
  expect(text).toContain("SUMMARY:S.: ");
  expect(text).not.toMatch(/Shakuntala|example\.org/);
  await request.post(calls.eraseUser.path, { data: { id } });
  expect((await request.get(feed)).status()).toBe(404);
});
