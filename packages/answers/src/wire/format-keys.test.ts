import { API_BASE, type Call, calls } from "@vedanga/contract";
import { readAuthority } from "@vedanga/testing/authority";
import { context } from "@vedanga/testing/births/asking";
import { anyBirth } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;
type Kind = "null" | "list" | "object" | "string" | "boolean" | "whole" | "number";
interface Recorded {
  readonly id: string;
  /** The kinds of value seen at each path; the members of a list share one. */
  readonly expect: Readonly<Record<string, string>>;
}

/**
 * What the format has inside `response` and the recorded answers have not: by the tables of its fields in
 * packages/contract/authorities/fields, by what its clients read, or because no recorded chart had it. None of it is ours:
 * that stands beside `response`.
 */
const FORMAT_HAS: Readonly<Record<string, { readonly keys: RegExp; readonly by: string }>> = {
  "dosha/kaalsarp-dosh": {
    keys: /^(dosha_type|dosha_direction|rahu_ketu_axis)$/,
    by: "table 09: only when present, which no recorded chart was",
  },
  "dosha/mangal-dosh": {
    keys: /^(factors\.(moon|venus|saturn|rahu)|is_anshik|cancellation\.cancellationReason\[\])$/,
    by: "table 08: a key for each that makes it, reasons for what is taken off; is_anshik of older answers",
  },
  "dosha/pitra-dosh": {
    keys: /^(effects|remedies)(\[\])?$/,
    by: "clients list both where the dosha is present, which no recorded chart was",
  },
  "extended-horoscope/current-sade-sati": {
    keys: /^(is_sade_sati_period|remedies\[\])$/,
    by: "newer answers, whose clients read the flag",
  },
  "extended-horoscope/extended-kundli-details": {
    keys: /^(paya_by_nakshatra|ayanamsa)$/,
    by: "newer answers, whose clients read both",
  },
  "horoscope/planet-details": {
    keys: /^(0\.retro|1\.is_combust)$/,
    by: "table 03: typed clients declare both of every entry",
  },
  "horoscope/planetary-aspects": {
    keys: /^\d+\.aspected_by_planet(_index)?\[\]$/,
    by: "the lists of houses that no planet saw in the recorded chart",
  },
  "horoscope/planets-in-houses": {
    keys: /^\d+\.(planets|planet_index)\[\]$/,
    by: "the lists of houses that were empty in the recorded chart",
  },
  "matching/ashtakoot-with-astro-details": {
    keys: /^(boy|girl)_planetary_details\.(0\.retro|1\.is_combust)$/,
    by: "table 03: the entries of planet-details",
  },
};

/** How each was asked where the answer was recorded, if not by the example. */
const ASKED: Readonly<Record<string, Query>> = {
  "dashas/specific-sub-dasha": { md: "Saturn", ad: "Saturn", pd: "Saturn", sd: "Saturn" },
};
const SPLIT: Query = { split: "true", type: "big" };

const NAMES = Object.keys(answers) as (keyof typeof answers)[];
const SERVED = readAuthority<readonly Recorded[]>("format-keys").flatMap(({ id, expect: keys }) => {
  const name = NAMES.find((each) => calls[each].path === `${API_BASE}/${id}`);
  return name === undefined ? [] : [{ id, name, keys }];
});
/** Of people who live: periods that run are asked for. */
const BIRTHS = fc
  .sample(anyBirth, { numRuns: 40, seed: 18 })
  .filter(({ dob = "" }) => Number(dob.slice(-4)) > 1930 && Number(dob.slice(-4)) < 2026)
  .slice(0, 12);

/** The answers of a call to its example, and to other births where it is about one. */
function responsesOf(id: string, name: keyof typeof answers): readonly unknown[] {
  const { parameters, example }: Call = calls[name];
  const asked = {
    ...(example as Query),
    ...ASKED[id],
    ...(id.startsWith("prediction/") && id !== "prediction/yearly" && SPLIT),
  };
  const others = "dob" in asked ? BIRTHS.map((birth) => ({ ...asked, ...birth })) : [];
  const answer = answers[name] as (request: unknown, at: typeof context) => string | { readonly response: unknown };
  return [asked, ...others].map((query) => {
    const whole = answer(z.parse(parameters, query), context);
    // As it is sent: what is undefined is not.
    return typeof whole === "string" ? {} : JSON.parse(JSON.stringify(whole.response));
  });
}

function kindOf(value: unknown): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "number") return Number.isInteger(value) ? "whole" : "number";
  return typeof value as Kind;
}

/** Every value of an answer with its path. */
function valuesOf(node: unknown, path = ""): [path: string, value: unknown][] {
  if (Array.isArray(node))
    return node.flatMap((item): [string, unknown][] => [[`${path}[]`, item], ...valuesOf(item, `${path}[]`)]);
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    const at = path === "" ? key : `${path}.${key}`;
    return [[at, value], ...valuesOf(value, at)];
  });
}

/** What typed clients read as an integer, by the end of its name. */
const COUNTED = /(^|[._])(no|number|house|pada|full_score|age|start_year|location|count|index)(\[\])?$/;
const DEGREES = /(degrees?|longitude|ayanamsa|midheaven|bhavmadhya|local_degree|global_degree)$/;

describe.each(SERVED)("the response of $id", ({ id, name, keys }) => {
  const values = responsesOf(id, name).flatMap((response) => valuesOf(response));
  const numbers = values.filter((entry): entry is [string, number] => typeof entry[1] === "number");

  it("has the keys of the format, and no others that a client would walk into", () => {
    const unknown = new Set(
      values.map(([path]) => path).filter((path) => !(path in keys) && FORMAT_HAS[id]?.keys.test(path) !== true),
    );
    expect([...unknown]).toEqual([]);
  });

  it("has the kinds of the format: whole numbers whole, degrees with their fraction, flags as flags", () => {
    const wrong = values.flatMap(([path, value]) => {
      const recorded = keys[path]?.split("|") ?? [];
      const kind = kindOf(value);
      if (recorded.length === 0 || recorded.includes(kind)) return [];
      const isNumber =
        (kind === "whole" || kind === "number") && recorded.some((each) => each === "whole" || each === "number");
      return isNumber ? [] : [`${path}: ${kind} for ${recorded.join(" or ")}`];
    });
    expect([...new Set(wrong)].filter((fault) => !KINDS_LEFT.has(`${id} ${fault}`))).toEqual([]);
    for (const [path, number] of numbers) {
      if (COUNTED.test(path) && keys[path] === "whole")
        expect(Number.isInteger(number), `${path} ${number}`).toBe(true);
      if (DEGREES.test(path)) expect(Number.isInteger(number), `${path} ${number}`).toBe(false);
    }
  });
});

/** Kinds that differ by a rule of the format itself: false where no period of Saturn runs, an empty list. */
const KINDS_LEFT: ReadonlySet<string> = new Set([
  "extended-horoscope/current-sade-sati shani_period_type: boolean for string",
]);

it("compares most of what was recorded", () => {
  expect(SERVED.length).toBeGreaterThan(60);
});

it.each(Object.entries(FORMAT_HAS))("%s has now and then what it is let through with", (id, { keys: allowed }) => {
  const served = SERVED.find((each) => each.id === id);
  const paths = served
    ? responsesOf(id, served.name).flatMap((response) => valuesOf(response).map(([path]) => path))
    : [];
  expect(paths.some((path) => allowed.test(path) && !(path in (served?.keys ?? {})))).toBe(true);
});
