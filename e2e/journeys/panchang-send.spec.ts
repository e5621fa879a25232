import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectUsable, settled, stopClock, test, visit } from "../fixtures.ts";

/** What the page hands to the system, which a browser without a screen does not have. */
async function withSystem(page: Page, has: { readonly sheet: "files" | "text" | "none" }) {
  await page.addInitScript(({ sheet }) => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    const share = async ({ files = [], ...rest }: ShareData) => {
      given.push({ ...rest, files: files.map(({ name, type, size }) => ({ name, type, isFull: size > 20_000 })) });
    };
    const writeText = async (text: string) => void given.push({ copied: text });
    Object.defineProperties(navigator, {
      share: { value: sheet === "none" ? undefined : share },
      canShare: { value: ({ files }: ShareData) => sheet === "files" || files === undefined },
      clipboard: { value: { writeText } },
    });
  }, has);
  return () => page.evaluate(() => Reflect.get(window, "given"));
}

const dialog = (page: Page) => page.getByRole("dialog");
const picture = (page: Page) => dialog(page).getByRole("img");

test.beforeEach(async ({ page }) => {
  await stopClock(page, "2026-11-22T12:44:25+05:30");
});

test("the day is sent on as a picture and its words, and costs nothing before", { tag: "@phone" }, async ({ page }) => {
  const given = await withSystem(page, { sheet: "files" });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await visit(page, "/app/panchang");
  await settled(page);
  expect(scripts.filter((path) => path.includes("day-picture"))).toEqual([]);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog(page)).toHaveAccessibleName("Send the panchang of the day");
  await expect(picture(page)).toBeVisible();
  expect(await picture(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    1080, 1350,
  ]);
  expect(scripts.some((path) => path.includes("day-picture"))).toBe(true);
  await expectUsable(page);

  await dialog(page).getByRole("button", { name: "Send", exact: true }).click();
  const lines = [
    /^Sunday 22 November 2026, Hyderabad/,
    /^Tithi: Trayodashi until 2:38\sAM, Monday$/,
    /^Nakshatra: Ashwini until 4:16\sAM, Monday$/,
    /^Rahu Kaal: 4:15\sPM – 5:39\sPM$/,
    /^Sunrise, sunset: 6:25\sAM – 5:39\sPM$/,
    /^Today: Pradosha$/,
    /^Next: Kartika Purnima \(Tuesday 24 November\); Utpanna Ekadashi \(Friday 4 December\)$/,
    /^http:\/\/[^/]+\/app\/panchang\?date=2026-11-22&place=1269843$/,
  ];
  const [sent] = await given();
  expect(sent.files).toEqual([{ name: "panchang-2026-11-22.png", type: "image/png", isFull: true }]);
  const said = sent.text.split("\n");
  expect(said).toHaveLength(lines.length);
  for (const [index, line] of lines.entries()) expect(said[index]).toMatch(line);

  // Its link shows that day at that place.
  await visit(page, new URL(said.at(-1)).pathname + new URL(said.at(-1)).search);
  await expect(page).toHaveTitle(/22 November 2026/);
});

test("a sheet that takes no pictures is given the words, and the picture can be saved", async ({ page }) => {
  const given = await withSystem(page, { sheet: "text" });
  await page.addInitScript(() => localStorage.setItem("preferredLanguage", "telugu"));
  await visit(page, "/app/panchang");
  await settled(page);
  await page.getByRole("button", { name: "పంపండి", exact: true }).click();
  await expect(picture(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "పంపండి", exact: true }).click();
  await expect(dialog(page).getByRole("status").filter({ hasText: "సందేశం వెళ్ళింది" })).toBeVisible();
  const [sent] = await given();
  expect(sent.files).toEqual([]);
  expect(sent.text).toMatch(/^తిథి: త్రయోదశి, రాత్రి\s2:38 వరకు$/m);
  expect(sent.text).toMatch(/&lang=te$/);
  const saved = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "చిత్రం దాచుకోండి" }).click();
  const bytes = await readFile(await (await saved).path());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
});

test("without a share sheet the picture is saved and the words are copied", async ({ page }) => {
  const given = await withSystem(page, { sheet: "none" });
  await visit(page, "/app/panchang?date=2026-11-21&ayanamsa=raman");
  await settled(page);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(picture(page)).toBeVisible();
  const saved = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Save the picture and copy the message" }).click();
  expect((await saved).suggestedFilename()).toBe("panchang-2026-11-21.png");
  await expect(page.getByText("The picture is in your downloads and the message is copied.")).toBeVisible();
  const [{ copied }] = await given();
  expect(copied).toMatch(/^Tithi: Ekadashi until 6:32\sAM, then Dwadashi$/m);
  expect(copied).toMatch(/^Rules: Raman ayanamsa$/m);
  expect(copied).toMatch(/ayanamsa=raman$/);
});
