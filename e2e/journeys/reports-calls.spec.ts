import type { Page } from "@playwright/test";
import { calls, type ReportTabId } from "@vedanga/contract";
import { expect, settled, test, visit } from "../fixtures.ts";
import { ANJALI } from "../pages/results-page.ts";
import { beginSessionWith } from "../pages/saved-birth.ts";

/** The zone in place of `tz`, so that the server finds the offset of that day: decision 136. */
const BIRTH = { dob: "17/05/1990", tob: "06:05", lat: "17.9784", lon: "79.5941", zone: "Asia/Kolkata" };
const CHART = { style: "south", color: "orange", font_size: "20", size: "450" };
const NAME_KEY = "1990-05-17-06:05-Warangal, Telangana, India";

interface Tab {
  readonly id: ReportTabId;
  readonly name: { readonly en: string; readonly te: string };
  /** Path and what it is sent beside the birth and the language. */
  readonly requests: readonly (readonly [path: string, more?: Readonly<Record<string, string>>])[];
  readonly kept: readonly string[];
}

const TABS: readonly Tab[] = [
  {
    id: "kundli",
    name: { en: "Kundli (Birth Chart)", te: "జాతక చక్రం" },
    requests: [
      [calls.chartImage.path, { ...CHART, div: "D1" }],
      [calls.chartImage.path, { ...CHART, div: "D9" }],
      [calls.divisions.path, { div: "D1" }],
      [calls.divisions.path, { div: "D9" }],
    ],
    kept: [],
  },
  {
    id: "ascendant",
    name: { en: "Planet Details and Ascendant Report", te: "గ్రహ వివరాలు, లగ్న నివేదిక" },
    requests: [[calls.planetDetails.path], [calls.ascendantReport.path], [calls.strengths.path]],
    kept: [`planetDetails-${NAME_KEY}`, `ascendantReport-${NAME_KEY}`],
  },
  {
    id: "mahadasha",
    name: { en: "Mahadasha", te: "మహాదశ" },
    requests: [[calls.mahaDasha.path], [calls.antarDasha.path], [calls.dashaLevels.path]],
    kept: [`mahadasha-${NAME_KEY}`, `antardasha-${NAME_KEY}`],
  },
  {
    id: "sade_sati",
    name: { en: "Sade Sati Life Report", te: "ఏలినాటి శని నివేదిక" },
    requests: [[calls.sadeSati.path], [calls.gocharaNow.path]],
    kept: [`sadeSati-${NAME_KEY}`],
  },
  {
    id: "mangal_dosha",
    name: { en: "Mangal Dosha", te: "కుజ దోషం" },
    requests: [[calls.mangalDosha.path]],
    kept: [`mangalDosha-${NAME_KEY}`],
  },
  {
    id: "kaalsarp_dosha",
    name: { en: "Kaalsarp Dosha", te: "కాలసర్ప దోషం" },
    requests: [[calls.kaalsarpDosha.path]],
    kept: [`kaalsarpDosha-${NAME_KEY}`],
  },
  {
    id: "gem_suggestions",
    name: { en: "Gem Suggestions", te: "రత్న సూచనలు" },
    requests: [[calls.gemSuggestion.path]],
    kept: ["gemSuggestion-1990-05-17-06:05-17.9784-79.5941"],
  },
];
const ALL_KEYS = TABS.flatMap(({ kept }) => kept);

/** Every call of the reports, as `path` and its parameters in the order of the alphabet. */
function recorded(page: Page): string[] {
  const list: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/server/") && searchParams.has("dob")) list.push(call(pathname, [...searchParams]));
  });
  return list;
}

const call = (path: string, parameters: readonly (readonly [string, string])[]): string =>
  `${path} ${parameters
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join(" ")}`;

const callsOf = ({ requests }: Tab, lang: "en" | "te"): readonly string[] =>
  requests.map(([path, more]) => call(path, Object.entries({ ...BIRTH, lang, ...more }))).toSorted();

const reportKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key.includes("1990-05-17")),
  );

test("each report has its tab, title and address, sends what is specified once in each language, and is kept as specified", async ({
  page,
}) => {
  await beginSessionWith(page, ANJALI);
  const asked = recorded(page);
  const openTabs = async (lang: "en" | "te", areAllNew: boolean) => {
    const menu = page
      .getByRole("navigation")
      .filter({ has: page.getByRole("link", { name: TABS[1]?.name[lang] ?? "" }) });
    const requests: (readonly string[])[] = [];
    for (const tab of TABS) {
      const { id, name } = tab;
      await menu.getByRole("link", { name: name[lang], exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: name[lang], exact: true })).toBeFocused();
      await expect(page).toHaveTitle(`${name[lang]} · ${lang === "en" ? "Vedanga" : "వేదాంగ"}`);
      expect(new URL(page.url()).searchParams.get("tab")).toBe(id);
      await expect(menu.locator("[aria-current=page]")).toHaveText(name[lang]);
      await settled(page);
      // Some are asked by what another has brought.
      if (areAllNew) await expect.poll(() => asked.length).toBeGreaterThanOrEqual(callsOf(tab, lang).length);
      requests.push(asked.splice(0).toSorted());
    }
    return requests;
  };

  await visit(page, "/app/features");
  await settled(page);
  expect(await openTabs("en", true)).toEqual(TABS.map((tab) => callsOf(tab, "en")));
  expect((await reportKeys(page)).toSorted()).toEqual(ALL_KEYS.toSorted());
  expect(await openTabs("en", false), "no tab asks again").toEqual(TABS.map(() => []));

  await test.step("Back returns to where the reader was", async () => {
    const sidebar = page.getByRole("navigation", { name: "Astrological Reports" });
    const planets = page.getByRole("heading", { level: 1, name: "Planet Details and Ascendant Report", exact: true });
    await sidebar.getByRole("link", { name: "Planet Details and Ascendant Report" }).click();
    await expect(planets).toBeFocused();
    await settled(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    await sidebar.getByRole("link", { name: "Mahadasha", exact: true }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(planets).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
  });

  await page.getByRole("button", { name: /Switch to Telugu/ }).click();
  // Who leaves a tab before its answers are here breaks them off, and asks again when they return.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0c00-\u0c7f]/);
  await settled(page);
  expect((await openTabs("te", false)).flat().toSorted()).toEqual(TABS.flatMap((tab) => callsOf(tab, "te")).toSorted());
  expect((await reportKeys(page)).toSorted()).toEqual(ALL_KEYS.flatMap((key) => [key, `${key}-te`]).toSorted());
});
