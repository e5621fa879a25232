import { calls } from "@vedanga/contract";
import { ashtakavarga, castChart, LUMINOUS_GRAHAS } from "@vedanga/core";
import { birthOf, context, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { birthChart } from "../request/birth-chart.ts";
import { answerGocharaNow } from "./gochara-now.ts";

type Query = Readonly<Record<string, string>>;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const answerTo = (query: Query) =>
  answerGocharaNow(z.parse(calls.gocharaNow.parameters, { ...warangal, ...query }), context);

describe("the transits of a person", () => {
  it.each(["en", "te"] as const)("have the shape of the contract, with whole sentences: %s", (lang) => {
    const answer = answerTo({ lang, explain: "1" });
    expect(JSON.stringify(z.parse(calls.gocharaNow.response, answer))).toBe(JSON.stringify(answer));
    for (const { text, bindus } of answer.response.grahas) {
      expect(faultOf(text, lang), text).toBeUndefined();
      if (bindus !== null) expect(faultOf(bindus.text, lang), bindus.text).toBeUndefined();
    }
    expect(answer.reasons).toHaveLength(16);
  });

  it("are those of the current minute, or of the requested instant", () => {
    expect(answerTo({}).response.at).toBe("2026-11-21T11:30:00+05:30");
    expect(answerTo({ at: "1990-05-17T00:35:00Z" }).response.at).toBe("1990-05-17T06:05:00+05:30");
  });

  it("at the instant of birth are where the chart has them, the Moon in her own sign", () => {
    const { grahas, moon_sign, lagna } = answerTo({ at: "1990-05-17T00:35:00Z" }).response;
    const { chart } = birthChart(birthOf(warangal), context);
    expect([moon_sign.name, lagna.name]).toEqual(["Capricorn", "Taurus"]);
    for (const { graha, house_from_lagna, retro, house } of grahas) {
      expect([house_from_lagna, retro], graha).toEqual([chart.grahas[graha].house, chart.grahas[graha].retrograde]);
      if (graha === "moon") expect(house).toBe(1);
    }
  });

  it("bear the bindus of their own ashtakavarga at birth in the sign they pass; the nodes none", () => {
    const { sky, chart } = birthChart(birthOf(warangal), context);
    const { bhinna } = ashtakavarga(sky.conventions, castChart(sky, chart.jdUt, chart.place));
    for (const { graha, sign, bindus } of answerTo({}).response.grahas) {
      const luminous = LUMINOUS_GRAHAS.find((lit) => lit === graha);
      if (luminous === undefined) {
        expect(bindus).toBeNull();
        continue;
      }
      expect(bindus?.count).toBe(bhinna[luminous][sign.number - 1]);
      expect(bindus?.givers).toHaveLength(bindus?.count ?? Number.NaN);
      expect(bindus?.verdict).toBe(
        (bindus?.count ?? 0) > 4 ? "favourable" : bindus?.count === 4 ? "even" : "unfavourable",
      );
    }
  });

  it("name who obstructs a good place, and nobody otherwise", () => {
    const days = Array.from({ length: 40 }, (_, day) =>
      answerTo({ at: `2026-0${1 + (day % 9)}-${10 + (day % 15)}T06:00:00Z` }),
    );
    const all = days.flatMap(({ response }) => response.grahas);
    expect(all.some(({ verdict }) => verdict === "obstructed")).toBe(true);
    for (const { verdict, obstructed_by, text } of all) {
      expect(obstructed_by.length > 0).toBe(verdict === "obstructed");
      for (const { name } of obstructed_by) expect(text).toContain(name);
    }
  });
});
