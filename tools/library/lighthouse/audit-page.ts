import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { LIGHTHOUSE } from "./ensure-lighthouse.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Slow 4G, as Lighthouse's phone has it. */
const SLOW_4G = { rttMs: 150, throughputKbps: 1638.4 };
/** Neither is scored, and both take long. */
const NOT_NEEDED = ["screenshot-thumbnails", "final-screenshot"];
/** What a page of a person fails on purpose: it is not to be found, and needs no description. */
const FOR_SEARCH_ENGINES = ["is-crawlable", "meta-description"];

const FIGURES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

const score = z.nullable(z.number());
const lighthouseResult = z.object({
  lhr: z.object({
    categories: z.record(z.enum(CATEGORIES), z.object({ score })),
    audits: z.record(z.string(), z.object({ score, title: z.string(), numericValue: z.optional(z.number()) })),
  }),
});

type Lighthouse = (address: string, flags: object, config: object) => Promise<unknown>;

export interface Audit {
  /** Of 100 each. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  /** The titles of what was found wanting beside the speed. */
  readonly faults: readonly string[];
}

/** What Lighthouse says of a page on its phone over slow 4G, both simulated from a visit at full speed. */
export async function auditPage(
  address: string,
  port: number,
  { factor, isPersonal }: { readonly factor: number; readonly isPersonal: boolean },
): Promise<Audit> {
  const { default: lighthouse }: { default: Lighthouse } = await import(
    pathToFileURL(join(LIGHTHOUSE, "core", "index.js")).href
  );
  const settings = {
    onlyCategories: CATEGORIES,
    skipAudits: [...NOT_NEEDED, ...(isPersonal ? FOR_SEARCH_ENGINES : [])],
    disableFullPageScreenshot: true,
    formFactor: "mobile",
    throttlingMethod: "simulate",
    throttling: { ...SLOW_4G, cpuSlowdownMultiplier: factor },
  };
  const result = await lighthouse(address, { port, logLevel: "silent" }, { extends: "lighthouse:default", settings });
  const { categories, audits } = z.parse(lighthouseResult, result).lhr;
  const hundredths = (name: (typeof CATEGORIES)[number]): number => Math.round((categories[name].score ?? 0) * 100);
  const figure = (name: (typeof FIGURES)[number]): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${name} of ${address}`);
    return value;
  };
  return {
    scores: {
      performance: hundredths("performance"),
      accessibility: hundredths("accessibility"),
      "best-practices": hundredths("best-practices"),
      seo: hundredths("seo"),
    },
    firstPaintMs: figure("first-contentful-paint"),
    largestPaintMs: figure("largest-contentful-paint"),
    blockingMs: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    faults: Object.values(audits).flatMap((audit) => (audit.score !== null && audit.score < 0.9 ? [audit.title] : [])),
  };
}
