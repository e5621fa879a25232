import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { APP_BASE } from "@vedanga/contract";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@vedanga/names/language";
import { buildWebIfStale } from "../build-web.ts";
import { ensureChromium } from "../chromium.ts";
import { CHROMIUM_ARGS } from "../chromium-args.ts";
import { say } from "../say.ts";
import { start } from "./server.ts";
import { serveStatically } from "./static-page.ts";

const RUNS = 11;
const PHONE = { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** The awaited elements: what the first three of the five lines say. Only what is on the first screen counts as painted. */
const ANSWER = "section[aria-label] > dl > div:nth-child(-n + 3) > dd > p:first-child";
const ANSWERS = ["tithi", "nakshatra", "Rahu Kaal"] as const;
const LONGEST_WAIT_MS = 20_000;

interface Line {
  readonly name: string;
  readonly latencyMs: number;
  readonly downMbitPerSecond: number;
  readonly upMbitPerSecond: number;
  /** How many times slower than this machine. */
  readonly processor: number;
}

/** The first is Lighthouse's phone (its default throttling), the second a good line with the same phone. */
const LINES: readonly Line[] = [
  { name: "slow 4G", latencyMs: 150, downMbitPerSecond: 1.6, upMbitPerSecond: 0.75, processor: 4 },
  { name: "fast 4G", latencyMs: 50, downMbitPerSecond: 9, upMbitPerSecond: 9, processor: 4 },
];

interface Visited {
  readonly name: string;
  readonly url: string;
  readonly language: Language;
  /** Chosen on the device, whose browser prefers English; else the browser prefers it and nothing was chosen. */
  readonly isChosen?: boolean;
  /** A page that never comes alive: the answer is all that is waited for. */
  readonly isStatic: boolean;
}

interface Painted {
  readonly firstPaintMs: number;
  /** When the last of the answers was painted. */
  readonly answerMs: number;
  /** What was painted, in the order it was. */
  readonly answers: readonly string[];
  /** When the page had taken over: what is pressed answers. */
  readonly aliveMs: number;
  readonly shift: number;
  readonly bytes: number;
}

/** Runs in the page before its own scripts: marks the answers for Element Timing, which reports the frame that paints a text. */
function watch({ selector, count }: { readonly selector: string; readonly count: number }): void {
  const seen = { answerMs: 0, answers: [] as string[], aliveMs: 0, shift: 0 };
  Object.assign(window, { seen });
  const mark = (): void => {
    for (const answer of document.querySelectorAll(selector)) {
      if (answer.textContent && !answer.hasAttribute("elementtiming")) {
        answer.setAttribute("elementtiming", answer.textContent);
      }
    }
    const panel = document.querySelector("section[aria-busy]");
    if (panel?.getAttribute("aria-busy") === "false") seen.aliveMs ||= performance.now();
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true, attributes: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const answer = String(Reflect.get(entry, "identifier"));
      if (seen.answers.length === count || seen.answers.includes(answer)) continue;
      seen.answers.push(answer);
      if (seen.answers.length === count) seen.answerMs = Number(Reflect.get(entry, "renderTime"));
    }
  }).observe({ type: "element", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
}

const bytesPerSecond = (mbit: number): number => (mbit * 1_000_000) / 8;

async function slow(session: CDPSession, line: Line): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond(line.downMbitPerSecond),
    uploadThroughput: bytesPerSecond(line.upMbitPerSecond),
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: line.processor });
}

/** One visit with nothing kept from an earlier one. */
async function visit(
  browser: Browser,
  { url, language, isChosen = false, isStatic }: Visited,
  line: Line,
): Promise<Painted> {
  const locale = `${isChosen ? DEFAULT_LANGUAGE : language}-IN`;
  const context = await browser.newContext({ ...PHONE, locale });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slow(session, line);
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const { word } = LANGUAGES[language];
    if (isChosen) await page.addInitScript((chosen) => localStorage.setItem("preferredLanguage", chosen), word);
    await page.addInitScript(watch, { selector: ANSWER, count: ANSWERS.length });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(
      (answerAlone) => {
        const { answerMs, aliveMs } = Reflect.get(window, "seen");
        return answerMs > 0 && (answerAlone || aliveMs > 0);
      },
      isStatic,
      { timeout: LONGEST_WAIT_MS },
    );
    const seen: Omit<Painted, "bytes"> = await page.evaluate(() => ({
      ...Reflect.get(window, "seen"),
      firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    }));
    // Each answer is written in the letters of one language.
    for (const answer of seen.answers) {
      const painted = /[\u0c00-\u0c7f]/.test(answer) ? "te" : "en";
      if (painted !== language) throw new Error(`"${answer}" was painted for a reader of ${language}`);
    }
    return { ...seen, bytes };
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** How long a phone waits for today's answer: from the start of a cold visit to the frame by which all of ANSWERS are painted. */
export async function benchFirstAnswer(): Promise<void> {
  await buildWebIfStale();
  const dir = mkdtempSync(join(tmpdir(), "vedanga-first-"));
  const server = await start("apps/server/src/main.ts", [], { PORT: "0", DATA_DIR: dir, LOG_LEVEL: "error" });
  const url = `${server.origin}${APP_BASE}/panchang`;
  const still = await serveStatically(url);
  try {
    await measure([
      { name: "a static page of the same bytes in English", url: still.urlIn("en"), language: "en", isStatic: true },
      { name: "in English", url, language: "en", isStatic: false },
      { name: "a static page of the same bytes in Telugu", url: still.urlIn("te"), language: "te", isStatic: true },
      { name: "in Telugu", url, language: "te", isStatic: false },
      { name: "in Telugu, chosen in an English browser", url, language: "te", isChosen: true, isStatic: false },
    ]);
  } finally {
    still.close();
    server.process.kill("SIGTERM");
    rmSync(dir, { recursive: true, force: true });
  }
}

async function measure(pages: readonly Visited[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    say(`today's panchang on a cold phone, processor at a quarter of this machine's, median of ${RUNS} visits`);
    say(`  (what else runs here counts in full: load average ${(loadavg()[0] ?? 0).toFixed(1)}):`);
    for (const line of LINES) {
      const visits = pages.map((page) => ({ page, painted: [] as Painted[] }));
      // In turns: what else runs here slows all of them alike.
      for (let run = 0; run < RUNS; run += 1) {
        for (const { page, painted } of visits) painted.push(await visit(browser, page, line));
      }
      for (const { page, painted } of visits) {
        const still = visits.find((other) => other.page.isStatic && other.page.language === page.language);
        const times = median(painted.map(answerMs)) / median(still?.painted.map(answerMs) ?? []);
        say(
          `  ${line.name}, ${page.name}: ${summary(painted)}${page.isStatic ? "" : `, ${times.toFixed(2)} times the static page`}`,
        );
      }
    }
  } finally {
    await browser.close();
  }
}

const answerMs = (visit: Painted): number => visit.answerMs;

function summary(visits: readonly Painted[]): string {
  const of = (key: Exclude<keyof Painted, "answers">): number => median(visits.map((one) => one[key]));
  const spread = visits.map(({ answerMs }) => Math.round(answerMs)).toSorted((a, b) => a - b);
  const alive = of("aliveMs");
  return (
    `the answer after ${Math.round(of("answerMs"))} ms (${spread[0]} to ${spread.at(-1)}), ` +
    `first paint ${Math.round(of("firstPaintMs"))}, ${alive > 0 ? `alive ${Math.round(alive)}, ` : ""}` +
    `${Math.round(of("bytes") / 1000)} kB by then, layout shift ${of("shift").toFixed(4)}`
  );
}
