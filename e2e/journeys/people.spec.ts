import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test, visit } from "../fixtures.ts";
import { BirthDetailsPage, WARANGAL } from "../pages/birth-details-page.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

const people = (page: Page) => page.getByRole("dialog", { name: "People on this device" });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function openList(page: Page, name: string) {
  await page.getByRole("banner").getByRole("button", { name }).click();
  await expect(people(page).getByRole("listitem").first()).toBeVisible();
  return people(page);
}

test("a second person does not push out the first; each is opened, kept and erased from the list", {
  tag: "@phone",
}, async ({ page, context, request }) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Kausalya" });
  await visit(page, `/app/results?id=${id}`);
  const keep = page.getByRole("checkbox", { name: "Keep this chart on this device" });
  await expect(keep).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("keptPeople"))).toBeNull();
  // What is said below the list is about who is in it.
  let list = await openList(page, "Kausalya");
  await expect(list).toContainText("Names of this visit leave the list when you close this tab.");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await keep.check();

  list = await openList(page, "Kausalya");
  await expect(list).toContainText("on this device only; their birth details are in our records too");
  await expect(list.getByRole("heading", { name: "People on this device" })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await list.getByRole("link", { name: "New person" }).click();
  await expect(page).toHaveURL(/\/app\/calculator\?new=1$/);
  const form = new BirthDetailsPage(page);
  await expect(form.field("First Name")).toHaveValue("");
  await form.fill({ ...WARANGAL, firstName: "Sumitra" });
  await form.submit.click();
  await page.waitForURL(/\/app\/results$/);
  await expect(heading(page, "Sumitra")).toBeVisible();

  list = await openList(page, "Sumitra");
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").filter({ hasText: "Sumitra" })).toContainText("This visit only");
  await list.getByRole("button", { name: /^Kausalya Devi/ }).click();
  await expect(heading(page, "Kausalya Devi")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");

  const other = await context.newPage();
  await visit(other, "/app/panchang");
  list = await openList(other, "People");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await list.getByRole("button", { name: "Erase Kausalya Devi" }).click();
  const question = list.getByRole("group", { name: /Erase Kausalya Devi’s details/ });
  await expect(question).toBeVisible();
  await other.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(list).toBeVisible();
  await list.getByRole("button", { name: "Erase Kausalya Devi" }).click();
  await question.getByRole("button", { name: "Erase Kausalya Devi" }).click();
  await expect(list.getByRole("status")).toHaveText("Kausalya Devi’s details are erased.");
  expect((await request.get(`/server/as_vision_function/get/user?id=${id}`)).status()).toBe(404);
  expect(await other.evaluate(() => localStorage.getItem("keptPeople"))).toBeNull();

  // The tab that showed her lets go too.
  await expect(page).toHaveURL(/\/app\/calculator$/);
  await expect(page.getByText("Your details are erased.")).toBeVisible();
  await expect(form.field("First Name")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain("Kausalya");
  list = await openList(page, "People");
  await page.goBack();
  await expect(list).toBeHidden();
});

test("changed details take the place of the earlier ones in the list, and both are told", async ({ page, request }) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Kaikeyi" });
  await visit(page, `/app/results?id=${id}`);
  // The app presses again what is pressed in what the server drew, but not after a link of that has led on.
  await settled(page);
  await page.getByRole("checkbox", { name: "Keep this chart on this device" }).check();
  const form = new BirthDetailsPage(page);
  await page.getByRole("link", { name: "Edit details" }).click();
  await expect(page.getByText("Changed details take the place of the earlier ones")).toBeVisible();
  await form.field("Birth Time").fill("04:51");
  await form.submit.click();
  await page.waitForURL(/\/app\/results\?id=/);
  await expect(page.getByText("The earlier details are erased")).toBeVisible();
  const kept: { id: string }[] = JSON.parse((await page.evaluate(() => localStorage.getItem("keptPeople"))) ?? "[]");
  expect(kept.map((person) => person.id)).toEqual([new URL(page.url()).searchParams.get("id")]);
  await expect(page.getByRole("checkbox", { name: "Keep this chart on this device" })).toBeChecked();
  expect((await request.get(`/server/as_vision_function/get/user?id=${id}`)).status()).toBe(404);
});

for (const [path, firstName] of [
  ["/results", "Madri"],
  ["/matching", "Kunti"],
] as const) {
  test(`whoever is erased where the address of ${path} names them is not asked for again`, async ({
    page,
    request,
  }) => {
    const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName });
    await visit(page, `/app${path}?id=${id}`);
    const asked: string[] = [];
    const list = await openList(page, firstName);
    page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
    await list.getByRole("button", { name: `Erase ${firstName} Devi` }).click();
    await list
      .getByRole("group")
      .getByRole("button", { name: `Erase ${firstName} Devi` })
      .click();
    await expect(page).toHaveURL(/\/app\/calculator/);
    await expect(page.getByText(/erased/).first()).toBeVisible();
    await settled(page);
    expect(new URL(page.url()).search).toBe("");
    expect(asked.filter((pathname) => pathname.endsWith("/get/user"))).toEqual([]);
    expect((await request.get(`/server/as_vision_function/get/user?id=${id}`)).status()).toBe(404);
  });
}
