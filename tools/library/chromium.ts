import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installFromDebian } from "./install-from-debian.ts";
import { ROOT } from "./run.ts";
import { fail, say } from "./say.ts";

// Chromium without the windows of a browser draws and runs a page in half the time of the whole one on the same machine.
const HEADLESS_SHELLS = ["/usr/bin/chromium-headless-shell", "/usr/lib/chromium/chromium-headless-shell"];
const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));
const present = (): string | undefined => firstOf([...HEADLESS_SHELLS, ...BROWSERS, chromium.executablePath()]);

/**
 * The path of a Chromium: the one named by CHROME_PATH, else the fastest that is here, else one installed by Debian's
 * package manager or by Playwright. A machine that guards main gets the headless shell even where another one is.
 */
export function ensureChromium(): string {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const isWanting = process.env.CI ? !firstOf(HEADLESS_SHELLS) : !present();
  if (isWanting) {
    say("installing a browser for the tests; once");
    installFromDebian("chromium-headless-shell", "chromium");
  }
  if (!present()) {
    spawnSync(process.execPath, [`${ROOT}/node_modules/.bin/playwright`, "install", "chromium"], { stdio: "ignore" });
  }
  return (
    present() ??
    fail(
      "No Chromium could be found or installed.",
      "Install Chromium or Chrome, or set CHROME_PATH to one, and run the command again.",
    )
  );
}
