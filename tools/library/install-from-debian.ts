import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Long enough for a slow mirror, and an end all the same. */
const PATIENCE_MS = 180_000;

function apt(...args: string[]): boolean {
  const root = process.getuid?.() === 0;
  const { status } = spawnSync(root ? "apt-get" : "sudo", root ? args : ["-n", "apt-get", ...args], {
    stdio: "ignore",
    timeout: PATIENCE_MS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

const install = (name: string): boolean => apt("install", "-y", "--no-install-recommends", name);

/** Installs the first available package of these. Never prompts: only as root, or where sudo needs no password. */
export function installFromDebian(...names: readonly string[]): boolean {
  if (!existsSync("/usr/bin/apt-get")) return false;
  if (names.slice(0, 1).some(install)) return true;
  apt("update");
  return names.some(install);
}
