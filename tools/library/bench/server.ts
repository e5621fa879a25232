import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { API_BASE, calls } from "@vedanga/contract";
import { readOpenApi } from "@vedanga/testing/server/read-openapi";
import autocannon from "autocannon";
import { ROOT } from "../run.ts";
import { say } from "../say.ts";

const SECONDS = 4;
const CONNECTIONS = 16;

interface Listening {
  readonly origin: string;
  readonly process: ChildProcess;
}

/** A server in a process of its own, once it says where it answers. Its log goes nowhere, but it is written. */
export async function start(script: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Listening> {
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=4", "--heap-growing-percent=20", join(ROOT, script), ...args],
    {
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const origin = await new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (text.length < 10_000) text += chunk;
      const found = /answers on (http:\/\/[^/]+)\/app/.exec(text)?.[1];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    });
    child.on("exit", (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return { origin, process: child };
}

const two = (value: number): string => String(value).padStart(2, "0");

/** Births that never repeat, over the last century and the inhabited earth. */
function birthPaths(): () => string {
  let state = 7;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
  return () => {
    const dob = `${two(1 + next(28))}/${two(1 + next(12))}/${1925 + next(100)}`;
    const place = `lat=${(next(100_000) / 1000 - 40).toFixed(4)}&lon=${(next(360_000) / 1000 - 180).toFixed(4)}`;
    return `${calls.planetDetails.path}?dob=${dob}&tob=${two(next(24))}:${two(next(60))}&${place}&tz=5.5`;
  };
}

const DAY_PATH = `${calls.panchangDay.path}?date=21/11/2026&lat=17.385&lon=78.4867&tz=5.5&zone=Asia/Kolkata`;

interface Load {
  readonly overallRate?: number;
  readonly seconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Loads one path, or what it gives, and refuses a run in which any answer was not 200. */
async function load(origin: string, path: string | (() => string), { overallRate, seconds, headers }: Load = {}) {
  const nextPath = typeof path === "string" ? () => path : path;
  const before = await processorSeconds(origin);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds ?? SECONDS,
    ...(overallRate !== undefined && { overallRate }),
    headers: { ...headers },
    requests: [{ method: "GET", setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  const spent = (await processorSeconds(origin)) - before;
  return {
    perSecond: result.requests.average,
    processorMicroseconds: (spent * 1e6) / result.requests.total,
    p99Ms: result.latency.p99,
  };
}

/** Of all threads of a server, as it reports itself. */
async function processorSeconds(origin: string): Promise<number> {
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(await body(origin, "/metrics"))?.[1]);
}

const body = async (origin: string, path: string): Promise<string> => (await fetch(origin + path)).text();

type Described = Readonly<
  Record<
    string,
    { readonly get?: { readonly parameters?: readonly { name: string; required?: boolean; example?: unknown }[] } }
  >
>;

const aLittleMore = (value: number, n: number): string => (value + n / 1e6).toFixed(6);

/** What a call can be asked by so that it is never the same question, the least of a change first. */
const VARIED: readonly (readonly [name: string, value: (n: number) => string])[] = [
  ["lat", (n) => aLittleMore(17.9784, n)],
  ["tz", (n) => aLittleMore(5.5, n)],
  ["date", (n) => `${two(1 + (n % 28))}/${two(1 + (Math.floor(n / 28) % 12))}/${1925 + (Math.floor(n / 336) % 100)}`],
];

/** A whole place, for a call that has no other value to vary. */
const placeNear = (n: number) =>
  [
    ["lat", aLittleMore(17.385, n)],
    ["lon", "78.4867"],
    ["tz", "5.5"],
  ] as const;

/** Each call that is asked with GET, with the example values of its own description and one of them moved each time. */
async function exampleCalls(origin: string): Promise<readonly { name: string; path: () => string }[]> {
  const { paths } = readOpenApi(await body(origin, "/server/openapi.json"));
  return Object.entries(paths as Described).flatMap(([path, { get }]) => {
    if (!get || !path.startsWith(API_BASE)) return [];
    const parameters = get.parameters ?? [];
    const query = parameters
      .filter(({ required, example }) => required && example !== undefined)
      .map(({ name, example }) => [name, String(example)]);
    const takes = (wanted: string): boolean => parameters.some(({ name }) => name === wanted);
    // A place that may be left out is one whole: a part of it alone is refused.
    const isPlaceLeftOut = takes("lat") && !query.some(([name]) => name === "lat");
    const varied = VARIED.find(([name]) => takes(name) && (name === "date" || !isPlaceLeftOut));
    let count = 0;
    const next = (): string => {
      count += 1;
      const asked = new URLSearchParams(query);
      if (varied) asked.set(varied[0], varied[1](count));
      else if (isPlaceLeftOut) for (const [part, value] of placeNear(count)) asked.set(part, value);
      return `${path}?${asked}`;
    };
    return [{ name: path.slice(API_BASE.length), path: next }];
  });
}

/** The cost of each call when nothing is cached: the figures of docs/scale.md. */
async function benchCosts(origin: string): Promise<void> {
  say(
    "each call with the values of its example: milliseconds of processor time, bytes, and whether it was found kept:",
  );
  for (const { name, path } of await exampleCalls(origin)) {
    await load(origin, path, { seconds: 1 });
    const { processorMicroseconds } = await load(origin, path, { seconds: 1 });
    const answer = await fetch(origin + path());
    const size = (await answer.text()).length;
    const kept = answer.headers.has("age") ? "  kept" : "";
    say(
      `  ${name.padEnd(42)}${(processorMicroseconds / 1000).toFixed(2).padStart(8)}${String(size).padStart(9)}${kept}`,
    );
  }
}

/** What a request costs beside a bare Fastify route that answers the same bytes; needs both cores to itself. */
export async function benchServer(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "vedanga-bench-"));
  const running: ChildProcess[] = [];
  try {
    const ours = await start("apps/server/src/main.ts", [], {
      PORT: "0",
      DATA_DIR: join(dir, "data"),
      RATE_LIMIT_PER_MINUTE: "1000000",
      PAGE_RATE_LIMIT_PER_MINUTE: "1000000",
      LOG_LEVEL: "info",
    });
    running.push(ours.process);
    writeFileSync(join(dir, "person.json"), await body(ours.origin, birthPaths()()));
    writeFileSync(join(dir, "day.json"), await body(ours.origin, DAY_PATH));
    const bare = await start("tools/library/bench/bare-server.ts", [dir], {});
    running.push(bare.process);

    const rows = [
      { name: "planet-details, births that never repeat", ours: birthPaths(), bare: "/person", target: 0.5 },
      { name: "one day of the almanac, again and again", ours: DAY_PATH, bare: "/day", target: 0.8 },
    ];
    say(`requests a second over ${CONNECTIONS} connections, beside a bare Fastify route answering the same bytes:`);
    for (const { name, ours: path, bare: barePath, target } of rows) {
      await load(ours.origin, path);
      await load(bare.origin, barePath);
      const own = await load(ours.origin, path);
      const bareRoute = await load(bare.origin, barePath);
      const half = await load(ours.origin, path, { overallRate: Math.floor(own.perSecond / 2) });
      const ratio = own.perSecond / bareRoute.perSecond;
      const work = bareRoute.processorMicroseconds / own.processorMicroseconds;
      say(
        `  ${name.padEnd(42)}${own.perSecond.toFixed(0).padStart(7)} of ${bareRoute.perSecond.toFixed(0)}: ` +
          `${ratio.toFixed(2)} (wanted ${target}); by processor time ${own.processorMicroseconds.toFixed(0)} and ` +
          `${bareRoute.processorMicroseconds.toFixed(0)} µs: ${work.toFixed(2)}; p99 at half of that ${half.p99Ms} ms`,
      );
    }
    const asBrowsers = { headers: { "accept-encoding": "gzip, deflate, br, zstd" } };
    await load(ours.origin, DAY_PATH, asBrowsers);
    const compressed = await load(ours.origin, DAY_PATH, asBrowsers);
    say(
      `  ${"the same day as browsers ask for it, in Brotli".padEnd(42)}${compressed.perSecond.toFixed(0).padStart(7)}; ` +
        `by processor time ${compressed.processorMicroseconds.toFixed(0)} µs`,
    );
    await benchCosts(ours.origin);
  } finally {
    for (const child of running) child.kill();
    rmSync(dir, { recursive: true, force: true });
  }
}
