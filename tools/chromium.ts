import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ROOT } from "./run.ts";
import { fail, say } from "./say.ts";

const KNOWN = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** As root Chromium refuses its sandbox; the rest keeps it from calling home during tests. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

function present(): string | undefined {
  const wanted = process.env.CHROME_PATH;
  if (wanted) return wanted;
  return [...KNOWN, chromium.executablePath()].find((path) => existsSync(path));
}

function installFromDebian(): void {
  const root = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    spawnSync(root ? "apt-get" : "sudo", root ? args : ["-n", "apt-get", ...args], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium");
}

/** The path of a Chromium, installed if this machine has none: by Debian's package manager, else by Playwright. */
export function ensureChromium(): string {
  const found = present();
  if (found) return found;
  say("installing a browser for the tests; once");
  if (existsSync("/usr/bin/apt-get")) installFromDebian();
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
