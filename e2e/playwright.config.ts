import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS, LEFT_OUT_ARGS } from "../tools/library/chromium-args.ts";

const PORT = Number(process.env.E2E_PORT ?? 18_300);
// The config is read once by the runner and once by each worker: the folder must be the same for all.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "vedanga-e2e-"));

// What a small screen changes: each screen as a whole, one walk through it, menus, dialogs, lists and what is swiped.
// What happens behind the screen (caches, links, messages, figures) is the same on both and tested once.
const WALKED_ON_A_PHONE = /@phone/;

const launchOptions = {
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: [...CHROMIUM_ARGS],
  ignoreDefaultArgs: LEFT_OUT_ARGS,
};

export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  // The guard of main runs a failed journey once more and names it: see decision 156. Everywhere else a failure is final.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Only for what hangs: on a machine with much else to do a step may take ten times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // A trace photographs every step of every test: two fifths of the time of all. It can be requested to find a cause.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // Every journey but those of the worker goes as in a browser without one.
    serviceWorkers: "block",
    timezoneId: "Asia/Kolkata",
    locale: "en-IN",
  },
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions } },
    {
      name: "phone",
      grep: WALKED_ON_A_PHONE,
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        launchOptions,
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" ../apps/server/src/main.ts`,
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      HOST: "127.0.0.1",
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT_PER_MINUTE: "100000",
      PAGE_RATE_LIMIT_PER_MINUTE: "100000",
      LOG_LEVEL: "warn",
      CONTACT_EMAIL: "contact@vedanga.example",
      CONTACT_PHONE: "+91 00000 00000",
      CHAT_NUMBER: "910000000000",
      BOOKING_URL: "https://calendar.vedanga.example/book",
    },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
