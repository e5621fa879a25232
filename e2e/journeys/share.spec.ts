import { expect, expectAccessible, settled, test, visit } from "../fixtures.ts";
import { askAgainAtOnce } from "../pages/ask-again-at-once.ts";
import { beginSessionWith, saveBirth, visibleWords, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

const CONTACTS = /sita@example\.org|98480 22338/;

test("a view link opened elsewhere shows the chart and no contact, and can neither change nor erase it", async ({
  page,
  context,
  browser,
  request,
}) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Shakuntala", mobile: "98480 22338" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, `/app/results?id=${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share the chart of Shakuntala" });
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  await expect(dialog.getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).not.toContain(id);
  await dialog.getByRole("button", { name: "Copy my key" }).click();
  await expect(dialog.getByText("Your key is copied. Keep it to yourself.")).toBeVisible();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(key).searchParams.get("id")).toBe(id);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const asked: string[] = [];
  const sent: string[] = [];
  other.on("request", (one) => {
    asked.push(one.url());
    sent.push(`${new URL(one.url()).pathname.split("/").slice(-2).join("/")} ${one.method()}`);
  });
  await visit(other, link);
  await expect(other.getByRole("heading", { level: 1, name: "Shakuntala Devi" })).toBeVisible();
  await expect(other.getByText("This chart was shared with you.")).toBeVisible();
  await settled(other);
  for (const name of ["Edit details", "Share", "Navamsa, see or erase details"])
    await expect(other.getByRole("main").getByText(name, { exact: true })).toHaveCount(0);

  // A jump on the page takes the key out of the address.
  await other.getByRole("navigation").getByRole("link", { name: "Doshas" }).first().click();
  await expect(other).toHaveURL(/\/results\?view=[\w-]{4}#(?!view)/);
  await expect(other.getByRole("heading", { level: 1, name: "Shakuntala Devi" })).toBeVisible();
  await other.getByRole("navigation").getByRole("link", { name: "Mangal Dosha" }).first().click();
  await expect(other.getByText(/Shakuntala Devi/)).toBeVisible();
  await settled(other);
  await other.reload();
  await expect(other.getByText(/Shakuntala Devi/)).toBeVisible();
  expect(await visibleWords(other)).not.toMatch(CONTACTS);
  await visit(other, `${new URL(other.url()).pathname.replace("/features", "/report")}${new URL(link).search}`);
  await expect(other.getByRole("heading", { level: 1, name: "Shakuntala Devi" })).toBeVisible();
  await settled(other);
  await expect(other.getByRole("checkbox")).toHaveCount(0);
  expect(CONTACTS.exec(await other.content())).toBeNull();

  // Of the record this browser has nothing, and what it asked for says no key in an address.
  const kept = await other.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(JSON.parse(kept).map(Object.keys)).toEqual([["viewKey"], []]);
  expect(kept).not.toMatch(CONTACTS);
  const viewKey = new URL(link).hash.slice("#view=".length);
  for (const secret of [id, viewKey]) expect(asked.filter((url) => url.split("#")[0]?.includes(secret))).toEqual([]);
  expect(sent).not.toContain("get/user GET");
  expect(sent).not.toContain("upsert/user POST");

  // The calculator there is for a person of their own.
  await visit(other, "/app/calculator");
  await expect(other.getByLabel("First name")).toHaveValue("");
  await elsewhere.close();
});

test("the name becomes initials, the link with the name ends, and the reader's own person stays theirs", async ({
  page,
  browser,
  request,
}) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Damayanti" });
  const share = async (shown: string) => {
    const answer = await request.post("/server/as_vision_function/share/user", { data: { id, shown } });
    return (await answer.json()).response.view as string;
  };
  const named = await share("name");
  await page.addInitScript(() => {
    const handed: ShareData[] = [];
    Object.assign(globalThis, { handed });
    navigator.share = async (data) => void handed.push(data ?? {});
  });
  await visit(page, `/app/results?id=${id}`);
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("A link with the name Damayanti Devi works now.")).toBeVisible();
  await dialog.getByRole("radio", { name: "D. D." }).check({ force: true });
  await expect(dialog.getByText("The link with the other name stops working.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog.getByText("A link with the name D. D. works now.")).toBeVisible();
  const handed = await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, "handed")));
  expect(handed).not.toContain("Damayanti");
  const [{ url }] = JSON.parse(handed);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await beginSessionWith(other, WAR_TIME_BIRTH);
  await visit(other, url.replace(/view=.*/, `view=${named.slice(0, 4)}#view=${named}`));
  await expect(other.getByText(/This link does not open a chart/)).toBeVisible();
  await expect(other.getByRole("heading", { name: "Damayanti" })).toHaveCount(0);
  await visit(other, url);
  await expect(other.getByRole("heading", { level: 1, name: "D. D." })).toBeVisible();
  await settled(other);
  expect(await visibleWords(other)).not.toContain("Damayanti");
  await expect(other.getByRole("banner").getByRole("button", { name: /^Sita/ })).toBeVisible();
  await other.getByRole("link", { name: "Open the chart of Sita Devi instead" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Sita Devi" })).toBeVisible();
  await expect(other).toHaveURL(/\/app\/results$/);
  await elsewhere.close();
});

test.describe("when the server cannot be reached", () => {
  test.use({ expectedFaults: { patterns: [/share\/user/, /could not be reached/, /Failed to load/] } });

  test("the link is not made and not lost: both sides say so, and try again when asked", async ({
    page,
    browser,
    request,
  }) => {
    const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Savitri" });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await visit(page, `/app/results?id=${id}`);
    await page.route("**/share/user", (route) => route.abort());
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("The link could not be made. Try again.")).toBeVisible();
    await page.unroute("**/share/user");
    await dialog.getByRole("button", { name: "Copy the link" }).click();
    await expect(dialog.getByText(/The browser does not let us copy/)).toBeVisible();
    const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await askAgainAtOnce(other);
    await other.route("**/view/user", (route) => route.abort());
    await visit(other, link);
    await expect(other.getByText("The details of this link could not be loaded.")).toBeVisible();
    await other.unroute("**/view/user");
    await other.getByRole("button", { name: "Try Again" }).click();
    await expect(other.getByRole("heading", { level: 1, name: "Savitri Devi" })).toBeVisible();

    await request.post("/server/as_vision_function/erase/user", { data: { id } });
    await other.reload();
    await expect(other.getByText(/This link does not open a chart/)).toBeVisible();
    await other.getByRole("link", { name: "Make a chart of your own" }).click();
    await expect(other.getByLabel("First name")).toHaveValue("");
    await elsewhere.close();
  });
});
