import { calls, KAALSARP_TYPE_WIRE } from "@vedanga/contract";
import { GRAHAS, type Graha, kaalsarpDoshaOf, LUMINOUS_GRAHAS, RASIS } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { birthOf, context } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerKaalsarpDosha, besideOf, kaalsarpReport } from "./kaalsarp-dosha.ts";

type Query = Readonly<Record<string, string>>;
const answer = (query: Query) => answerKaalsarpDosha(birthOf(query), context);

/** Rahu at the given degree and the seven this many degrees after it. */
function sky(rahuDeg: number, aheadDeg: readonly number[]): Record<Graha, number> {
  const placed = LUMINOUS_GRAHAS.map((graha, index) => [graha, (rahuDeg + (aheadDeg[index] ?? 90)) % 360] as const);
  const seats = new Map<Graha, number>([...placed, ["rahu", rahuDeg], ["ketu", (rahuDeg + 180) % 360]]);
  return Object.fromEntries(GRAHAS.map((graha) => [graha, seats.get(graha)])) as Record<Graha, number>;
}

describe("the Kaalsarp answer", () => {
  it("names kind, order and axis if it is present, as codes in every language", () => {
    const dosha = kaalsarpDoshaOf(sky(75, []), "mesha");
    for (const lang of ["en", "te"] as const) {
      expect(kaalsarpReport(dosha, catalogueOf(lang))).toMatchObject({
        is_dosha_present: true,
        dosha_type: "Vasuki",
        dosha_direction: "Ascending",
        rahu_ketu_axis: "3-9",
      });
    }
    expect(kaalsarpReport(dosha, catalogueOf("en")).bot_response).toMatch(/^You have Vasuki Kaal-Sarp dosha/);
    expect(kaalsarpReport(dosha, catalogueOf("te")).bot_response).toMatch(/^మీకు వాసుకి కాలసర్ప దోషం ఉంది/);
  });

  it("spells all twelve kinds as clients know them", () => {
    const reports = RASIS.map((_, index) => {
      const { dosha_type, rahu_ketu_axis } = kaalsarpReport(
        kaalsarpDoshaOf(sky(index * 30 + 15, []), "mesha"),
        catalogueOf("en"),
      );
      return `${dosha_type} ${rahu_ketu_axis}`;
    });
    expect(reports).toEqual([
      "Anant 1-7",
      "Kulik 2-8",
      "Vasuki 3-9",
      "Shankpal 4-10",
      "Padma 5-11",
      "Mahapadma 6-12",
      "Takshak 7-1",
      "Karkotak 8-2",
      "Shankhchood 9-3",
      "Ghatak 10-4",
      "Vishdhar 11-5",
      "Sheshnag 12-6",
    ]);
    expect(Object.values(KAALSARP_TYPE_WIRE)).toHaveLength(12);
  });

  it("leaves kind, order and axis out if it is absent, and sends the nine practices all the same", () => {
    const dosha = kaalsarpDoshaOf(sky(0, [200, 210, 220, 20, 30, 40, 50]), "mesha");
    const report = kaalsarpReport(dosha, catalogueOf("en"));
    expect(Object.keys(report)).toEqual(["is_dosha_present", "bot_response", "remedies"]);
    expect(besideOf(dosha, catalogueOf("en"))).toMatchObject({ is_near_miss: false, outside: { length: 3 } });
    expect(report.remedies).toHaveLength(9);
    expect(report.bot_response).toMatch(/^You do not have Kaal-Sarp dosha: /);
  });

  it("names a near miss and who is outside, and calls it no dosha", () => {
    const dosha = kaalsarpDoshaOf(sky(0, [350, 187, 10, 20, 30, 40, 50]), "mesha");
    const english = kaalsarpReport(dosha, catalogueOf("en"));
    const { is_near_miss, outside } = besideOf(dosha, catalogueOf("en"));
    expect([english.is_dosha_present, is_near_miss]).toEqual([false, true]);
    expect(outside).toEqual([
      "The Sun is on the other side, 10.0° beyond Rahu.",
      "The Moon is on the other side, 7.0° beyond Ketu.",
    ]);
    expect(english.bot_response).toContain(
      "comes near it: of the seven planets from the Sun to Saturn, all except the Sun and the Moon are on one side",
    );
    expect(kaalsarpReport(dosha, catalogueOf("te")).bot_response).toContain("సూర్యుడు, చంద్రుడు తప్ప");
  });

  it("says in its reasons that the dosha is of the twentieth century and not Parashara's", () => {
    const { reasons = [] } = answer({
      dob: "01/01/1990",
      tob: "12:00",
      lat: "28.6139",
      lon: "77.209",
      tz: "5.5",
      explain: "1",
    });
    expect(reasons.find(({ rule }) => rule === "kaalsarp.rahu_house")?.text).toContain(
      "from the twentieth century: Brihat Parashara Hora Shastra does not mention them",
    );
    const ofChart = reasons.filter(({ about }) => !about.startsWith("remedies."));
    expect(ofChart.every(({ source }) => source.includes("not in Brihat Parashara Hora Shastra"))).toBe(true);
  });

  it("is Kulik and descending for a birth at Hyderabad in 1979, and says what houses 2 and 8 are read for", () => {
    const { response, analysis, outside } = answer({
      dob: "24/05/1979",
      tob: "11:15",
      lat: "17.385",
      lon: "78.4867",
      tz: "5.5",
    });
    expect(response).toMatchObject({
      is_dosha_present: true,
      dosha_type: "Kulik",
      dosha_direction: "Descending",
      rahu_ketu_axis: "2-8",
    });
    expect(outside).toEqual([]);
    expect(analysis).toMatch(
      /^Rahu in the 2nd house draws effort towards .*\. Ketu in the 8th makes you less attached to /,
    );
  });

  it("gives a reason and a source for each practice it recommends", () => {
    const { response, reasons = [] } = answer({
      dob: "24/05/1979",
      tob: "11:15",
      lat: "17.385",
      lon: "78.4867",
      tz: "5.5",
      explain: "1",
    });
    const explained = reasons.filter(({ about }) => about.startsWith("remedies."));
    expect(explained.map(({ about }) => about)).toEqual(response.remedies.map((_, index) => `remedies.${index}`));
    expect(new Set(explained.map(({ source }) => source))).toEqual(new Set(["practice of the twentieth century"]));
  });

  it("agrees with another program on a birth at Delhi: no dosha, Rahu in the eleventh", () => {
    const { response, reasons = [] } = answer({
      dob: "01/01/1990",
      tob: "12:00:00",
      lat: "28.6139",
      lon: "77.209",
      tz: "5.5",
      explain: "1",
    });
    expect(response.is_dosha_present).toBe(false);
    expect(reasons.find(({ rule }) => rule === "kaalsarp.rahu_house")?.facts.rahuHouse).toBe(11);
  });

  it("is whole in both languages, wherever the seven are", () => {
    const anywhere = fc.array(fc.integer({ min: 0, max: 359 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(anywhere, fc.constantFrom("en", "te"), (ahead, lang) => {
        const dosha = kaalsarpDoshaOf(sky(40, ahead), "simha");
        const { dosha_type, dosha_direction, rahu_ketu_axis, ...read } = kaalsarpReport(dosha, catalogueOf(lang));
        for (const [path, text] of texts({ ...read, ...besideOf(dosha, catalogueOf(lang)) }))
          expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
        expect(
          [dosha_type, dosha_direction, rahu_ketu_axis].every(
            (field) => (field !== undefined) === read.is_dosha_present,
          ),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("is whole for 200 births, reasons and all", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("en", "te"), (birth, lang) => {
        const whole = answer({ ...birth, lang, explain: "1" });
        expect(z.parse(calls.kaalsarpDosha.response, whole)).toEqual(whole);
        expect(whole.response.remedies).toHaveLength(9);
        expect(whole.reasons?.length).toBeGreaterThan(1);
        for (const { text } of whole.reasons ?? []) expect(faultOf(text, lang), text).toBeUndefined();
        expect(faultOf(whole.response.bot_response, lang), whole.response.bot_response).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });
});
