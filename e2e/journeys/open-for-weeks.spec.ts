import { expect, test, visit } from "../fixtures.ts";
import { startCutProxy } from "../pages/cut-proxy.ts";

// The worker starts only where the browser does not spare data: see fixtures.ts.
test.use({ savesData: false, serviceWorkers: "allow" });

const isWorkerWaiting = async (): Promise<boolean> =>
  Boolean((await navigator.serviceWorker.getRegistration("/app/"))?.waiting);

test("an app that stays open learns of a new build when it is looked at again, and the next link opens that", async ({
  page,
  baseURL,
}) => {
  const proxy = await startCutProxy(baseURL ?? "");
  try {
    await visit(page, `${proxy.origin}/app/about`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    proxy.deployAnother();
    await page.evaluate(() => {
      Object.assign(window, { isOfBefore: true });
      const now = Date.now();
      Date.now = () => now + 3_600_000;
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => page.evaluate(isWorkerWaiting)).toBe(true);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
    expect(await page.evaluate(() => "isOfBefore" in window)).toBe(false);
    await expect.poll(() => page.evaluate(isWorkerWaiting), { timeout: 15_000 }).toBe(false);
  } finally {
    proxy.close();
  }
});
