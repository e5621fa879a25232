import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.ts";
import { fail, say } from "../say.ts";

const FOLDER = join(ROOT, "tools", "lighthouse");
const STAMP = join(FOLDER, "node_modules", ".vedanga-stamp");
const NPM = join(ROOT, ".runtime", "node_modules", "npm", "bin", "npm-cli.js");

/** Where Lighthouse's own modules are. */
export const LIGHTHOUSE = join(FOLDER, "node_modules", "lighthouse");

/**
 * Brings Lighthouse, once. It is not among the packages of the product: with all that it needs it would make their
 * installation, which every start from nothing waits for, a third longer.
 */
export async function ensureLighthouse(): Promise<void> {
  const digest = createHash("sha256")
    .update(readFileSync(join(FOLDER, "package-lock.json")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === digest) return;
  say("installing Lighthouse; once");
  const { code, output } = await run(process.execPath, [NPM, "ci", "--no-workspaces", "--no-audit", "--no-fund"], {
    cwd: FOLDER,
    quiet: true,
  });
  if (code !== 0) {
    process.stderr.write(output);
    fail(
      "Lighthouse could not be installed.",
      "The output of npm is above. Correct the error and run the command again.",
    );
  }
  writeFileSync(STAMP, digest);
}
