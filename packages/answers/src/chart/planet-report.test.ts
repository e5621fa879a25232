import { calls, LORD_STRENGTHS } from "@vedanga/contract";
import { GRAHAS, type Graha } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { readAuthority } from "@vedanga/testing/authority";
import { context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import { birthQuery, type RecordedBirth } from "@vedanga/testing/births/recorded-birth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;

interface Recorded {
  readonly id: string;
  readonly input: RecordedBirth & { readonly planet: string };
  readonly expect: Readonly<Record<string, string | number>>;
}

const warangal: Query = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const whole = (query: Query) => answers.planetReport(z.parse(calls.planetReport.parameters, query), context);
function ask(query: Query) {
  const [report] = whole(query).response;
  if (report === undefined) throw new Error("no report");
  return report;
}

it("has the figures of the recorded answer, and says in words where the planet is and not its host", () => {
  const found = readAuthority<readonly Recorded[]>("readings").find(({ id }) => id === "recorded-planet-report");
  if (!found) throw new Error("no record");
  const report = ask({ ...birthQuery(found.input), planet: found.input.planet });
  expect(report).toMatchObject(found.expect);
  expect(report.verbal_location).toBe("Lord of the 11th house in the 10th house");
  expect(report.gayatri_mantra).toMatch(/^Om Bhaskaraya Vidmahe /);
});

it("tells lordship in words: one house, two, and none of a node", () => {
  expect(ask({ ...warangal, planet: "moon" }).verbal_location).toBe("Lord of the 3rd house in the 9th house");
  expect(ask({ ...warangal, planet: "VENUS" }).verbal_location).toBe(
    "Lord of the 1st and 6th houses in the 11th house",
  );
  expect(ask({ ...warangal, planet: "Rahu" })).toMatchObject({
    verbal_location: "Rahu in the 9th house",
    planet_native_location: 0,
  });
  expect(ask({ ...warangal, planet: "Saturn", lang: "te" }).verbal_location).toBe("9వ భావంలో 9వ, 10వ భావాల అధిపతి");
});

it("says what strains a planet, and that nothing does", () => {
  expect(ask({ ...warangal, planet: "Moon" }).affliction).toMatch(
    /^The Moon has some strain to bear, from the company of Saturn and Rahu, and the full aspect of Ketu\. Regular meals/,
  );
  const unstrained = GRAHAS.map((planet) => ask({ ...warangal, planet }).affliction).filter((text) =>
    text.startsWith("Nothing in this chart puts"),
  );
  expect(unstrained.length).toBeLessThan(9);
});

const MATCHES = (text: string): readonly string[] => text.split(/(?<=\.)\s+/u);
const READINGS = ["general_prediction", "personalised_prediction", "planet_zodiac_prediction"] as const;
const SENTENCES = ["qualities_long", "qualities_short", "affliction"] as const;

describe.each(["en", "te"] as const)("the report of a planet in %s", (lang) => {
  const { names, planetReport, houseLord } = catalogueOf(lang);

  it("is whole for any birth, in its lengths, says no sentence twice, and explains what it says", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom(...GRAHAS), (birth, planet) => {
        const answer = whole({ ...birth, planet, lang, explain: "1" });
        expect(JSON.stringify(z.parse(calls.planetReport.response, answer))).toBe(JSON.stringify(answer));
        const [report] = answer.response;
        if (report === undefined) throw new Error("no report");
        const { planet_strength: _own, zodiac_lord_strength: _host, ...read } = report;
        for (const [path, text] of texts(read)) expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
        for (const field of READINGS) {
          expect(report[field].length, report[field]).toBeGreaterThanOrEqual(250);
          expect(report[field].length, report[field]).toBeLessThanOrEqual(1100);
        }
        for (const field of SENTENCES) {
          expect(MATCHES(report[field]).length, report[field]).toBeGreaterThanOrEqual(1);
          expect(MATCHES(report[field]).length, report[field]).toBeLessThanOrEqual(3);
        }
        for (const list of [report.character_keywords_positive, report.character_keywords_negative]) {
          expect(list.length).toBeGreaterThanOrEqual(2);
          expect(list.length).toBeLessThanOrEqual(4);
          expect(new Set(list).size).toBe(list.length);
        }
        const sentences = [...READINGS, ...SENTENCES, "planet_definitions" as const].flatMap((field) =>
          MATCHES(report[field]),
        );
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
        for (const { about, text, source } of answer.reasons ?? []) {
          expect(Object.keys(report)).toContain(about.replace(/^0\./, ""));
          for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
        }
      }),
      { numRuns: 120 },
    );
  });

  it("says of each planet the facts that the other answers have", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const query = { ...birth, lang };
        const details = Object.values(
          answers.planetDetails(z.parse(calls.planetDetails.parameters, query), context).response,
        );
        GRAHAS.forEach((planet: Graha) => {
          const report = ask({ ...query, planet });
          const entry = details.find(
            (one) => typeof one === "object" && "full_name" in one && one.full_name === report.planet_considered,
          );
          expect(entry).toMatchObject({
            full_name: names.graha[planet].name,
            house: report.planet_location,
            zodiac: report.planet_zodiac,
            zodiac_lord: report.zodiac_lord,
          });
          const rules = report.planet_native_location;
          expect(
            report.qualities_long.startsWith(planetReport.inHouse[planet][report.planet_location - 1] ?? "-"),
          ).toBe(true);
          if (rules > 0)
            expect(report.personalised_prediction).toContain(houseLord.lordIn[rules - 1]?.[report.planet_location - 1]);
          else expect(["rahu", "ketu"]).toContain(planet);
        });
      }),
      { numRuns: 25 },
    );
  });
});

it("meets every strength, and every planet in every house, among many births", () => {
  const reports = Array.from({ length: 300 }, (_, step) =>
    ask({
      ...WARANGAL,
      dob: `${(step % 27) + 1}/${(step % 12) + 1}/${1940 + (step % 89)}`,
      tob: `${step % 24}:17`,
      planet: GRAHAS[step % 9] ?? "sun",
    }),
  );
  expect(new Set(reports.map((report) => report.planet_strength))).toEqual(new Set(LORD_STRENGTHS));
  expect(new Set(reports.map((report) => report.qualities_long)).size).toBeGreaterThan(100);
  expect(new Set(reports.map((report) => report.personalised_prediction)).size).toBeGreaterThan(280);
});
