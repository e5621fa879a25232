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

/** What is ours inside `response`, from before additions stood beside it, and what the format has only now and then. */
const MORE: Readonly<Record<string, RegExp>> = {
  "dashas/antar-dasha": /^running/,
  "dashas/maha-dasha-predictions": /^dashas\[\]\.(prediction_|planet_in_zodiac_past|lord$)/,
  "dosha/kaalsarp-dosh": /^(outside|is_near_miss|dosha_type|dosha_direction|rahu_ketu_axis|analysis)/,
  "dosha/mangal-dosh": /^(factors\.|is_anshik|cancellation\.cancellationReason\[\]|near_miss|other_schools)/,
  "dosha/pitra-dosh": /^(effects|remedies)/,
  "extended-horoscope/current-sade-sati": /^(is_sade_sati_period|remedies)/,
  "extended-horoscope/extended-kundli-details": /^(paya_by_nakshatra|ayanamsa)$/,
  "extended-horoscope/gem-suggestion":
    /^(body_parts|reason|contraindications|avoid|candidates|wear|when|how|other_schools|[a-z_]+_reasons?)/,
  "extended-horoscope/sade-sati-table": /^\[\]\.reading_/,
  "horoscope/ascendant-report": /^\[\]\.headline$/,
  "horoscope/planet-details": /^(\d\.(speed_radians_per_day|retro|is_combust)|panchang\.(masa|paksha|samvatsara))/,
  "horoscope/planetary-aspects": /^\d+\.aspected_by_planet(_index)?\[\]$/,
  "horoscope/planets-in-houses": /^\d+\.(planets|planet_index)\[\]$/,
  "matching/ashtakoot-with-astro-details":
    /^(boy|girl)_planetary_details\.\d\.(speed_radians_per_day|retro|is_combust)$/,
  "utilities/gem-details": /^response\.body_parts/,
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
    return typeof whole === "string" ? {} : whole.response;
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
      values.map(([path]) => path).filter((path) => !(path in keys) && MORE[id]?.test(path) !== true),
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
