import { PATHS } from "@vedanga/contract";
import { expect, test } from "../fixtures.ts";
import { ApiDocsPage } from "../pages/api-docs-page.ts";

/** One call of each group, and what its answer shows. */
const CALLS: readonly (readonly [path: string, shown: RegExp])[] = [
  ["/readyz", /ready/],
  [PATHS.settings, /contact/i],
  [PATHS.panchang, /Chaturdasi/],
  [PATHS.ascendantReport, /"ascendant": "Taurus"/],
  [PATHS.mangalDosha, /is_dosha_present/],
  [PATHS.gemDetails, /"gem": "ruby"/],
  [PATHS.antarDasha, /Saturn\/Mercury/],
  [PATHS.sadeSati, /Small Panoti/],
  [PATHS.gocharaNow, /bindus/],
  [PATHS.skyNow, /moon_phase/],
  [PATHS.dailyMoon, /bot_response/],
  [PATHS.geoSearch, /Visakhapatnam/],
  [PATHS.upsertUser, /"id":/],
];

test.describe("the page of the calls", () => {
  test("lists every call, and one of each group answers to the values it filled in", async ({ page }) => {
    // Thirteen calls one after another, on a page that draws the shape of every answer.
    test.setTimeout(240_000);
    const docs = new ApiDocsPage(page);
    await docs.open();
    await expect(page).toHaveTitle("The calls of Vedanga");
    for (const path of Object.values(PATHS)) await expect(docs.call(path)).toHaveCount(1);
    for (const [path, shown] of CALLS) {
      await expect(await docs.execute(path), path).toHaveText(/^200/);
      await expect(docs.answerOf(path).first()).toContainText(shown);
      await docs.close(path);
    }
  });
});
