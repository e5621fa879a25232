import { expect, expectAccessible, expectNoSidewaysScroll, hold, test, visit } from "../fixtures.ts";
import { BirthDetailsPage, JERSEY_CITY, WARANGAL } from "../pages/birth-details-page.ts";
import { beginSessionWith, saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

test("what was typed is there again after a reload: the place with its coordinates, and a time that is not known", async ({
  page,
}) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fill(WARANGAL);
  await expect(page.getByText("Asia/Kolkata, UTC+5:30")).toBeVisible();
  await page.reload();
  await expect(form.field("First Name")).toHaveValue(WARANGAL.firstName);
  await expect(form.field("Email")).toHaveValue(WARANGAL.email);
  await expect(form.field("Birth Date")).toHaveValue(WARANGAL.birthDate);
  await expect(form.field("Birth Time")).toHaveValue(WARANGAL.birthTime);
  await expect(form.field("Birth Location")).toHaveValue(/Warangal/);
  await expect(page.getByText("Asia/Kolkata, UTC+5:30")).toBeVisible();

  // An unknown time is sent as noon with half a day to either side, and can be taken back.
  const sure = page.getByLabel("How sure is the time?");
  await sure.selectOption({ label: "Not known" });
  await expect(form.field("Birth Time")).toHaveValue("12:00");
  await expect(form.field("Birth Time")).not.toBeEditable();
  await expect(page.getByText(/These are not certain: the ascendant/)).toBeVisible();
  await sure.selectOption({ label: "From a record or a witness" });
  await expect(form.field("Birth Time")).toHaveValue(WARANGAL.birthTime);
  await sure.selectOption({ label: "Not known" });
  await page.reload();
  await expect(sure).toHaveValue("720");

  const saved = page.waitForRequest((request) => request.url().endsWith("/upsert/user"));
  await form.submit.click();
  expect((await saved).postDataJSON()).toMatchObject({
    birthTime: "12:00",
    timeAccuracyMinutes: 720,
    latitude: expect.stringMatching(/^17\.\d{6}$/),
    longitude: expect.stringMatching(/^79\.\d{6}$/),
    zone: "Asia/Kolkata",
    language: "english",
  });
});

test("in Telugu a name and a choice fit into their fields", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  await visit(page, "/app/calculator");
  const name = page.getByLabel("పేరు", { exact: true });
  await name.fill("లక్ష్మి");
  await page.evaluate(() => document.fonts.ready);
  /** How far a text reaches below the line that its field shows of it. */
  const cutOffPx = await name.evaluate((field: HTMLInputElement) => {
    const { font, lineHeight } = getComputedStyle(field);
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("no canvas to measure on");
    canvas.font = font;
    const text = canvas.measureText(field.value);
    const spare = Number.parseFloat(lineHeight) - text.fontBoundingBoxAscent - text.fontBoundingBoxDescent;
    return text.actualBoundingBoxDescent - text.fontBoundingBoxDescent - spare / 2;
  });
  expect(cutOffPx).toBeLessThanOrEqual(0);

  const tooWidePx = await page.getByLabel("సమయం ఎంత ఖచ్చితం?").evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("no canvas to measure on");
    canvas.font = font;
    const roomPx = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return Math.max(...[...select.options].map(({ text }) => canvas.measureText(text).width)) - roomPx;
  });
  expect(tooWidePx).toBeLessThanOrEqual(0);
});

test("a place chosen and then typed over has coordinates no longer", async ({ page }) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fill(WARANGAL);
  await form.field("Birth Location").fill("Qwxyzzy by the well");
  await form.field("Birth Location").press("Tab");
  await expect(page.getByText(/You have not chosen a place/)).toBeVisible();
  const saved = page.waitForRequest((request) => request.url().endsWith("/upsert/user"));
  await form.field("Birth Location").press("Enter");
  const details = (await saved).postDataJSON();
  expect(details).toMatchObject({ latitude: "", longitude: "", location: "Qwxyzzy by the well" });
  expect(details).not.toHaveProperty("zone");
});

test("the summary takes the focus, counts, and leads to each field", { tag: "@phone" }, async ({ page }) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fillPerson(WARANGAL);
  await form.field("Email").fill("anjali");
  await form.submit.click();
  const summary = page.getByRole("alert").filter({ hasText: "There are 2 things to correct" });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Birth Location is required" }).click();
  await expect(form.field("Birth Location")).toBeFocused();
  await expect(form.field("Birth Location")).toHaveAccessibleDescription(/Birth Location is required/);
});

test("a date that does not exist, a time without minutes and a name that is too long are said to be so", async ({
  page,
}) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fill(WARANGAL);
  await form.field("Birth Date").fill("");
  await form.field("Birth Date").pressSequentially("02311985");
  await form.field("Birth Time").fill("");
  await form.field("Birth Time").pressSequentially("06");
  await form.field("Last Name").fill("a".repeat(300));
  await form.submit.click();
  const summary = page.getByRole("alert").getByRole("link");
  await expect(summary).toHaveText([
    "Last Name is too long (at most 100 characters)",
    "Give the birth date in full, with day, month and year; it must exist in the calendar",
    "Enter the time of birth in hours and minutes",
  ]);
  await form.field("Birth Date").fill("1985-02-28");
  await form.field("Birth Time").fill("06:05");
  await form.field("Last Name").fill("Rao");
  await expect(summary).toHaveCount(0);
});

test("the reading of the typed time is said, by which clock, and that it occurred twice; places are distinguished", async ({
  page,
}) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  // Two towns of one name can be distinguished.
  await form.field("Birth Location").fill("Vijayawada");
  await expect(form.suggestions.first()).toContainText(/NTR|Krishna/);
  await expect(form.suggestions.first()).toContainText("Andhra Pradesh, India");

  await form.field("Birth Date").fill("1990-05-17");
  await form.field("Birth Time").fill("05:10");
  await expect(page.getByText("5:10 in the morning", { exact: true })).toBeVisible();
  await form.choosePlace(WARANGAL);
  // Sunrise at Warangal that day, by the almanac's limb convention: 5:39 AM.
  await expect(
    page.getByText(
      /^5:10 in the morning, before sunrise \(5:\d\d.AM\): in the panchang the weekday is still Wednesday\.$/,
    ),
  ).toBeVisible();
  await expect(
    page.getByText(/^India Standard Time: 5 h 30 min ahead of UTC at that moment \(Asia\/Kolkata, UTC\+5:30\)\.$/),
  ).toBeVisible();
  await form.field("Birth Time").fill("17:10");
  await expect(page.getByText(/^5:10 in the evening, daytime: sunrise 5:\d\d.AM, sunset 6:\d\d.PM\.$/)).toBeVisible();
  await form.field("Birth Time").fill("23:10");
  await expect(page.getByText(/^11:10 at night, after sunset \(6:\d\d.PM\)\.$/)).toBeVisible();

  await form.field("Birth Date").fill("1943-06-15");
  await expect(
    page.getByText(
      "India Standard Time: 5 h 30 min ahead of UTC; war time put the clocks forward by 1 h (Asia/Kolkata, UTC+6:30).",
    ),
  ).toBeVisible();

  // The clocks of New York went back at 2:00 on 27 October 1996: the time is read as its first occurrence.
  await form.field("Birth Date").fill("1996-10-27");
  await form.field("Birth Time").fill("01:30");
  await form.choosePlace(JERSEY_CITY);
  await expect(page.getByText("America/New_York, UTC-4:00")).toBeVisible();
  await expect(page.getByText(/this time occurred twice/)).toBeVisible();
});

test("an impatient visitor saves once and reads that it is done; a time known about so well is kept as such", async ({
  page,
}) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fill(WARANGAL);
  await page.getByLabel("How sure is the time?").selectOption({ label: "Approximate, within 30 min" });
  // What cannot be said is said.
  await expect(page.getByText(/ascendant may be up to 8° earlier or later/)).toBeVisible();
  await expectAccessible(page);
  const saves: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/upsert/user")) saves.push(request.postDataJSON());
  });
  const answer = await hold(page, "**/upsert/user");
  await form.submit.dblclick();
  await form.field("First Name").press("Enter");
  answer();
  await expect(page.getByText("Form submitted successfully!")).toBeVisible();
  await page.waitForURL("**/app/results");
  expect(saves).toEqual([expect.objectContaining({ birthTime: WARANGAL.birthTime, timeAccuracyMinutes: 30 })]);
  await visit(page, "/app/calculator");
  await expect(page.getByRole("main")).toContainText("Approximate, within 30 min");
  await expect(page.getByText(/ascendant may be up to 8° earlier or later/)).toBeVisible();
});

test("details whose saving names no id are shown in this tab, which says so", async ({ page }) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fill(WARANGAL);
  await page.route("**/upsert/user", (route) => route.fulfill({ json: { message: "User saved" } }));
  await form.submit.click();
  await expect(page.getByText("Form submitted successfully!")).toBeVisible();
  await page.waitForURL("**/app/results");
  await expect(page.getByText("These details are not saved.")).toBeVisible();
  await page.unroute("**/upsert/user");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("These details are not saved.")).toHaveCount(0);
});

test("coordinates that cannot be are named beside their field; those of a chosen place can be corrected", async ({
  page,
}) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fillPerson(WARANGAL);
  await form.field("Birth Location").fill("Ramapuram");
  await form.field("Birth Location").press("Escape");
  await page.getByText("Correct the coordinates").click();
  await form.field("Latitude").fill("117");
  await form.field("Longitude").fill("east");
  await form.submit.click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "The latitude must be between -90 and 90" }),
  ).toBeVisible();
  await expect(form.field("Longitude")).toHaveAccessibleDescription(/^Write latitude and longitude as in 17\.978400/);
  await form.field("Latitude").fill("17°75′");
  await form.submit.click();
  await expect(form.field("Latitude")).toHaveAccessibleDescription(/minutes and seconds end at 59/);
  await form.field("Latitude").fill("17 23 06 N");
  await form.field("Longitude").fill("౭౮,౪౮౬౭° తూ");
  await form.field("Birth Location").focus();
  await expect(form.field("Latitude")).toHaveValue("17.385000");
  await expect(form.field("Longitude")).toHaveValue("78.486700");
  await form.field("Longitude").fill("");
  await form.field("Latitude").fill("17.5, 78.25");
  await form.field("Latitude").press("Tab");
  await expect(form.field("Latitude")).toHaveValue("17.500000");
  await expect(form.field("Longitude")).toHaveValue("78.250000");
  await form.field("Latitude").fill("17");
  await form.field("Longitude").fill("");
  await form.submit.click();
  await page.getByRole("alert").getByRole("link", { name: "Enter both latitude and longitude, or neither" }).click();
  await expect(form.field("Longitude")).toBeFocused();

  await form.choosePlace(WARANGAL);
  await expect(form.field("Latitude")).toHaveValue(/^17\.\d{6}$/);
  await expect(form.field("Longitude")).toHaveValue(/^79\.\d{6}$/);
  await form.field("Latitude").fill("18.25");
  await form.field("Longitude").focus();
  await expect(form.field("Latitude")).toHaveValue("18.250000");
  await expect(page.getByText(/18\.250000°.N, 79\.\d{6}°.E/)).toBeVisible();
  // They are the person's own now: a better spelling of the name does not take them away.
  await form.field("Birth Location").fill("Ramapuram");
  await expect(form.field("Latitude")).toHaveValue("18.250000");
  await expectAccessible(page);
  const saved = page.waitForRequest((request) => request.url().endsWith("/upsert/user"));
  await form.field("Birth Location").press("Enter");
  const details = (await saved).postDataJSON();
  expect(details).toMatchObject({ latitude: "18.250000", location: "Ramapuram" });
  expect(details).not.toHaveProperty("zone");
});

test("with an id in the address unchanged details are not saved again; changed ones take the place of the old record", async ({
  page,
  request,
}) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Ahalya" });
  let saves = 0;
  page.on("request", (sent) => {
    if (sent.url().endsWith("/upsert/user")) saves++;
  });
  const form = new BirthDetailsPage(page);
  await form.open(`?edit=1&id=${id}`);
  await expect(form.field("First Name")).toHaveValue("Ahalya");
  await form.submit.click();
  await page.waitForURL(`**/app/results?id=${id}`);
  expect(saves).toBe(0);

  await form.open(`?edit=1&id=${id}`);
  await expect(page.getByText("Changed details take the place of the earlier ones")).toBeVisible();
  await form.field("Birth Time").fill("04:50");
  await form.submit.click();
  await page.waitForURL((url) => url.pathname === "/app/results" && url.searchParams.get("id") !== id);
  const newId = new URL(page.url()).searchParams.get("id") ?? "";
  expect(newId).not.toBe("");
  await expect(page.getByText("4:50")).toBeVisible();
  await expect(page.getByText("The earlier details are erased")).toBeVisible();

  const load = (of: string) => request.get(`/server/as_vision_function/get/user?id=${of}`);
  expect(await (await load(newId)).json()).toMatchObject({ birthTime: "04:50" });
  expect((await load(id)).status()).toBe(404);
});

test.describe("the calculator of someone known", () => {
  test.use({
    expectedFaults: { patterns: [/erase\/user/, /server could not be reached/, /net::ERR_CONNECTION_REFUSED/] },
  });

  test("shows what is kept and the navamsa, and leads on", { tag: "@phone" }, async ({ page }) => {
    await beginSessionWith(page, WAR_TIME_BIRTH);
    await visit(page, "/app/calculator");
    await expect(page.getByRole("img", { name: /Navamsa/ })).toBeVisible();
    for (const kept of ["Sita Devi", "sita@example.org", "0000000002", "15 June 1943", "4:20", "Vijayawada"]) {
      await expect(page.getByRole("main")).toContainText(kept);
    }
    await expect(page.getByRole("main")).toContainText("UTC+6:30");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Edit details" }).click();
    await expect(page).toHaveURL(/\/app\/calculator\?edit=1$/);
    await expect(new BirthDetailsPage(page).field("Last Name")).toHaveValue("Devi");
  });

  test("erases permanently, after asking once; what fails drops nothing and can be tried again", {
    tag: "@phone",
  }, async ({ page, request }) => {
    const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Rama" });
    await visit(page, `/app/calculator?id=${id}`);
    await page.getByRole("button", { name: "Erase my details" }).click();
    const question = page.getByRole("dialog", { name: "Erase your details?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page.getByRole("button", { name: "Erase my details" })).toBeFocused();
    await page.getByRole("button", { name: "Erase my details" }).click();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`\\?id=${id}$`));

    await page.route("**/erase/user", (route) => route.abort("connectionrefused"));
    await page.getByRole("button", { name: "Erase my details" }).click();
    await question.getByRole("button", { name: "Erase permanently" }).click();
    await expect(page.getByText(/Nothing was erased/)).toBeVisible();
    await page.unroute("**/erase/user");
    await question.getByRole("button", { name: "Erase permanently" }).click();
    await expect(page.getByText("Your details are erased.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/app\/calculator$/);
    await expect(new BirthDetailsPage(page).field("First Name")).toHaveValue("");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("userDetails");
    expect((await request.get(`/server/as_vision_function/get/user?id=${id}`)).status()).toBe(404);
    // No step back leads to the address with the id: it opens nothing any more.
    await page.goBack();
    expect(page.url()).not.toContain(id);
  });
});

test("nothing of an erased person is left in the page: the same birth is asked about again", async ({ page }) => {
  const form = new BirthDetailsPage(page);
  await form.open();
  await form.fill(WARANGAL);
  await form.submit.click();
  await expect(page).toHaveURL(/\/app\/results$/);
  await page.getByRole("link", { name: "Navamsa, see or erase details" }).click();
  await page.getByRole("button", { name: "Erase my details" }).click();
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText("Your details are erased.")).toBeVisible();
  await form.fill(WARANGAL);
  const asked = page.waitForRequest(/horoscope\/planet-details/);
  await form.submit.click();
  await asked;
});

test("somebody without an address and a number has a chart; who saves it is asked for both", async ({ page }) => {
  const { email, mobile, ...known } = { ...WAR_TIME_BIRTH, firstName: "Kunti" };
  await beginSessionWith(page, known);
  await visit(page, "/app/results");
  await expect(page.getByRole("heading", { level: 1, name: "Kunti Devi" })).toBeVisible();
  await expect(page.getByText("These details are not saved.")).toBeVisible();
  await page.getByRole("link", { name: "Save these details" }).click();
  const form = new BirthDetailsPage(page);
  await form.field("Email").fill(email);
  await form.field("Mobile Number").fill(mobile);
  await form.submit.click();
  await page.waitForURL(/\/app\/results/);
  await expect(page.getByRole("checkbox", { name: "Keep this chart on this device" })).toBeVisible();
  await expect(page.getByText("These details are not saved.")).toHaveCount(0);
});
