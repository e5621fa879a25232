import { errorBody } from "@vedanga/contract";
import { readOpenApi } from "@vedanga/testing/server/read-openapi";
import { serverTest } from "@vedanga/testing/server/server-test";
import { someDetails } from "@vedanga/testing/server/some-details";
import { describe, expect, vi } from "vitest";
import * as z from "zod/mini";
import { OPENAPI_PATH } from "../src/plugins/openapi.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const it = serverTest.extend("env", { scope: "file" }, () => ({ LOG_LEVEL: "info" }));

/** About forty for each way of asking each call: some are right more often than wrong. */
const REFUSALS = 8_000;
/** How often the memory is looked at: its least is what is left after the collecting of garbage. */
const LOOK_EVERY = 50;
/** During this many requests a server still creates its singletons and fills its cache of shared answers. */
const WARMING = 2_000;
const IN_FLIGHT = 16;

/** Something right for every parameter of every call, by its name. */
const RIGHT: Readonly<Record<string, string>> = {
  date: "21/11/2026",
  time: "12:00",
  dob: "23/11/1987",
  tob: "04:47",
  lat: "17.9784",
  lon: "79.5941",
  tz: "5.5",
  zodiac: "4",
  year: "2026",
  month: "11",
  gem: "ruby",
  id: "A".repeat(43),
  q: "warangal",
};

/** What is right for no parameter but free text. */
const WRONG: readonly string[] = [
  "",
  " ",
  "\0",
  "null",
  "undefined",
  "NaN",
  "-Infinity",
  "1e999",
  "0x10",
  "9".repeat(400),
  "-1",
  "181",
  "99/99/9999",
  "31/02/2026",
  "2026-11-21",
  "25:61",
  "12:00:00:00",
  "' OR '1'='1",
  "; DROP TABLE records; --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an injection looks like
  "${jndi:ldap://127.0.0.1/a}",
  "{{7*7}}",
  "%00%ff",
  "\u202e\u0000\uffff",
  "వరంగల్".repeat(60),
  "[object Object]",
  "true",
  "x".repeat(3_000),
];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly required: boolean }[];
}

const described = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ parameters: z.optional(z.array(z.object({ name: z.string(), required: z.optional(z.boolean()) }))) }),
  ),
);

/** Every call of the server, from its own description. */
async function callsOf(origin: string): Promise<readonly Call[]> {
  const paths = z.parse(described, readOpenApi(await (await fetch(origin + OPENAPI_PATH)).text()).paths);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      parameters: parameters.map(({ name, required = false }) => ({ name, required })),
    })),
  );
}

/** The same requests in every run. */
function dice(seed: number) {
  let state = seed;
  const below = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * count);
  };
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { below, oneOf };
}

interface Crafted {
  readonly url: string;
  readonly init: RequestInit;
}

function craft({ below, oneOf }: ReturnType<typeof dice>, { method, path, parameters }: Call): Crafted {
  if (method === "POST") return { url: path, init: { method, ...craftedBody({ below, oneOf }) } };
  const query = parameters
    .filter(({ required }) => required || below(4) === 0)
    .map(({ name }): [string, string] => [name, RIGHT[name] ?? oneOf(WRONG)]);
  const victim = below(Math.max(1, query.length));
  const name = query[victim]?.[0] ?? "nothing";
  switch (below(6)) {
    case 0:
      query.splice(victim, 1);
      break;
    case 1:
      query.push([name, RIGHT[name] ?? "1"]);
      break;
    case 2:
      query.push([oneOf(["__proto__", "constructor", "prototype", "a\0b"]), "1"]);
      break;
    default:
      query.splice(victim, 1, [name, oneOf(WRONG)]);
  }
  const text = query.map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
  const torn = below(12) === 0 ? "&%zz=%" : "";
  return { url: `${path}?${text}${torn}`, init: { method: below(20) === 0 ? "PUT" : "GET" } };
}

function craftedBody({ below, oneOf }: Pick<ReturnType<typeof dice>, "below" | "oneOf">): RequestInit {
  const details: Record<string, unknown> = { ...someDetails() };
  const field = oneOf(Object.keys(details));
  const type = { "content-type": "application/json" };
  switch (below(7)) {
    case 0:
      delete details[oneOf(["firstName", "email", "birthDate", "birthTime", "latitude"])];
      return { headers: type, body: JSON.stringify(details) };
    case 1:
      return { headers: type, body: JSON.stringify({ ...details, [field]: oneOf([1, true, null, [], {}]) }) };
    case 2:
      return { headers: type, body: JSON.stringify(details).slice(0, -1 - below(60)) };
    case 3:
      return {
        headers: { "content-type": oneOf(["text/plain", "application/xml", "multipart/form-data"]) },
        body: "a=1",
      };
    case 4:
      return { headers: type, body: JSON.stringify({ ...details, firstName: "x".repeat(17_000) }) };
    case 5:
      return { headers: type, body: `{"__proto__":{"polluted":1},${JSON.stringify(details).slice(1)}` };
    default:
      return { headers: type, body: JSON.stringify(oneOf<unknown>([null, [], 7, "text", [[details]]])) };
  }
}

async function heapBytes(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]);
}

describe("malformed requests, over every call", () => {
  it("are refused with a code of their own, never answered with a fault, and leave nothing behind", async ({
    server,
  }) => {
    const calls = (await callsOf(server.url)).filter(({ path }) => path.startsWith("/server/"));
    const random = dice(20_261_121);
    const refused = new Map<string, number>();
    const faults: string[] = [];
    let refusals = 0;
    let sent = 0;
    const heaps: number[] = [];

    async function sendOn(): Promise<void> {
      while (refusals < REFUSALS) {
        const call = calls[sent % calls.length] as Call;
        sent += 1;
        const { url, init } = craft(random, call);
        const reply = await fetch(server.url + url, init);
        const body = await reply.text();
        if (reply.status === 200) continue;
        const parsed = z.safeParse(errorBody, JSON.parse(body));
        if (reply.status >= 500 || !parsed.success || parsed.data.status !== reply.status) {
          faults.push(`${init.method} ${url.slice(0, 300)} -> ${reply.status} ${body.slice(0, 200)}`);
          if (faults.length > 20) return;
        }
        refused.set(call.path, (refused.get(call.path) ?? 0) + 1);
        refusals += 1;
        if (refusals > WARMING && refusals % LOOK_EVERY === 0) heaps.push(await heapBytes(server.url));
      }
    }
    await Promise.all(Array.from({ length: IN_FLIGHT }, sendOn));

    expect(faults).toEqual([]);
    const taking = calls.filter(
      ({ method, parameters }) => method === "POST" || parameters.some(({ required }) => required),
    );
    for (const { path } of taking) expect(refused.get(path) ?? 0, path).toBeGreaterThan(20);
    const half = Math.floor(heaps.length / 2);
    const grown = Math.min(...heaps.slice(half)) - Math.min(...heaps.slice(0, half));
    // 2.3 kB a refusal would be 7 MB over half of the looks.
    expect(grown).toBeLessThan(7e6);
    const log = server.output();
    expect(log.split("\n").length).toBeGreaterThan(REFUSALS);
    const personal = [
      "Zephyrina",
      "Quillfeather",
      "23/11",
      "1987-11-23",
      "17.9784",
      "79.5941",
      "warangal",
      "DROP TABLE",
      "jndi",
    ];
    for (const word of personal) expect(log, word).not.toContain(word);
  });
});
