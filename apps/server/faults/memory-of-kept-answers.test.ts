import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { calls } from "@vedanga/contract";
import { ask } from "@vedanga/testing/server/ask";
import { type ChildServer, startServer } from "@vedanga/testing/server/child-server";
import { temporaryDir } from "@vedanga/testing/temporary-dir";
import { expect, it, onTestFinished, vi } from "vitest";
import { METRICS_PATH } from "../src/plugins/metrics.ts";

vi.setConfig({ testTimeout: 600_000 });

const REQUESTS = 84_000;
const LOOKS = 60;
const IN_FLIGHT = 16;
/** A pod has 768. How much of Node's own file is in memory besides, up to 65 MB, is the kernel's affair. */
const OWN_BYTES = 270e6;
/**
 * Between the second third of the requests and the last, by the median of each: all that is kept is full by then. A third has
 * ten collections of the old heap, after each of which the memory may stand up to 15 MB higher or lower.
 */
const GROWN_BYTES = 15e6;

const two = (value: number): string => String(value).padStart(2, "0");
const date = (n: number): string => `${two(1 + (n % 28))}/${two(1 + (n % 12))}/${1950 + (n % 120)}`;
const degrees = (n: number, lowest: number, highest: number): string =>
  (lowest + (n % (1000 * (highest - lowest))) / 1000).toFixed(3);
const place = (n: number): string => `lat=${degrees(n * 7919, -25, 35)}&lon=${degrees(n * 104_729, -180, 180)}&tz=5.5`;
const SYLLABLES = [
  "wa",
  "ran",
  "gal",
  "hy",
  "de",
  "ra",
  "bad",
  "vi",
  "ja",
  "ya",
  "ma",
  "nel",
  "lo",
  "re",
  "gun",
  "tur",
];
const word = (n: number): string => [n, n >> 4, n >> 8].map((part) => SYLLABLES[part % SYLLABLES.length]).join("");

/** Ways to have something else kept with every request: what is asked, how it is written, and who says what host it is. */
const WAYS: readonly ((n: number) => string)[] = [
  (n) => `${calls.panchang.path}?date=${date(n)}&${place(n)}`,
  (n) => `${calls.panchangDay.path}?date=${date(n)}&${place(n)}`,
  (n) => `${calls.geoSearch.path}?q=${word(n)}&limit=${1 + (n % 20)}`,
  (n) => `${calls.geoReverse.path}?${place(n)}`,
  (n) => `${calls.gemDetails.path}?gem=ruby&asked=${n}`,
  (n) => `${calls.dailyMoon.path}?zodiac=${1 + (n % 12)}&date=${date(n)}&asked=${n}`,
  (n) => `${calls.settings.path}?asked=${n}`,
  (n) => `/robots.txt?asked=${n}`,
  (n) => `/sitemap.xml?asked=${n}`,
  (n) => `/app/panchang?asked=${n}`,
  (n) => `/app/nowhere-${n}`,
  (n) => `/app/nowhere-${n}.js`,
  (n) => `/nowhere-${n}?asked=${n}`,
  (n) => `${calls.panchang.path}?date=${n}&${place(n)}`,
];
const encoding = (n: number): string =>
  ["gzip, deflate, br", "gzip", "identity", `br;q=0.${n % 1000}, x${n}`][n % 4] ?? "";

it("keeps under 270 MB of its own and level through 80,000 requests that each ask for something else", async () => {
  const dir = temporaryDir(onTestFinished);
  const server = await startServer(onTestFinished, { DATA_DIR: dir });
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  onTestFinished(() => agent.destroy());
  const statuses = new Set<number>();
  const own: number[] = [];
  let next = 0;

  async function sendOn(): Promise<void> {
    while (next < REQUESTS) {
      const n = next++;
      // Numbers of their own, so that hosts and encodings do not follow from what is asked.
      const turn = Math.floor(n / WAYS.length);
      const headers = {
        "accept-encoding": encoding(turn),
        host: turn % 3 === 0 ? `host-${n}.example` : "127.0.0.1",
      };
      const path = WAYS[n % WAYS.length]?.(n) ?? "/";
      statuses.add((await ask(agent, server.url + path, headers)).status);
      if (n % (REQUESTS / LOOKS) === 0) own.push(await ownBytes(server));
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, sendOn));

  expect([...statuses].toSorted()).toEqual([200, 400, 404]);
  expect(own).toHaveLength(LOOKS);
  const seen = `${own.map((bytes) => Math.round(bytes / 1e6)).join(" ")} MB`;
  expect(Math.max(...own), seen).toBeLessThan(OWN_BYTES);
  const third = LOOKS / 3;
  const [second, last] = [own.slice(third, 2 * third), own.slice(2 * third)];
  expect(median(last) - median(second), seen).toBeLessThan(GROWN_BYTES);
});

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What the process has in memory that is no page of a file; where the system does not say that, with those pages. */
async function ownBytes({ url, process }: ChildServer): Promise<number> {
  const status = await readFile(`/proc/${process.pid}/status`, "utf8").catch(() => "");
  const ownKb = /^RssAnon:\s+(\d+) kB/m.exec(status)?.[1];
  if (ownKb !== undefined) return Number(ownKb) * 1024;
  const text = await (await fetch(url + METRICS_PATH)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}
