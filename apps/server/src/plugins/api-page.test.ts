import { readFileSync } from "node:fs";
import { join } from "node:path";
import { API_BASE, birthParameters, type Call, calls, SERVER_BASE } from "@vedanga/contract";
import { readOpenApi } from "@vedanga/testing/server/read-openapi";
import { serverTest } from "@vedanga/testing/server/server-test";
import { describe, expect } from "vitest";
import { OPENAPI_PATH } from "./openapi.ts";

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
}

const PAGE = readFileSync(join(import.meta.dirname, "../../../../docs/api.md"), "utf8");
const ROWS = [...PAGE.matchAll(/^\| `(GET|POST) (\S+)` \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, method = "", short = "", summary = "", needs = "", kept = ""]) => ({ method, short, summary, needs, kept }),
);
const KEPT: Readonly<Record<string, string>> = {
  never: "no-store",
  "a minute": "public, max-age=60",
  "5 minutes": "public, max-age=300",
  "an hour": "public, max-age=3600",
  "a day": "public, max-age=86400",
};
/** As the value of a call says it. */
const keptAs = ({ kept }: Call): string => (kept === "never" ? "no-store" : `public, max-age=${kept.seconds}`);
const BIRTH = ["dob", "tob", "lat", "lon"];

const pathOf = (short: string): string =>
  short.startsWith("v3-json/") ? `${API_BASE}${short.slice("v3-json".length)}` : `${SERVER_BASE}/${short}`;

const CALLS = Object.values<Call>(calls);

/** The call of a row of the page. */
function callOf(short: string): Call {
  const call = CALLS.find(({ path }) => path === pathOf(short));
  if (!call) throw new Error(`no call is at ${short}`);
  return call;
}

const queryOf = ({ example }: Call, more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ ...(example as Record<string, string> | undefined), ...more });

/** What the page says is needed, by name. */
const namesIn = (needs: string): string[] =>
  needs === "a birth" ? BIRTH : [...needs.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);

interface Explained {
  readonly response: unknown;
  readonly reasons: readonly {
    readonly about: string;
    readonly text: string;
    readonly source: string;
    readonly points?: number;
  }[];
}

/** The value at a path with dots. */
const fieldAt = (response: unknown, about: string): unknown =>
  about
    .split(".")
    .reduce<unknown>(
      (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
      response,
    );

const it = serverTest.extend(
  "described",
  { scope: "file" },
  async ({ app }) =>
    readOpenApi((await app.inject(OPENAPI_PATH)).body).paths as Record<string, Record<string, Operation>>,
);

describe("the page for authors of clients", () => {
  it("lists every call once, and no other", () => {
    expect(ROWS.map(({ short }) => pathOf(short)).toSorted()).toEqual(CALLS.map(({ path }) => path).toSorted());
  });

  it.for(ROWS)("says of $short what the description says", ({ method, short, summary, needs }, { described }) => {
    const operation = described[pathOf(short)]?.[method.toLowerCase()];
    expect(summary).toBe(operation?.summary);
    if (method === "POST") return;
    const parameters = operation?.parameters ?? [];
    const required = parameters.flatMap(({ name, required }) => (required ? [name] : []));
    // One of two names of the day is needed, which a list of required parameters cannot say.
    const isDated =
      required.length === 0 && ["date", "dob"].every((date) => parameters.some(({ name }) => name === date));
    expect(namesIn(needs)).toEqual(isDated ? ["date"] : required);
  });

  it.for(ROWS)(
    "says correctly how long an answer of $short may be cached",
    async ({ method, short, kept }, { app }) => {
      const call = callOf(short);
      expect(call.method).toBe(method);
      const answer =
        method === "POST"
          ? await app.inject({ method, url: call.path, payload: call.example ?? {} })
          : await app.inject(`${call.path}?${queryOf(call)}`);
      expect(answer.headers["cache-control"]).toBe(KEPT[kept]);
      if (answer.statusCode === 200) expect(KEPT[kept]).toBe(keptAs(call));
    },
  );

  it("names every convention and its default first", async ({ app }) => {
    const url = `${calls.planetDetails.path}?${queryOf(calls.planetDetails)}`;
    const { conventions } = (await app.inject(url)).json();
    for (const [name, value] of Object.entries<string>(conventions)) {
      expect(birthParameters.shape).toHaveProperty(name);
      expect(PAGE).toContain(`| \`${name}\` | ${value}`);
    }
  });

  const explained = ROWS.map(({ short }) => short).filter(
    (short) => short.startsWith("v3-json/") && !/calendar.ics|chart-image|geo-search/.test(short),
  );

  it.for(explained.flatMap((short) => [[short, "en"] as const, [short, "te"] as const]))(
    "says correctly what a reason is: %s in %s gives some, each about a field that is there, points adding up to scores",
    async ([short, lang], { app }) => {
      const call = callOf(short);
      const url = `${call.path}?${queryOf(call, { lang, explain: "1" })}`;
      const answer: Explained = (await app.inject(url)).json();
      const { response, reasons } = answer;
      // What our answers add stands beside `response`, which has the fields of older clients only.
      const explainedField = (about: string): unknown => {
        const within = fieldAt(response, about);
        return within === undefined ? fieldAt(answer, about) : within;
      };
      const beside = Object.keys(answer).filter((key) => key !== "status" && key !== "response");
      expect(beside.filter((key) => fieldAt(response, key) !== undefined)).toEqual([]);
      expect(reasons.length).toBeGreaterThan(0);
      const sums = new Map<string, number>();
      for (const { about, text, source, points } of reasons) {
        expect(explainedField(about), about).toBeDefined();
        expect(
          [text, source].every((words) => words.length > 10),
          text,
        ).toBe(true);
        expect(/[\u0c00-\u0c7f]/.test(text), text).toBe(lang === "te");
        if (points !== undefined) sums.set(about, (sums.get(about) ?? 0) + points);
      }
      // Strengths are rounded to a hundredth in the answer.
      for (const [about, sum] of sums) expect(Math.abs(sum - Number(explainedField(about))), about).toBeLessThan(0.006);
    },
  );

  it("says correctly where a drawing has its reasons", async ({ app }) => {
    const { body } = await app.inject(`${calls.chartImage.path}?${queryOf(calls.chartImage, { explain: "1" })}`);
    expect(body).toMatch(/<metadata>.*&quot;reasons&quot;:\[\{.*<\/metadata>/s);
  });

  it("says correctly that every call ignores unknown parameters", async ({ app }) => {
    for (const { method, short } of ROWS) {
      if (method === "POST" || short === "get/user" || short === "view/own-days.ics") continue;
      const call = callOf(short);
      const query = queryOf(call, { api_key: "0", show_same: "true", never_heard_of: "" });
      const { statusCode } = await app.inject(`${call.path}?${query}`);
      expect([short, statusCode]).toEqual([short, 200]);
    }
  });

  it("says correctly what other methods and other sites get", async ({ app }) => {
    for (const { method, short } of ROWS) {
      const url = pathOf(short);
      const asked = await app.inject({ method: "OPTIONS", url, headers: { origin: "https://elsewhere.example" } });
      expect(asked.statusCode).toBe(405);
      const isOpen = short.startsWith("v3-json/");
      expect(asked.headers.allow).toBe(method === "POST" ? "POST" : `GET, HEAD${isOpen ? ", POST" : ""}`);
      expect(Object.keys(asked.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
    const query = "dob=17/05/1990&tob=06:05&lat=17.9784&lon=79.5941&tz=5.5";
    const head = await app.inject({ method: "HEAD", url: `${calls.planetDetails.path}?${query}` });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    const nowhere = await app.inject(`${API_BASE}/horoscope/no-such-call`);
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, "unknown_path"]);
  });
});
