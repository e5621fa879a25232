import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Which rules the page breaks in its present state and where; of these rules, or of all. */
export async function accessibilityFaults(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  // A page that is looked at again has it.
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(`${AXE};undefined`);
  return page.evaluate(
    async (only) => {
      const { run }: typeof axe = Reflect.get(window, "axe");
      // What is loaded ahead serves only a rule about sound, and what passed is not described.
      const options: axe.RunOptions = { resultTypes: ["violations"], reporter: "no-passes", preload: false };
      const { violations } = await run(document, only.length > 0 ? { ...options, runOnly: only } : options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    [...rules],
  );
}
