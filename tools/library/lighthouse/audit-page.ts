import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { LIGHTHOUSE } from "./ensure-lighthouse.ts";

/** Those that do not depend on how fast the machine is. */
const UNTIMED = ["accessibility", "best-practices", "seo"] as const;
const CATEGORIES = ["performance", ...UNTIMED] as const;
/** Slow 4G, as Lighthouse's phone has it. */
const SLOW_4G = { rttMs: 150, throughputKbps: 1638.4 };
/** Neither is scored, and both take long. */
const NOT_NEEDED = ["screenshot-thumbnails", "final-screenshot"];
/** What a page of a person fails on purpose: it is not to be found, and needs no description. */
const FOR_SEARCH_ENGINES = ["is-crawlable", "meta-description"];

const SHIFT = "cumulative-layout-shift";

const score = z.nullable(z.number());
const lighthouseResult = z.object({
  lhr: z.object({
    categories: z.partialRecord(z.enum(CATEGORIES), z.object({ score })),
    audits: z.record(z.string(), z.object({ score, title: z.string(), numericValue: z.optional(z.number()) })),
  }),
});

type Lighthouse = (address: string, flags: object, config: object) => Promise<unknown>;

/** How well a page is made, whatever the machine. */
export interface Grade {
  /** Of 100 each. */
  readonly scores: Readonly<Record<(typeof UNTIMED)[number], number>>;
  readonly shift: number;
  /** The titles of what was found wanting beside the speed. */
  readonly faults: readonly string[];
}

/** How well it is made, and how fast. */
export interface Audit extends Grade {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
}

interface Visit {
  readonly address: string;
  /** Where the browser is told what to do. */
  readonly port: number;
  readonly isPersonal: boolean;
}

/** What Lighthouse found on a visit. */
async function visitPage({ address, port, isPersonal }: Visit, how: object) {
  const { default: lighthouse }: { default: Lighthouse } = await import(
    pathToFileURL(join(LIGHTHOUSE, "core", "index.js")).href
  );
  const settings = {
    skipAudits: [...NOT_NEEDED, ...(isPersonal ? FOR_SEARCH_ENGINES : [])],
    disableFullPageScreenshot: true,
    formFactor: "mobile",
    ...how,
  };
  const result = await lighthouse(address, { port, logLevel: "silent" }, { extends: "lighthouse:default", settings });
  const { categories, audits } = z.parse(lighthouseResult, result).lhr;
  const hundredths = (name: (typeof CATEGORIES)[number]): number => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse measured no ${name} of ${address}`);
    return value;
  };
  const grade: Grade = {
    scores: {
      accessibility: hundredths("accessibility"),
      "best-practices": hundredths("best-practices"),
      seo: hundredths("seo"),
    },
    shift: figure(SHIFT),
    faults: Object.values(audits).flatMap((audit) => (audit.score !== null && audit.score < 0.9 ? [audit.title] : [])),
  };
  return { grade, figure, performance: hundredths("performance") };
}

/** How well Lighthouse finds that a page is made for its phone, whatever the speed of the machine. */
export async function gradePage(visit: Visit): Promise<Grade> {
  const how = { onlyCategories: UNTIMED, onlyAudits: [SHIFT], throttlingMethod: "simulate" };
  return (await visitPage(visit, how)).grade;
}

/** What Lighthouse says of a page on its phone over slow 4G, both simulated from a visit at full speed. */
export async function auditPage(visit: Visit, factor: number): Promise<Audit> {
  const throttling = { ...SLOW_4G, cpuSlowdownMultiplier: factor };
  const how = { onlyCategories: CATEGORIES, throttlingMethod: "simulate", throttling };
  const { grade, figure, performance } = await visitPage(visit, how);
  return {
    ...grade,
    scores: { performance, ...grade.scores },
    firstPaintMs: figure("first-contentful-paint"),
    largestPaintMs: figure("largest-contentful-paint"),
    blockingMs: figure("total-blocking-time"),
  };
}
