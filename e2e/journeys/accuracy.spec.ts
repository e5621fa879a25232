import { expect, test, visit } from "../fixtures.ts";

test("the page is linked in the footer, says every group in both languages, and unfolds the rest", async ({ page }) => {
  await visit(page, "/app/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Accuracy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How accurate it is" })).toBeFocused();
  await expect(
    page.getByRole("table", { name: "The sky", exact: true }).getByRole("row", { name: /^Moon/ }),
  ).toContainText(/Swiss Ephemeris, 300 figures.*arc sec/);
  const folded = page.getByRole("row", { name: /^Latitudes of all grahas/ });
  await expect(folded).toBeHidden();
  await page.getByText("More comparisons").first().click();
  await expect(folded).toBeVisible();
  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "గణితం ఎంత ఖచ్చితం" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(9);
});

test("what it offers for checking answers as it says", async ({ page }) => {
  await visit(page, "/app/accuracy");
  const check = page.getByRole("region", { name: "How to check it" });
  const address = await check.getByRole("link", { name: "Open the answer" }).getAttribute("href");
  await expect(check.getByText(`curl '${new URL(page.url()).origin}${address}'`)).toBeVisible();
  const { response } = await (await page.request.get(address ?? "")).json();
  const [sun, moon] = [response[1].global_degree.toFixed(4), response[2].global_degree.toFixed(4)];
  await expect(check.getByText(`Both give the Sun ${sun} degrees and the Moon ${moon} degrees`)).toBeVisible();
});
