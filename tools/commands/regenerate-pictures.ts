import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { APP_BASE, calls } from "@vedanga/contract";
import { beginWithPair, SUJATA, UNTIMED } from "../../e2e/pages/matched-pair.ts";
import { ANJALI } from "../../e2e/pages/results-page.ts";
import { buildWebIfStale } from "../library/build-web.ts";
import { ensureChromium } from "../library/chromium.ts";
import { CHROMIUM_ARGS } from "../library/chromium-args.ts";
import { pageAsWebp } from "../library/pictures/page-as-webp.ts";
import { startServer } from "../library/pictures/start-server.ts";
import { ROOT } from "../library/run.ts";
import { say } from "../library/say.ts";

const OUT = join(ROOT, "docs", "pictures");
const THEMES = ["light", "dark"] as const;
const DESKTOP = { width: 1200, height: 860 };
const PHONE = { width: 390, height: 780 };

/** The screens that the README shows; a fixed day, so that a second run draws the same. */
const PICTURES = [
  { name: "panchang", path: "/panchang?date=2026-11-24", language: "english", window: DESKTOP },
  { name: "chart", path: "/results", language: "telugu", window: DESKTOP },
  { name: "matching", path: "/matching", language: "english", window: DESKTOP },
  { name: "day-on-a-phone", path: "/panchang?date=2026-11-24", language: "telugu", window: PHONE },
  { name: "month-on-a-phone", path: "/panchang/month?date=2026-11-24", language: "english", window: PHONE },
  { name: "place-on-a-phone", path: "/places/kasi", language: "telugu", window: PHONE },
] as const;

/** Saves the person as their form does: of details that are not saved the pages say so. */
async function save(base: string): Promise<string> {
  const answer = await fetch(base + calls.upsertUser.path, {
    method: calls.upsertUser.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ANJALI),
  });
  return calls.upsertUser.response.parse(await answer.json()).response.id;
}

async function draw(browser: Browser, base: string, id: string, theme: (typeof THEMES)[number]): Promise<void> {
  for (const { name, path, language, window } of PICTURES) {
    const context = await browser.newContext({
      viewport: window,
      colorScheme: theme,
      reducedMotion: "reduce",
      timezoneId: "Asia/Kolkata",
    });
    const page = await context.newPage();
    await page.addInitScript(
      ([chosen, person, recordId]) => {
        localStorage.setItem("preferredLanguage", chosen);
        sessionStorage.setItem("userDetails", person);
        sessionStorage.setItem("userRecordId", recordId);
      },
      [language, JSON.stringify({ ...ANJALI, language }), id] as const,
    );
    if (name === "matching") await beginWithPair(page, { bride: SUJATA, groom: UNTIMED });
    await page.goto(`${base}${APP_BASE}${path}`, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(join(OUT, `${name}-${theme}.webp`), await pageAsWebp(page));
    await context.close();
  }
}

const executablePath = ensureChromium();
await buildWebIfStale();
mkdirSync(OUT, { recursive: true });
// Without the button to chat, which lies over what is pictured.
const server = await startServer({ CHAT_NUMBER: "" });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  const id = await save(server.base);
  for (const theme of THEMES) await draw(browser, server.base, id, theme);
  say(`${PICTURES.length * THEMES.length} pictures drawn into docs/pictures`);
} finally {
  await browser.close();
  server.stop();
}
