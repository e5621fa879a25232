import type { Page } from "@playwright/test";
import { calls, type UserDetails } from "@vedanga/contract";
import { expect, hold, inItsLanguage, settled, test, visit } from "../fixtures.ts";
import { expectTelugu, typedBy } from "../pages/expect-telugu.ts";
import { PAIR_TYPED } from "../pages/matched-pair.ts";
import { goOffline } from "../pages/network.ts";
import { openEverything } from "../pages/open-everything.ts";
import { saveBirth, WAR_TIME_BIRTH } from "../pages/saved-birth.ts";
import { openScreen, SCREENS } from "../pages/screens.ts";

// Each screen as it is, with all that opens on a press, is looked at on its walk in every-screen.spec.ts.

const REFUSAL = { status: 400, json: { status: 400, response: "The date is wrong.", code: "invalid_date" } };
const EVERYONE = [...typedBy(WAR_TIME_BIRTH), ...PAIR_TYPED];

const inTelugu = (page: Page) => page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
test.beforeEach(({ page }) => inTelugu(page));

test.describe("while the server is asked, and when it refuses", () => {
  /** The screens are tested in this many tests, so that the workers have equal work. */
  const WALKS = 2;

  for (let walk = 0; walk < WALKS; walk++) {
    const screens = SCREENS.filter((_, index) => index % WALKS === walk);
    test(`a Telugu screen speaks Telugu: ${screens.map(({ name }) => name).join(", ")}`, async ({ context }) => {
      for (const screen of screens) {
        await test.step(screen.name, async () => {
          const page = await context.newPage();
          await inTelugu(page);
          const refuse = await hold(page, "**/server/**", (route) => route.fulfill(REFUSAL));
          await openScreen(page, screen, { ready: inItsLanguage });
          await expectTelugu(page, EVERYONE);
          refuse();
          await settled(page);
          await expectTelugu(page, EVERYONE);
          await page.close();
        });
      }
    });
  }
});

/** Births about which less can be said, by what is wrong with them. */
const DOUBTFUL: readonly UserDetails[] = [
  { ...WAR_TIME_BIRTH, location: "Ramapuram", latitude: "", longitude: "", zone: undefined },
  { ...WAR_TIME_BIRTH, birthTime: "12:00", timeAccuracyMinutes: 720 },
  { ...WAR_TIME_BIRTH, timeAccuracyMinutes: 15 },
];

test.describe("a person", () => {
  test.use({ expectedFaults: { patterns: [/404/, /Network response/] } });

  test("whose place or time is doubtful is told so in Telugu, on paper too", async ({ context }) => {
    for (const details of DOUBTFUL) {
      const page = await context.newPage();
      await inTelugu(page);
      await page.addInitScript((text) => sessionStorage.setItem("userDetails", text), JSON.stringify(details));
      for (const path of ["/results", "/report"]) {
        await visit(page, `/app${path}`);
        await settled(page);
        await expectTelugu(page, typedBy(details));
        await page.emulateMedia({ media: "print" });
        await settled(page);
        await expectTelugu(page, typedBy(details));
        await page.emulateMedia({ media: null });
      }
      await page.close();
    }
  });

  test("who is shared, kept, erased or not there is spoken of in Telugu", async ({ page, request }) => {
    const id = await saveBirth(request, { ...WAR_TIME_BIRTH, language: "telugu" });
    const { response } = await (await request.post(calls.shareUser.path, { data: { id, shown: "name" } })).json();
    await visit(page, `/app/results?view=${response.view.slice(0, 4)}#view=${response.view}`);
    await settled(page);
    await openEverything(page, () => expectTelugu(page, EVERYONE));

    await visit(page, `/app/results?id=${id}`);
    await page.getByRole("checkbox").first().check();
    await openEverything(page, () => expectTelugu(page, EVERYONE));
    await visit(page, `/app/calculator?edit=1&id=${id}`);
    await openEverything(page, () => expectTelugu(page, EVERYONE));
    await visit(page, `/app/calculator?id=${id}`);
    await page.getByRole("button", { name: "నా వివరాలను తొలగించండి" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "శాశ్వతంగా తొలగించండి" }).click();
    await expect(page.getByText("మీ వివరాలు తొలగించాం.")).toBeVisible();
    await expectTelugu(page);

    await visit(page, `/app/results?id=${"A".repeat(43)}`);
    await settled(page);
    await expectTelugu(page);
    await visit(page, `/app/results?view=AAAA#view=${"A".repeat(43)}`);
    await settled(page);
    await expectTelugu(page);
  });
});

/** Fills every field of the main form with something that no field accepts, as far as it can be typed. */
async function fillWrongly(page: Page): Promise<void> {
  for (const field of await page.locator("main form input:visible:not([type=checkbox], [type=radio])").all()) {
    const type = await field.getAttribute("type");
    await field.fill(type === "date" ? "2999-01-01" : type === "time" ? "" : "౯౯౯");
    await field.blur();
  }
}

test.describe("what was typed or asked wrongly", () => {
  test.use({ expectedFaults: { patterns: [/40[04]/, /API error/, /Network response/, /no sacred place/] } });

  test("is told in Telugu", async ({ page }) => {
    const send = () => page.locator("main form button[type=submit]").first().click();
    for (const path of ["/calculator", "/matching", "/panchang/coordinates", "/panchang", "/moon-sign", "/places"]) {
      await visit(page, `/app${path}`);
      await settled(page);
      await test.step(path, async () => {
        if ((await page.locator("main form button[type=submit]").count()) === 0) return;
        await send();
        await settled(page);
        await expectTelugu(page);
        await fillWrongly(page);
        await send();
        await settled(page);
        await expectTelugu(page);
      });
    }
    for (const path of [
      "/no-such-page",
      "/zodiac/daily/ophiuchus",
      "/places/nowhere",
      "/utilities/gem-details?gem=amber",
      "/panchang?date=2999-01-01",
      "/panchang/month?year=2999&month=13",
      "/panchang/festivals?year=2999",
      "/year?year=2999",
    ]) {
      await test.step(path, async () => {
        await visit(page, `/app${path}`);
        await settled(page);
        await expectTelugu(page, ["amber"]);
      });
    }
  });
});

test("without a network, it is said in Telugu", async ({ page }) => {
  await visit(page, "/app/panchang/coordinates");
  await settled(page);
  await goOffline(page);
  await page.locator("main form button[type=submit]").first().click();
  await settled(page);
  await expectTelugu(page);
});
