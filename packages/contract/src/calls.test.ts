import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { API_BASE, type Call, calls, SERVER_BASE } from "./index.ts";

const ALL = Object.entries<Call>(calls);

interface JsonSchema {
  readonly properties: Readonly<Record<string, { readonly description?: string }>>;
  readonly required?: readonly string[];
}

const inputOf = ({ parameters }: Call): JsonSchema =>
  z.toJSONSchema(parameters, { io: "input", unrepresentable: "any" }) as unknown as JsonSchema;

/** Parameters that say when or where a person was born or is, or under which star, or that open their record. */
const PERSONAL = ["dob", "local", "birthDate", "star", "nakshatra", "remembered", "view"];

describe("the calls", () => {
  it("have a path each, below one of the two bases", () => {
    const paths = ALL.map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(new RegExp(`^(${SERVER_BASE}|${API_BASE})/[a-z][a-z/.-]*[a-z]$`));
  });

  it.each(ALL)("%s has a summary, and a sentence for every parameter of its query", (_, call) => {
    expect(call.summary).toMatch(/^[A-Z].*[^.]$/);
    if (call.method === "POST") return;
    for (const [name, { description }] of Object.entries(inputOf(call).properties))
      expect(description, name).toMatch(/^\S.*\.$/);
  });

  it.each(ALL)("%s takes its own example, which has all it needs", (_, { parameters, example, method }) => {
    const needed = inputOf({ ...calls.settings, parameters, method }).required ?? [];
    if (example === undefined) return expect(needed.filter((name) => !["id", "view"].includes(name))).toEqual([]);
    expect(z.safeParse(parameters, example).error).toBeUndefined();
    for (const name of needed) expect(example).toHaveProperty(name);
  });

  it.each(ALL)("%s is not cached if it is about a person", (_, call) => {
    const { properties } = inputOf(call);
    // Beside a date it is a second name of it, and the server keeps no answer to a question that has it.
    const ofPersons = PERSONAL.filter((name) => !(name === "dob" && "date" in properties));
    const isPersonal = call.method === "POST" || ofPersons.some((name) => name in properties);
    if (isPersonal) expect(call.kept).toBe("never");
    // A place may be a person's house, and a moment there a person's birth.
    else if (call.kept !== "never" && "lat" in inputOf(call).properties) expect(call.kept.unless).toBe("personal");
  });

  it("cost whole calls, and more than one where they say so", () => {
    const prices = ALL.flatMap(([, { price }]) => price ?? []);
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) expect([Number.isInteger(price), price > 1]).toEqual([true, true]);
  });

  it("cost what the page about scale says, and those it names there cost no less", () => {
    const page = readFileSync(join(import.meta.dirname, "../../../docs/scale.md"), "utf8");
    const [table = ""] = page.slice(page.indexOf("| counts as |")).split("\n\n");
    const rows = [...table.matchAll(/^\| (.+) \|.*\|.*\| (\d+) \|$/gm)].map(([, said = "", price]) => ({
      said,
      price,
    }));
    const named = ALL.flatMap(([, { path, price = 1 }]) => {
      const short = path.split("/").slice(-2).join("/");
      const row = rows.find(({ said }) => said.split(/[ ,;]/).includes(short));
      return row || price > 1 ? [[short, String(price), row?.price]] : [];
    });
    expect(named.length).toBeGreaterThan(5);
    for (const [short, price, said] of named) expect([short, price]).toEqual([short, said]);
  });
});
