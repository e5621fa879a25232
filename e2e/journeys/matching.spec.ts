import type { Locator, Page } from "@playwright/test";
import { calls } from "@vedanga/contract";
import {
  expect,
  expectAccessible,
  expectWellMade,
  hold,
  hydrated,
  layoutShifts,
  settled,
  test,
  visit,
} from "../fixtures.ts";
import { chooseApia } from "../pages/apia.ts";
import { expectTelugu } from "../pages/expect-telugu.ts";
import { beginWithPair, PAIR_TYPED, SUJATA, UNTIMED } from "../pages/matched-pair.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";
import { sheetsOf } from "../pages/sheets-of.ts";

const RAVI = { ...SUJATA, name: "Ravi", birthDate: "1990-05-17", birthTime: "06:05" };
const side = (page: Page, name: string) => page.getByRole("group", { name });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The comparison prints on three sheets of A4 at most, without buttons. */
async function expectFewSheets(page: Page): Promise<void> {
  expect(sheetsOf(await page.pdf({ format: "A4", preferCSSPageSize: true }))).toBeLessThanOrEqual(3);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
}

async function enter(page: Page, name: "Bride" | "Groom", date: string, time: string): Promise<void> {
  const fields = side(page, name);
  await fields.getByLabel("Date of birth").fill(date);
  if (time !== "") await fields.getByLabel("Time of birth").fill(time);
  await fields.getByLabel("Place of birth").fill("Warangal");
  await page
    .getByRole("option", { name: /^Warangal/ })
    .first()
    .click();
}

test("two births are entered and compared, each figure with its reason; nothing of them is in an address or outlives the tab", {
  tag: "@phone",
}, async ({ page, context }) => {
  await visit(page, "/app");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Marriage Matching/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Marriage matching" })).toBeFocused();
  const compare = page.getByRole("button", { name: "Compare the births" });
  await compare.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Bride: give the date of birth",
    "Bride: choose the place of birth from the list",
    "Groom: give the date of birth",
    "Groom: choose the place of birth from the list",
  ]);
  await expectAccessible(page);
  await enter(page, "Bride", "1992-11-22", "21:40");
  await enter(page, "Groom", "", "06:05");
  await side(page, "Groom").getByLabel("Date of birth").pressSequentially("02311985");
  await side(page, "Bride").getByLabel("Time of birth").fill("");
  await side(page, "Bride").getByLabel("Time of birth").pressSequentially("09");
  const summary = page.getByRole("alert").getByRole("link");
  await compare.click();
  await expect(summary).toHaveText([
    "Bride: complete the time, or leave it empty",
    "Groom: give the date of birth in full, with day, month and year; it must exist in the calendar",
  ]);
  await side(page, "Groom").getByLabel("Date of birth").fill("1990-05-17");
  await expect(summary).toHaveCount(1);
  await compare.click();
  await expect(summary).toHaveText("Bride: complete the time, or leave it empty");
  await side(page, "Bride").getByLabel("Time of birth").fill("21:40");
  await side(page, "Bride").getByLabel("Name (not required)").fill("Sujata");
  await compare.click();

  const kootas = part(page, "Eight kootas");
  await expect(kootas.getByRole("img", { name: /^Wheel of the eight kootas/ })).toBeVisible();
  await expect(kootas.getByRole("listitem")).toHaveCount(8);
  // The sum is that of the answer, and of the eight figures.
  const shares = await kootas
    .getByRole("listitem")
    .getByText(/^[\d.]+\/\d$/)
    .allInnerTexts();
  const sum = shares.map((share) => Number.parseFloat(share)).reduce((a, b) => a + b, 0);
  await expect(kootas).toContainText(`The eight kootas give ${sum} of 36 points`);
  await expect(kootas.getByText("Sources: Muhurta Chintamani 6")).toBeVisible();
  const poruthams = part(page, "Ten poruthams");
  await expect(poruthams.getByRole("img")).toHaveCount(10);
  await expect(poruthams.getByText(/give 5.5 of 10 points/)).toBeVisible();
  await settled(page);
  await expect(part(page, "Mangal dosha on both sides").getByRole("heading", { level: 3 })).toHaveText([
    "Sujata",
    "Groom",
  ]);
  const papa = part(page, "Papasamaya");
  await expect(papa).toContainText("Custom looks for no less on the groom's side");
  const [sujata, groom] = await Promise.all(
    [2, 3].map(async (column) => {
      const cells = await papa.locator(`tbody tr > :nth-child(${column})`).allInnerTexts();
      return cells.map(Number);
    }),
  );
  for (const [mars, saturn, sun, rahu, total] of [sujata ?? [], groom ?? []]) {
    expect((mars ?? 0) + (saturn ?? 0) + (sun ?? 0) + (rahu ?? 0)).toBe(total);
  }
  await expect(papa).toContainText("units in the groom's chart and 38.2 in the bride's");
  await papa.getByText("Why these units: Sujata").click();
  await expect(papa.getByText(/house from the ascendant/).first()).toBeVisible();
  await expect(part(page, "Running dashas").getByText(/mahadasha until \d+/)).toHaveCount(2);
  await expectWellMade(page);

  await page.getByRole("button", { name: "Swap bride and groom" }).click();
  await expect(page.getByRole("region", { name: "Groom", exact: true })).toContainText("Sujata");
  await settled(page);
  expect(new URL(page.url()).search).toBe("");
  const kept = () => page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  const [device, tab] = await kept();
  expect(JSON.stringify(device)).not.toMatch(/1990|1992|Warangal|Sujata/);
  // Only the two births themselves, and no answer about them.
  expect(Object.entries(tab ?? {}).flatMap(([key, text]) => (/1990|1992|Sujata/.test(text) ? [key] : []))).toEqual([
    "matchedBirths",
  ]);
  const other = await context.newPage();
  await visit(other, "/app/matching");
  await expect(other.getByRole("button", { name: "Compare the births" })).toBeVisible();

  await page.reload();
  await expect(part(page, "Eight kootas").getByRole("listitem")).toHaveCount(8);
  await page.getByRole("button", { name: "Change the births" }).click();
  await expect(side(page, "Groom").getByLabel("Date of birth")).toHaveValue("1992-11-22");
  await compare.click();
  await page.getByRole("button", { name: "Clear both" }).click();
  await expect(side(page, "Groom").getByLabel("Date of birth")).toHaveValue("");
  expect(JSON.stringify(await kept())).not.toMatch(/1990|1992|Sujata/);
});

test("a date that the place of a birth never had is said at that date", async ({ page }) => {
  await visit(page, "/app/matching");
  await enter(page, "Groom", "1990-05-17", "06:05");
  const bride = side(page, "Bride");
  await bride.getByLabel("Date of birth").fill("2011-12-30");
  await chooseApia(bride.getByLabel("Place of birth"));
  await page.getByRole("button", { name: "Compare the births" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Bride: the place had no such date; give the day before or after",
  ]);
  await expect(bride.getByLabel("Date of birth")).toHaveValue("2011-12-30");
  await bride.getByLabel("Date of birth").fill("2011-12-31");
  await page.getByRole("button", { name: "Compare the births" }).click();
  await expect(page.getByRole("button", { name: "Change the births" })).toBeVisible();
});

test("a form filled in part is still there after a reload and after another page, in this tab alone", {
  tag: "@phone",
}, async ({ page, context }) => {
  await visit(page, "/app/matching");
  await enter(page, "Bride", "1992-11-22", "21:40");
  await side(page, "Groom").getByLabel("Name (not required)").fill("Ravi");
  const expectAll = async (): Promise<void> => {
    await expect(side(page, "Bride").getByLabel("Date of birth")).toHaveValue("1992-11-22");
    await expect(side(page, "Bride").getByLabel("Time of birth")).toHaveValue("21:40");
    await expect(side(page, "Bride").getByLabel("Place of birth")).toHaveValue(/^Warangal/);
    await expect(side(page, "Groom").getByLabel("Name (not required)")).toHaveValue("Ravi");
  };
  await page.reload();
  await hydrated(page);
  await expectAll();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await page.goBack();
  await expectAll();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/1992|Warangal|Ravi/);
  const other = await context.newPage();
  await visit(other, "/app/matching");
  await expect(side(other, "Bride").getByLabel("Date of birth")).toHaveValue("");

  // The place is still a chosen one.
  await enter(page, "Groom", "1990-05-17", "06:05");
  const compare = page.getByRole("button", { name: "Compare the births" });
  await compare.click();
  await expect(part(page, "Eight kootas")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("matchingDraft"))).toBeNull();
  // What is changed and not compared is kept over what was compared.
  await page.getByRole("button", { name: "Change the births" }).click();
  await side(page, "Bride").getByLabel("Date of birth").fill("1993-11-22");
  await page.reload();
  await hydrated(page);
  await expect(side(page, "Bride").getByLabel("Date of birth")).toHaveValue("1993-11-22");
  await expect(side(page, "Groom").getByLabel("Date of birth")).toHaveValue("1990-05-17");
});

test("what is compared is read from the title on; Back leads to the fields, and from them to the page before", {
  tag: "@phone",
}, async ({ page }) => {
  const title = page.getByRole("heading", { level: 1, name: "Marriage matching" });
  const compare = page.getByRole("button", { name: "Compare the births" });
  await visit(page, "/app");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Marriage Matching/ })
    .click();
  await enter(page, "Bride", "1992-11-22", "21:40");
  await enter(page, "Groom", "1990-05-17", "06:05");
  await compare.click();
  await expect(part(page, "Eight kootas")).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await page.goBack();
  await expect(side(page, "Bride").getByLabel("Date of birth")).toHaveValue("1992-11-22");
  await expect(title).toBeFocused();
  await compare.click();
  await page.getByRole("button", { name: "Change the births" }).click();
  await expect(compare).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Clear both" }).click();
  await expect(side(page, "Bride").getByLabel("Date of birth")).toHaveValue("");
  await expect(title).toBeFocused();
});

test("what a text says undoes a fault is beside it, with the text, and is not in the sum", async ({ page }) => {
  // One star, and two quarters of it.
  await beginWithPair(page, { bride: { ...RAVI, name: "Sujata", birthTime: "00:05" }, groom: RAVI });
  await visit(page, "/app/matching");
  const nadi = part(page, "Eight kootas").getByRole("listitem").filter({ hasText: "Children and vitality" });
  await expect(nadi).toContainText("0/8");
  await expect(nadi).toContainText("Undone by a text");
  await expect(nadi).toContainText(/Two quarters of one star undo what is missing in Nadi\.\s+Muhurta Chintamani 6/);
  await expect(page.getByText("The sum does not count what a text undoes.")).toBeVisible();
  // Mars is in houses of the dosha and in a sign that cancels it: that is told, and why.
  const mangal = part(page, "Mangal dosha on both sides");
  await expect(mangal.getByText("Cancelled in full")).toHaveCount(2);
  await mangal.getByText("Why it is absent").first().click();
  await expect(mangal.getByText(/^[-−]41$/)).toBeVisible();
});

test("a birth without a time says between what the points are, what may differ, what is counted for noon; few sheets say it on paper", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await beginWithPair(page, { bride: SUJATA, groom: UNTIMED });
  await visit(page, "/app/matching");
  await settled(page);
  const doubt = page.getByRole("region", { name: "Ravi: another time of birth" });
  await expect(doubt).toContainText("they are counted for noon; at another time these may differ");
  await expect(doubt).toContainText(/Before 7:5\d\sPM the Moon sign is Capricorn, from then on Aquarius/);
  await expect(doubt).toContainText("With another star these may differ: Tara, Yoni, Gana and Nadi");
  await expect(doubt).toContainText("With another sign these may differ: Varna, Vasya, Graha maitri and Bhakoot");
  await expect(page.getByRole("region", { name: "Groom", exact: true })).toContainText("Capricorn (at noon)");
  await expect(page.getByRole("region", { name: /another time of birth/ })).toHaveCount(1);
  // One line before the wheel; the note is after it and its sum.
  const kootas = part(page, "Eight kootas");
  const range = kootas.getByText(
    /^At the times that are possible it is [\d.]+ to [\d.]+ of 36 points\. Not certain: \S/,
  );
  const sum = kootas.getByText(/^The eight kootas give [\d.]+ of 36 points/);
  const topOf = async (each: Locator): Promise<number> => (await each.boundingBox())?.y ?? Number.NaN;
  const wheel = await topOf(kootas.getByRole("img"));
  expect(await topOf(range)).toBeLessThan(wheel);
  expect(await topOf(sum)).toBeLessThan(await topOf(doubt));
  // On a phone one below the other, elsewhere side by side.
  if (isMobile) expect(wheel).toBeLessThan(await topOf(sum));
  await range.getByRole("link", { name: "What another time changes" }).click();
  await expect(doubt).toBeInViewport();
  await expect(part(page, "Ten poruthams").getByText(/it is [\d.]+ to [\d.]+ of 10 points/)).toBeVisible();
  await expectAccessible(page);
  await expectFewSheets(page);
});

for (const language of ["english", "telugu"]) {
  test(`nothing moves while slow answers about two births come, one of no known time; ${language}`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
    await beginWithPair(page, { bride: SUJATA, groom: UNTIMED });
    const shifts = await layoutShifts(page);
    const answer = await hold(page, "**/api/v3-json/**");
    await page.goto("/app/matching");
    await hydrated(page);
    await page.locator("#kootas").waitFor();
    await shifts.start();
    answer();
    await settled(page);
    expect(await shifts.sum()).toBeLessThan(0.001);
  });
}

test("people of the list are compared by their records; an erased one is forgotten here too", async ({
  page,
  request,
}) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Mandodari" });
  await visit(page, `/app/results?id=${id}`);
  await settled(page);
  await visit(page, "/app/results");
  await page.getByRole("link", { name: "Compare with another birth" }).click();
  await side(page, "Bride").getByLabel("Whose birth").selectOption({ label: "Mandodari Devi, 15 June 1943" });
  await side(page, "Groom").getByLabel("Whose birth").selectOption({ label: "Mandodari Devi, 15 June 1943" });
  const compare = page.getByRole("button", { name: "Compare the births" });
  await compare.click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText("Bride and groom are the same person; choose two");
  await side(page, "Groom").getByLabel("Whose birth").selectOption({ label: "Enter a birth" });
  await enter(page, "Groom", "1940-01-10", "");
  await compare.click();
  await expect(page.getByRole("region", { name: "Bride", exact: true })).toContainText("Mandodari Devi");
  const kept = await page.evaluate(() => sessionStorage.getItem("matchedBirths"));
  expect(kept).toContain(id);
  expect(kept).not.toContain("Mandodari");

  await page.getByRole("banner").getByRole("button", { name: "Mandodari" }).click();
  const list = page.getByRole("dialog");
  await expect(list.getByRole("link", { name: "Compare two births" })).toBeVisible();
  await list.getByRole("button", { name: "Erase Mandodari Devi" }).click();
  await list.getByRole("group").getByRole("button", { name: "Erase Mandodari Devi" }).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("matchedBirths"))).toBeNull();
});

test("Telugu: the page speaks it throughout, and prints on few sheets", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  await beginWithPair(page, { bride: { ...SUJATA, name: "సుజాత" }, groom: { ...UNTIMED, name: "" } });
  await visit(page, "/app/matching");
  await settled(page);
  await expect(page.getByRole("heading", { level: 1, name: "వివాహ పొంతన" })).toBeVisible();
  await expect(part(page, "ఎనిమిది కూటాలు").locator("ol").getByRole("listitem")).toHaveCount(8);
  await expect(part(page, "పది పొంతనలు").getByRole("img", { name: /పాయింటు/ })).toHaveCount(10);
  await expect(page.getByRole("region", { name: "వరుడు: పుట్టిన సమయం వేరైతే" })).toBeVisible();
  await expectTelugu(page, PAIR_TYPED);
  await expectWellMade(page);
  await expectFewSheets(page);
});

test.describe("without an answer", () => {
  test.use({
    expectedFaults: {
      patterns: [/matching\/(ash|das)/, /mangal-dosh/, /Failed to load resource/, /could not be reached/],
    },
  });

  test("each part says so, keeps the births, and asks again", async ({ page }) => {
    await beginWithPair(page, { bride: SUJATA, groom: RAVI });
    const asked = [calls.ashtakoot, calls.dashakoot, calls.mangalDosha].map(({ path }) => `**${path}?*`);
    for (const address of asked) await page.route(address, (route) => route.abort("connectionrefused"));
    await visit(page, "/app/matching");
    const kootas = part(page, "Eight kootas");
    await expect(kootas.getByText("The births could not be compared.")).toBeVisible();
    await expect(page.getByText("Mangal dosha could not be calculated.")).toHaveCount(2);
    await expectAccessible(page);
    for (const address of asked) await page.unroute(address);
    await kootas.getByRole("button", { name: "Try again" }).click();
    await expect(kootas.getByRole("listitem")).toHaveCount(8);
  });
});
