import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { openScreen, SCREENS, type Screen } from "../../e2e/pages/screens.ts";
import { buildWebIfStale } from "../library/build-web.ts";
import { ensureChromium } from "../library/chromium.ts";
import { CHROMIUM_ARGS } from "../library/chromium-args.ts";
import { startServer } from "../library/pictures/start-server.ts";
import { ROOT } from "../library/run.ts";
import { say } from "../library/say.ts";

const WIDTHS = [360, 768, 1440] as const;
const LANGUAGES = ["english", "telugu"] as const;
const THEMES = ["light", "dark"] as const;
const OUT = join(ROOT, "shots");

/** Every screen in every state that has an address of its own, as the journeys walk them, and the page of an address that is none. */
const SHOWN: readonly Screen[] = [...SCREENS, { name: "/not-found", path: "/no-such-page", hasPerson: false }];

const fileNameOf = ({ name }: Screen): string => (name === "/" ? "home" : name.slice(1).replaceAll(/\W+/g, "-"));

async function photograph(browser: Browser, base: string, only: readonly string[]): Promise<Map<string, string[]>> {
  const sheets = new Map<string, string[]>();
  for (const width of WIDTHS) {
    for (const language of LANGUAGES) {
      for (const theme of THEMES) {
        const context = await browser.newContext({
          viewport: { width, height: width < 768 ? 740 : 900 },
          colorScheme: theme,
          reducedMotion: "reduce",
          timezoneId: "Asia/Kolkata",
          baseURL: base,
        });
        await context.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), language);
        for (const screen of SHOWN) {
          const name = fileNameOf(screen);
          if (only.length > 0 && !only.includes(name)) continue;
          const page = await context.newPage();
          await openScreen(page, screen, { ready: () => page.waitForLoadState("networkidle") });
          await page.evaluate(() => document.fonts.ready);
          const file = `${name}-${width}-${language}-${theme}.png`;
          await page.screenshot({ path: join(OUT, file), fullPage: true });
          const sheet = sheets.get(name) ?? [];
          sheet.push(file);
          sheets.set(name, sheet);
          await page.close();
        }
        await context.close();
      }
    }
  }
  return sheets;
}

/** One picture per screen with all its widths, languages and themes, so that it is looked at in one go. */
async function makeSheets(browser: Browser, sheets: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1200 } });
  for (const [name, files] of sheets) {
    const figures = files.map((file) => {
      const png = readFileSync(join(OUT, file)).toString("base64");
      const width = file.includes("-360-") ? 150 : file.includes("-768-") ? 240 : 330;
      return `<figure><img width="${width}" src="data:image/png;base64,${png}"><figcaption>${file}</figcaption></figure>`;
    });
    const html = join(OUT, `${name}.html`);
    writeFileSync(
      html,
      `<style>body{display:flex;flex-wrap:wrap;gap:12px;font:11px sans-serif;background:#888}figure{margin:0}</style>${figures.join("")}`,
    );
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: join(OUT, `sheet-${name}.png`), fullPage: true });
    rmSync(html);
  }
  await page.close();
}

const only = process.argv.slice(2);
const executablePath = ensureChromium();
await buildWebIfStale();
mkdirSync(OUT, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  say("photographing every screen at 360, 768 and 1440 px, in both languages and both themes");
  const sheets = await photograph(browser, server.base, only);
  await makeSheets(browser, sheets);
  say(`${[...sheets.values()].flat().length} pictures and ${sheets.size} contact sheets in shots/`);
} finally {
  await browser.close();
  server.stop();
}
