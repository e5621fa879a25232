import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import { LIGHTHOUSE } from "./ensure-lighthouse.ts";

/** A machine of this index runs this many times as fast as the phone that Lighthouse means; both grow together. */
const [INDEX, TIMES] = [1000, 1.5];

export interface Processor {
  /** How fast this machine is at the moment, by Lighthouse's own benchmark. */
  readonly benchmarkIndex: number;
  /** How many times slower the phone is. */
  readonly factor: number;
}

/** Measures the machine as it is now: what else runs on it makes it slower, and the phone no slower still. */
export async function measureProcessor(browser: Browser): Promise<Processor> {
  const address = pathToFileURL(join(LIGHTHOUSE, "core", "lib", "page-functions.js")).href;
  const { pageFunctions }: { pageFunctions: { computeBenchmarkIndex(): number } } = await import(address);
  const page = await browser.newPage();
  try {
    const benchmarkIndex = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return { benchmarkIndex, factor: Math.max(1, Math.round((benchmarkIndex / INDEX) * TIMES * 100) / 100) };
  } finally {
    await page.close();
  }
}
