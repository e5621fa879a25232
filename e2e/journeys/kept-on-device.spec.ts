import type { Page } from "@playwright/test";
import { expect, settled, test, visit } from "../fixtures.ts";
import { startCutProxy } from "../pages/cut-proxy.ts";
import { goOffline } from "../pages/network.ts";
import { OFFLINE_FAULTS } from "../pages/offline-faults.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";
import { tracesOf } from "../pages/traces-of.ts";

// The worker starts and keeps only where the browser does not spare data: see fixtures.ts.
test.use({
  savesData: false,
  serviceWorkers: "allow",
  expectedFaults: {
    patterns: [
      ...OFFLINE_FAULTS,
      // Where the kept page was shown because the server took too long.
      /navigation preload/,
    ],
  },
});

const NOON = "2026-11-21T12:00:00+05:30";
const NEXT_NOON = "2026-11-22T12:00:00+05:30";
const WITHOUT_NETWORK = "ఈ పరికరానికి ఇంటర్నెట్ లేదు.";

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const keptIn = (page: Page, beginning: string) =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => decodeURIComponent(url));
  }, beginning);

/** Until the worker serves the page and has kept so many answers of a kind. */
async function kept(page: Page, beginning: string, part: string, least: number): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => (await keptIn(page, beginning)).filter((url) => url.includes(part)).length)
    .toBeGreaterThanOrEqual(least);
}

const isWorkerWaiting = async (): Promise<boolean> =>
  Boolean((await navigator.serviceWorker.getRegistration("/app/"))?.waiting);

/** What the server is told with a page that is asked for ahead of the worker. */
const languageToldAhead = async (): Promise<string | undefined> =>
  (await (await navigator.serviceWorker.getRegistration("/app/"))?.navigationPreload.getState())?.headerValue;

const offlineLine = (page: Page) => page.getByRole("banner").getByRole("status");

test("with the line cut the almanac and a kept person are there; a new build takes nothing away; who is erased is gone", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const proxy = await startCutProxy(baseURL ?? "");
  try {
    const id = await saveBirth(request, { ...WAR_TIME_BIRTH, firstName: "Urmila" });
    const { birthDate, email, mobile } = WAR_TIME_BIRTH;
    const [year, month, day] = birthDate.split("-");
    const traces = [id, email, mobile, "Urmila", birthDate, `${day}/${month}/${year}`];
    await context.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
    await page.clock.setFixedTime(new Date(NOON));
    const at = (path: string): string => `${proxy.origin}/app${path}`;

    await test.step("a visit keeps the app and two days, but nobody who is not kept", async () => {
      await visit(page, at("/panchang"));
      await kept(page, "vedanga-days", "/panchang?date=22/11/2026&time=", 6);
      await expect.poll(() => page.evaluate(languageToldAhead)).toBe("te");
      // The worker has the files of all screens: the page brings none of them as well.
      await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
      await visit(page, at(`/results?id=${id}`));
      await settled(page);
      await visit(page, at("/features?tab=gem_suggestions"));
      await settled(page);
      await visit(page, at("/results/days"));
      await settled(page);
      expect(await tracesOf(page, traces)).toEqual([]);
      await visit(page, at("/results"));
      await settled(page);
      await page.getByRole("checkbox").check();
      await kept(page, "vedanga-person-", "lang=te", 11);
      expect(await tracesOf(page, traces)).toEqual([`vedanga-person-${id}`]);
    });

    proxy.cut();
    await goOffline(page);
    await page.close();
    const later = await context.newPage();
    // Not every Chromium tells a page that is opened later that there is no network.
    await later.addInitScript(() => {
      Object.defineProperty(navigator, "onLine", { get: () => sessionStorage.getItem("network") === "back" });
    });

    await test.step("today, tomorrow, and a reading in Telugu, without a network", async () => {
      await later.clock.setFixedTime(new Date(NOON));
      await visit(later, at("/panchang"));
      await expect(later.getByRole("heading", { name: /శనివారం, 2026 నవంబర్ 21/ })).toBeVisible();
      await expect(offlineLine(later)).toContainText(WITHOUT_NETWORK);
      await later.clock.setFixedTime(new Date(NEXT_NOON));
      await visit(later, at("/"));
      await expect(offlineLine(later)).toContainText("2026");
      await later.getByRole("banner").getByRole("button", { name: "జాతకాలు" }).click();
      await later
        .getByRole("dialog")
        .getByRole("button", { name: /^Urmila/ })
        .click();
      await expect(later.getByRole("heading", { level: 1, name: "Urmila Devi" })).toBeVisible();
      await settled(later);
      await expect(later.getByRole("main").getByRole("alert")).toHaveCount(0);
      await later.goto(at("/features?tab=ascendant"));
      await settled(later);
      await expect(later.getByRole("heading", { level: 1 })).toHaveText("గ్రహ వివరాలు, లగ్న నివేదిక");
      await expect(later.getByRole("main")).toContainText("మేష లగ్నానికి అధిపతి కుజుడు");
      await expect(later.getByRole("main").getByRole("alert")).toHaveCount(0);
    });

    await test.step("with the network back the line goes, and a new build comes without taking anything away", async () => {
      proxy.mend();
      proxy.deployAnother();
      await context.setOffline(false);
      await later.evaluate(() => {
        sessionStorage.setItem("network", "back");
        dispatchEvent(new Event("online"));
      });
      await expect(offlineLine(later)).toHaveText("");
      const [before] = (await cacheNames(later)).filter((name) => name.startsWith("vedanga-files-"));
      await visit(later, at("/calculator?new=1"));
      await later.getByRole("textbox").first().fill("Mandavi");
      await expect.poll(() => later.evaluate(isWorkerWaiting)).toBe(true);
      expect(await cacheNames(later)).toContain(before);
      // The new worker takes over here, while the page of a day asks for much: it must wait for a quiet moment.
      await visit(later, at("/panchang"));
      await expect.poll(() => later.evaluate(isWorkerWaiting), { timeout: 15_000 }).toBe(false);
      await expect.poll(() => cacheNames(later)).not.toContain(before);
      await visit(later, at("/calculator?new=1"));
      await expect(later.getByRole("textbox").first()).toHaveValue("Mandavi");
    });

    await test.step("nothing about an erased person is left, and what another maker keeps is", async () => {
      await later.evaluate(() => caches.open("vedanga-cast-table"));
      await later.getByRole("banner").getByRole("button", { name: "Urmila" }).click();
      const list = later.getByRole("dialog");
      await list.getByRole("button", { name: "తొలగించండి: Urmila Devi" }).click();
      await list.getByRole("group").getByRole("button", { name: "తొలగించండి: Urmila Devi" }).click();
      await expect.poll(async () => (await cacheNames(later)).filter((name) => name.includes("person"))).toEqual([]);
      expect(await tracesOf(later, traces)).toEqual([]);
      expect(await cacheNames(later)).toContain("vedanga-cast-table");
    });
  } finally {
    proxy.close();
  }
});
