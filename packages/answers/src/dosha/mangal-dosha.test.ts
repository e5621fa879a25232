import { readFileSync } from "node:fs";
import { calls } from "@vedanga/contract";
import { GRAHAS, mangalDoshaBySigns, RASIS, type Rasi } from "@vedanga/core";
import { catalogueOf } from "@vedanga/narrative";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { anyBirth, faultOf, texts } from "@vedanga/testing/births/random-births";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerMangalDosha, mangalReport } from "./mangal-dosha.ts";

type Query = Readonly<Record<string, string>>;
const answer = (query: Query) => answerMangalDosha(birthOf(query), context);
const ask = (query: Query) => answer(query).response;
const anySign = fc.constantFrom(...RASIS);

interface PeerCase {
  readonly id: string;
  readonly input: { readonly date?: string; readonly time?: string; readonly lat?: number; readonly lon?: number };
  readonly expect: { readonly mangal_dosha?: boolean };
}
const peers: readonly PeerCase[] = JSON.parse(
  readFileSync(new URL("../../../../authorities/dosha.json", import.meta.url), "utf8"),
);

describe("the Mangal dosha answer", () => {
  it("agrees with what another program finds at births of known people", () => {
    const births = peers.filter(
      ({ input, expect: printed }) => input.date !== undefined && printed.mangal_dosha !== undefined,
    );
    expect(births).toHaveLength(2);
    for (const { id, input, expect: printed } of births) {
      const [year, month, day] = (input.date ?? "").split("-");
      const query = { dob: `${day}/${month}/${year}`, tob: input.time ?? "", tz: "5.5" };
      const report = ask({ ...query, lat: String(input.lat), lon: String(input.lon) });
      expect(report.is_dosha_present, id).toBe(printed.mangal_dosha);
    }
  });

  it("reports Mars in the seventh from the ascendant alone with its house, and no other factor", () => {
    const report = mangalReport(mangalDoshaBySigns({ lagna: "mesha", mars: "tula" }), catalogueOf("en"));
    expect(Object.keys(report.factors)).toEqual(["mars"]);
    expect(report.factors.mars).toContain("7th house from the ascendant");
    expect(report).toMatchObject({
      score: 36,
      is_dosha_present: true,
      is_dosha_present_mars_from_lagna: true,
      is_dosha_present_mars_from_moon: false,
      is_anshik: false,
      cancellation: { cancellationScore: 0, cancellationReason: [] },
    });
    expect(report.bot_response).toMatch(/^You are 36% manglik, a mild influence\./);
  });

  it("has a key for each of the five who make or aggravate it", () => {
    const signs = { lagna: "mesha", moon: "mesha", venus: "mesha", mars: "tula", saturn: "tula", rahu: "vrischika" };
    const report = mangalReport(mangalDoshaBySigns(signs as { lagna: Rasi; mars: Rasi }), catalogueOf("en"));
    expect(Object.keys(report.factors)).toEqual(["mars", "moon", "venus", "saturn", "rahu"]);
    expect(report.factors.saturn).toMatch(/^Saturn is in the 7th house/);
    expect(report.factors.rahu).toMatch(/^Rahu is in the 8th house/);
    expect(report).toMatchObject({ score: 100 });
    expect(report.bot_response).toContain("a strong influence");
  });

  it("says what was taken off and calls it partial where some remains", () => {
    const signs = { lagna: "mesha", mars: "tula", jupiter: "tula" } as const;
    const report = mangalReport(mangalDoshaBySigns(signs), catalogueOf("en"));
    expect(report).toMatchObject({ score: 18, is_anshik: true, cancellation: { cancellationScore: 18 } });
    expect(report.cancellation.cancellationReason).toEqual([
      "Jupiter is in the same sign as Mars and takes off half of what was left.",
    ]);
    expect(report.bot_response).toContain("Part of what Mars brings is cancelled");
  });

  it("says that a person with Mars in its own sign is not manglik, and distinguishes that from Mars elsewhere", () => {
    const cancelled = mangalReport(mangalDoshaBySigns({ lagna: "mesha", mars: "mesha" }), catalogueOf("en"));
    const elsewhere = mangalReport(mangalDoshaBySigns({ lagna: "mesha", mars: "mithuna" }), catalogueOf("en"));
    expect([cancelled.score, elsewhere.score]).toEqual([0, 0]);
    expect([cancelled.is_dosha_present, elsewhere.is_dosha_present]).toEqual([false, false]);
    expect(cancelled.bot_response).not.toBe(elsewhere.bot_response);
    expect(elsewhere.factors).toEqual({});
  });

  it("says from which points Mars is in one of the six houses, where its sign cancels all of it", () => {
    const signs = { lagna: "mithuna", moon: "mesha", venus: "mesha", mars: "mesha" } as const;
    const said = (lang: "en" | "te") => mangalReport(mangalDoshaBySigns(signs), catalogueOf(lang)).bot_response;
    expect(said("en")).toMatch(/in one of the six houses, counted from the Moon and Venus\.$/);
    expect(said("te")).toMatch(/^చంద్రుని నుండి, శుక్రుని నుండి చూస్తే దోషమిచ్చే ఆరు భావాలలో/);
  });

  it("has a sentence for every rule in both languages, whatever the signs, and names the score it sends", () => {
    const signs = fc.record({ lagna: anySign, ...Object.fromEntries(GRAHAS.map((graha) => [graha, anySign])) });
    fc.assert(
      fc.property(signs, fc.constantFrom("en", "te"), (made, lang) => {
        const dosha = mangalDoshaBySigns(made as { lagna: Rasi; mars: Rasi });
        const report = mangalReport(dosha, catalogueOf(lang));
        for (const [path, text] of texts(report)) expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
        expect(report.bot_response).toContain(`${report.score}%`);
        expect(Object.keys(report.factors)).toHaveLength(dosha.factors.length);
      }),
      { numRuns: 300 },
    );
  });

  it("is whole for 200 births, and the points of its reasons add up to the score", () => {
    fc.assert(
      fc.property(anyBirth, fc.constantFrom("en", "te"), (birth, lang) => {
        const whole = answer({ ...birth, lang, explain: "1" });
        const { response, reasons = [], near_miss = "", other_schools } = whole;
        expect(z.parse(calls.mangalDosha.response, whole)).toEqual(whole);
        const counted = reasons.filter(({ about }) => about === "score");
        expect(counted.reduce((sum, { points = Number.NaN }) => sum + points, 0)).toBe(response.score);
        expect(response.is_dosha_present).toBe(response.score > 0);
        for (const { text } of reasons) expect(faultOf(text, lang), text).toBeUndefined();
        for (const [path, text] of texts({ ...response, near_miss }))
          if (text !== "") expect(faultOf(text, lang), `${path}: ${text}`).toBeUndefined();
        expect(other_schools).toHaveLength(2);
        for (const { text, source } of other_schools) {
          expect([faultOf(text, lang), faultOf(source, lang)], text).toEqual([undefined, undefined]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("is 73 for a birth in Auckland and above 75 for one in Hyderabad, which is called strong", () => {
    const auckland = { dob: "31/12/2024", tob: "23:59", lat: "-36.8485", lon: "174.7633", tz: "13" };
    expect(ask(auckland)).toMatchObject({ score: 73, is_dosha_present: true });
    const whole = answer({ dob: "19/01/1962", tob: "05:30", lat: "17.385", lon: "78.4867", tz: "5.5" });
    const hyderabad = whole.response;
    expect(hyderabad).toMatchObject({ score: 82, is_dosha_present: true });
    expect(Object.keys(hyderabad.factors)).toEqual(["mars", "moon", "venus", "saturn", "rahu"]);
    expect(hyderabad.bot_response).toContain("a strong influence");
    expect(whole).not.toHaveProperty("near_miss");
  });

  it("says which school would find otherwise, and whose rule that is", () => {
    const {
      response,
      other_schools,
      reasons = [],
    } = answer({
      dob: "06/02/1960",
      tob: "05:30",
      lat: "17.385",
      lon: "78.4867",
      tz: "5.5",
      explain: "1",
    });
    const differing = other_schools.filter((said) => said.is_dosha_present !== response.is_dosha_present);
    expect(differing.map(({ school }) => school)).toEqual(["raman"]);
    expect(differing[0]?.source).toBe("B. V. Raman, Muhurtha 9, the section “The so-called Kuja Dosha”");
    expect(differing[0]?.text).toMatch(/By that rule it is absent\.$/);
    expect(reasons.find(({ about }) => about === "other_schools.0")?.text).toBe(differing[0]?.text);
  });

  it("says why it is absent from each point, and how near it came", () => {
    const query = { dob: "22/03/1960", tob: "05:30", lat: "17.385", lon: "78.4867", tz: "5.5", explain: "1" };
    const { response, near_miss, reasons = [] } = answer(query);
    expect(response).toMatchObject({ is_dosha_present: false, score: 0 });
    expect(near_miss).toMatch(/^Before anything was taken off, it came to \d+ of 100/);
    const free = reasons.filter(({ about }) => about === "is_dosha_present");
    expect(free.map(({ rule }) => rule)).toEqual(free.map(() => "mangal.house_free"));
    const counted = Object.keys(response.factors).filter((key) => ["mars", "moon", "venus"].includes(key));
    expect(counted.length + free.length).toBe(3);
  });

  it("gives no reasons if none were requested", () => {
    expect(answer({ ...WARANGAL, dob: "17/05/1990", tob: "06:05" })).not.toHaveProperty("reasons");
  });
});
