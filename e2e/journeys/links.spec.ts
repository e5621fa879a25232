import { expect, test, visit } from "../fixtures.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";

test("a link followed takes the id along, and so does the next", async ({ page, request }) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  await visit(page, `/app/about?id=${id}`);
  const services = page.getByRole("contentinfo").getByRole("navigation");
  for (const [name, path] of [
    ["Privacy", "privacy"],
    ["Contact", "contact"],
    ["Birth Chart", "calculator"],
  ] as const) {
    await services.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`/app/${path}\\?id=${id}$`));
  }
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/app/contact\\?id=${id}$`));
});

test("the redirects of the server keep the id", async ({ page, request }) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  for (const path of ["/", "/app"]) {
    await page.goto(`${path}?id=${id}`);
    await expect(page).toHaveURL(new RegExp(`/app/\\?id=${id}$`));
  }
});

test("saving without an id in the address leaves the address without one", async ({ page }) => {
  await visit(page, "/app/privacy");
  const hrefs = await page
    .locator("a[href^='/app']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.filter((href) => href.includes("id="))).toEqual([]);
});

test("what an id opens is never listed by a search engine", async ({ request }) => {
  const id = await saveBirth(request, WAR_TIME_BIRTH);
  expect((await request.get(`/app/panchang?id=${id}`)).headers()["x-robots-tag"]).toBe("noindex");
  expect((await request.get("/app/panchang")).headers()["x-robots-tag"]).toBeUndefined();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});
