import { expect, expectAccessible, test, visit } from "../fixtures.ts";
import { chooseApia } from "../pages/apia.ts";
import { BirthDetailsPage, WARANGAL } from "../pages/birth-details-page.ts";

const NO_SUCH_DATE = "This place had no such birth date; give the day before or after";

test("a date that the place never had is said at the date, and the place can be changed instead", {
  tag: "@phone",
}, async ({ page }) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fillPerson({ ...WARANGAL, birthDate: "2011-12-30" });
  await chooseApia(form.field("Birth Location"));
  await expect(
    page.getByText("This place had no such day: its clocks went straight to the next date.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/The clocks were put forward|ahead of UTC/)).toHaveCount(0);
  const saves: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/upsert/user")) saves.push(request.url());
  });
  await form.submit.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([NO_SUCH_DATE]);
  await expect(form.field("Birth Date")).toHaveAccessibleDescription(NO_SUCH_DATE);
  await expect(form.field("Birth Date")).toHaveValue("2011-12-30");
  await expect(form.field("First Name")).toHaveValue(WARANGAL.firstName);
  await expectAccessible(page);
  expect(saves).toEqual([]);

  await form.choosePlace(WARANGAL);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await form.submit.click();
  await page.waitForURL("**/app/results");
});

test.describe("where the clock of the place has not come", () => {
  test.use({
    expectedFaults: {
      patterns: [
        /timezone/,
        /upsert\/user/,
        /Failed to load resource/,
        /could not be reached/,
        /Failed to submit form/,
      ],
    },
  });

  test("the server refuses a date that the place never had, and the form says it at the date", async ({ page }) => {
    const form = new BirthDetailsPage(page);
    await form.open();
    await page.route("**/geo/timezone*", (route) => route.abort());
    await form.fillPerson({ ...WARANGAL, birthDate: "2011-12-30" });
    await chooseApia(form.field("Birth Location"));
    await form.submit.click();
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([NO_SUCH_DATE]);
    await expect(page.getByText(/An error occurred/)).toHaveCount(0);
    await form.field("Birth Date").fill("2011-12-31");
    await form.submit.click();
    await page.waitForURL("**/app/results");
  });
});

test.describe("where an answer is refused because the place never had the date", () => {
  test.use({ expectedFaults: { patterns: [/planet-details/, /Failed to load resource/, /API error/] } });

  test("it is said, without a button to try again", async ({ page }) => {
    await visit(page, "/app/moon-sign");
    await page.getByLabel("Date of birth").fill("2011-12-30");
    await page.getByLabel("Time of birth").fill("12:00");
    await chooseApia(page.getByLabel("Place of birth"));
    await page.getByRole("button", { name: "Find my Moon sign" }).click();
    await expect(page.getByText(/This place had no such day/)).toBeVisible();
    await expect(page.getByRole("button", { name: /try again/i })).toHaveCount(0);
  });
});
