import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkBudgets } from "../library/budgets/check-budgets.ts";
import { buildWebIfStale } from "../library/build-web.ts";
import { runChecks } from "../library/checks.ts";
import { ensureChromium } from "../library/chromium.ts";
import { ensurePostgres } from "../library/ensure-postgres.ts";
import { gradePages } from "../library/lighthouse/grade-pages.ts";
import { ROOT, runBin } from "../library/run.ts";
import { say } from "../library/say.ts";
import { Tally } from "../library/tally.ts";

const reports = mkdtempSync(join(tmpdir(), "vedanga-reports-"));
const tally = new Tally();
const postgres = ensurePostgres();
// The packed library is tried in it too, by the units.
const browser = ensureChromium();

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Folders that the zone of the machine could change: a source file there uses something that reads it. All others have
 * nothing to read it with; a separate test checks again that the answers are the same everywhere.
 */
function foldersThatReadDates(): readonly string[] {
  const sources = globSync("packages/*/src/**/*.ts", { cwd: ROOT }).filter((file) => !file.endsWith(".test.ts"));
  const readers = sources.filter((file) =>
    /\b(?:Date *[.(]|Intl\.DateTimeFormat|Temporal\.)/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  return [...new Set(readers.map((file) => `${dirname(file)}/`))];
}

async function runUnits(name: string, timeZone: string, folders: readonly string[]): Promise<void> {
  say(`${name}, under TZ=${timeZone}`);
  const file = join(reports, `${name.replaceAll(" ", "-")}.json`);
  const { code } = await runBin(
    "vitest",
    ["run", ...folders, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { env: { TZ: timeZone, POSTGRES_BIN: postgres, CHROME_PATH: browser } },
  );
  const report = readReport(file) as { numPassedTests: number; numFailedTests: number } | undefined;
  const failed = report?.numFailedTests ?? 1;
  // A run that breaks outside any test has still failed.
  tally.add(name, report?.numPassedTests ?? 0, code === 0 ? failed : Math.max(1, failed));
}

async function runBrowser(): Promise<void> {
  await buildWebIfStale();
  say("journeys in a real browser");
  const file = join(reports, "journeys.json");
  const { code } = await runBin("playwright", ["test", "--config", "e2e/playwright.config.ts"], {
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = readReport(file) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined;
  const { expected, unexpected, flaky } = report?.stats ?? { expected: 0, unexpected: 1, flaky: 0 };
  if (flaky > 0) say(`journeys that passed only at the second try, listed above as flaky: ${flaky}; find their cause`);
  tally.add("journeys", expected + flaky, code === 0 ? unexpected : Math.max(1, unexpected));
}

say("types, lint and documents");
await runChecks(tally);
await buildWebIfStale();
checkBudgets(tally);
await runUnits("units at Hyderabad", "Asia/Kolkata", []);
await runUnits("units at New York", "America/New_York", foldersThatReadDates());
await runUnits("units at Auckland", "Pacific/Auckland", foldersThatReadDates());
await gradePages(tally);
await runBrowser();
tally.close();
