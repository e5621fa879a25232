import { calls } from "@vedanga/contract";
import { birthOf, context } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { maleficRows, queryOf } from "../../test/recorded-malefics.ts";
import { answers } from "../answers.ts";

type Query = Readonly<Record<string, string>>;
const DOSHAS = ["manglikDosh", "pitraDosh", "papasamaya"] as const;

const manglikOf = (query: Query) => answers.manglikDosh(birthOf({ ...query, explain: "1" }), context);
const pitraOf = (query: Query) => answers.pitraDosh(birthOf({ ...query, explain: "1" }), context);

describe.each(["en", "te"] as const)("a dosha in %s", (lang) => {
  it.each(DOSHAS)("is whole for any birth, with a reason for what it says: %s", (name) => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const query = { ...birth, lang };
        const whole = answers[name](birthOf({ ...query, explain: "1" }), context);
        expect(z.parse(calls[name].response as z.core.$ZodType, whole)).toEqual(whole);
        for (const [path, text] of texts(whole.response))
          expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
        const { reasons = [] } = whole;
        expect(reasons.length).toBeGreaterThan(0);
        for (const { text, source } of reasons)
          for (const said of [text, source]) expect(faultOf(said, lang), said).toBeUndefined();
        expect(answers[name](birthOf(query), context)).not.toHaveProperty("reasons");
      }),
      { numRuns: 60 },
    );
  });
});

interface RecordedManglik {
  readonly manglik_by_saturn: boolean;
  readonly manglik_by_rahuketu: boolean;
  readonly aspects: readonly (readonly [graha: string, house: number, seen: number])[];
}
describe("manglik", () => {
  const NAMES: Readonly<Record<string, string>> = { rahu: "Rahu", ketu: "Ketu", saturn: "Saturn", mars: "Mars" };

  it.each(maleficRows<RecordedManglik>("recorded-manglik"))("is recorded so: $id", ({ input, expect: expected }) => {
    const { response, reasons = [] } = manglikOf(queryOf(input));
    expect(response).toMatchObject({
      manglik_by_saturn: expected.manglik_by_saturn,
      manglik_by_rahuketu: expected.manglik_by_rahuketu,
    });
    const seen = reasons.flatMap(({ about, facts }) => {
      const [list, index] = about.split(".");
      return list === "aspects"
        ? [`${response.aspects[Number(index)]?.split(" ")[0]} ${facts.house} ${facts.seen}`]
        : [];
    });
    expect(seen.toSorted()).toEqual(
      expected.aspects.map(([graha, house, looked]) => `${NAMES[graha]} ${house} ${looked}`).toSorted(),
    );
    // Mars and Venus are in Leo, where Mars does no harm: the record counts 6.
    expect(response).toMatchObject({ manglik_by_mars: false, score: 0 });
    expect(response.factors.join(" ")).toContain("Mars is in the 1st house from Venus");
    expect(response.factors.join(" ")).toContain("Saturn is in the 4th house from the ascendant");
  });

  it("has the score of Mangal dosha, the sum of its reasons, and a first factor always", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { response, reasons = [] } = manglikOf(birth);
        const mangal = answers.mangalDosha(birthOf(birth), context).response;
        expect(response.score).toBe(mangal.score);
        expect(response.manglik_by_mars).toBe(mangal.is_dosha_present);
        expect(response.bot_response).toBe(mangal.bot_response);
        const counted = reasons.filter(({ about }) => about === "score");
        expect(counted.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(response.score);
        expect(response.factors.length).toBeGreaterThan(0);
        expect(new Set(response.factors).size).toBe(response.factors.length);
      }),
    );
  });

  it("is by Saturn and the nodes where other calls place them in the six houses", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const places = answers.strengths(birthOf(birth), context).response.grahas;
        const inSix = (graha: string) =>
          places.some((one) => one.graha === graha && [1, 2, 4, 7, 8, 12].includes(one.house));
        const saturn = places.find(({ graha }) => graha === "saturn");
        const isStrong = ["exalted", "moolatrikona", "own"].includes(saturn?.dignity.id ?? "");
        expect(manglikOf(birth).response).toMatchObject({
          manglik_by_saturn: inSix("saturn") && !isStrong,
          manglik_by_rahuketu: inSix("rahu") || inSix("ketu"),
        });
      }),
    );
  });
});

describe("pitra dosha", () => {
  it.each(maleficRows<{ readonly is_dosha_present: boolean }>("recorded-pitra"))(
    "is recorded so: $id",
    ({ input, expect: expected }) => {
      expect(pitraOf(queryOf(input)).response.is_dosha_present).toBe(expected.is_dosha_present);
    },
  );

  it("is where Saturn or Rahu is with a light or looks at it, and says what of each", () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { grahas: planets } = answers.strengths(birthOf(birth), context).response;
        const signOf = (graha: string) => planets.find((one) => one.graha === graha)?.sign.number ?? 0;
        const meets = (graha: string, houses: readonly number[]) =>
          ["sun", "moon"].filter((light) => houses.includes(((signOf(light) - signOf(graha) + 12) % 12) + 1));
        const count = meets("saturn", [1, 3, 7, 10]).length + meets("rahu", [1, 7]).length;
        const { response } = pitraOf(birth);
        expect(response.is_dosha_present).toBe(count > 0);
        expect(response.effects?.length).toBe(count > 0 ? count : undefined);
        expect("remedies" in response).toBe(count > 0);
      }),
    );
  });

  it("tells of the sight that later practice gives Rahu, and does not count it", () => {
    const births = fc.sample(anyBirth, { numRuns: 300, seed: 7 }).map(pitraOf);
    const schools = births.filter(({ reasons = [] }) => reasons.some(({ rule }) => rule === "pitra.node_aspect"));
    expect(schools.length).toBeGreaterThan(10);
    expect(schools.some(({ response }) => !response.is_dosha_present)).toBe(true);
  });
});
