import { expect, settled, test, visit } from "../fixtures.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";
import { SCREENS } from "../pages/screens.ts";

test("every internal link of every screen carries the id and leads to a page that is there", async ({
  context,
  request,
}) => {
  const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Link", lastName: "Walker" });
  const found = new Map<string, string>();
  for (const { name, path } of SCREENS) {
    await test.step(name, async () => {
      const page = await context.newPage();
      await visit(page, `/app${path}${path.includes("?") ? "&" : "?"}id=${id}`);
      await settled(page);
      // What arrived as HTML knows the address when it is hydrated.
      await expect(page.getByRole("contentinfo").locator(`a[href*="id=${id}"]`).first()).toBeVisible();
      const hrefs = await page.locator("a[href]").evaluateAll((links) =>
        links
          .map((link) => new URL(link.getAttribute("href") ?? "", location.href))
          .filter(
            ({ origin, pathname, hash }) => origin === location.origin && !(pathname === location.pathname && hash),
          )
          .map(({ pathname, search, hash }) => pathname + search + hash),
      );
      expect(hrefs.length, "links of the shell at least").toBeGreaterThan(4);
      for (const href of hrefs) found.set(href, name);
      await page.close();
    });
  }
  const idsCarried = [...found].map(([href, on]) => ({
    href,
    on,
    id: new URL(href, "http://app.invalid").searchParams.get("id"),
  }));
  expect(idsCarried.filter((link) => link.id !== id && link.href.startsWith("/app"))).toEqual([]);
  for (const [href, on] of found) expect((await request.get(href)).status(), `${href} on ${on}`).toBe(200);
});

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
