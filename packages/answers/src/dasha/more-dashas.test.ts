import { calls } from "@vedanga/contract";
import { birthOf, context, NEWARK, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { answerCharDashaCurrent, answerCharDashaMain, answerCharDashaSub } from "./char-dasha.ts";
import { answerYoginiDashaMain, answerYoginiDashaSub } from "./yogini-dasha.ts";

type Query = Readonly<Record<string, string>>;
const warangal = { ...WARANGAL, dob: "17/05/1990", tob: "06:05" };
const charaOf = (query: Query) => z.parse(calls.charDashaMain.parameters, { ...warangal, ...query });
const DATED = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4}/;

describe.each(["en", "te"] as const)("the dashas beside Vimshottari in %s", (lang) => {
  const birth = birthOf({ ...warangal, lang, explain: "1" });
  const chara = charaOf({ lang, explain: "1" });

  it("have the names of the language, and dates in English", () => {
    const yogini = answerYoginiDashaMain(birth, context).response;
    const signs = answerCharDashaSub(chara, context).response;
    const named = [
      ...yogini.dasha_list,
      ...yogini.dasha_lord_list,
      ...signs.flatMap(({ main_dasha, main_dasha_lord, sub_dasha_list }) => [
        main_dasha,
        main_dasha_lord,
        ...sub_dasha_list,
      ]),
    ];
    expect(named.flatMap((name) => faultOf(name, lang) ?? [])).toEqual([]);
    const dates = [yogini.start_date, ...yogini.dasha_end_dates, ...signs.map((main) => main.sub_dasha_start_date)];
    expect(dates.every((date) => DATED.test(date))).toBe(true);
  });

  it("say why, in whole sentences, by every lord rule that is met", () => {
    const births = Array.from({ length: 28 }, (_, day) => charaOf({ lang, explain: "1", dob: `${day + 1}/02/1981` }));
    const reasons = [
      ...(answerYoginiDashaSub(birth, context).reasons ?? []),
      ...births.flatMap((each) => answerCharDashaSub(each, context).reasons ?? []),
      ...(answerCharDashaCurrent(charaOf({ lang, explain: "1", chara_lords: "one" }), context).reasons ?? []),
      ...(answerCharDashaMain(charaOf({ lang, explain: "1", chara_lords: "one" }), context).reasons ?? []),
    ];
    expect(reasons.flatMap(({ text, source }) => [faultOf(text, lang), faultOf(source, lang)]).filter(Boolean)).toEqual(
      [],
    );
    const rules = ["chara.one_lord", "chara.order", "chara.parts", "chara.two_lords", "chara.years"];
    expect([...new Set(reasons.map(({ rule }) => rule))].toSorted()).toEqual([
      ...rules,
      "yogini.at_birth",
      "yogini.parts",
    ]);
  });
});

it("the parts of the yoginis lie inside their periods, and begin with the same instant", () => {
  const birth = birthOf({ ...NEWARK, dob: "04/07/1985", tob: "12:00" });
  const main = answerYoginiDashaMain(birth, context).response;
  const sub = answerYoginiDashaSub(birth, context).response;
  expect(sub.map((period) => period.sub_dasha_end_dates.at(-1))).toEqual(main.dasha_end_dates);
  expect(sub.map((period) => period.sub_dasha_start_date)).toEqual([
    main.start_date,
    ...main.dasha_end_dates.slice(0, -1),
  ]);
});

describe("the sign that runs", () => {
  const runningOf = (query: Query) => answerCharDashaCurrent(charaOf(query), context).response;

  it("is the one of the twelve that holds the day, with its parts", () => {
    const signs = answerCharDashaSub(charaOf({}), context).response;
    const now = signs.filter(
      ({ sub_dasha_start_date: start, sub_dasha_end_dates: ends }) =>
        Date.parse(`${start} UTC`) <= context.nowUnixMs && Date.parse(ends.at(-1) ?? "") > context.nowUnixMs,
    );
    expect([runningOf({})]).toEqual(now);
  });

  it("comes round again after the twelfth, and is the first before birth", () => {
    const ends = answerCharDashaMain(charaOf({ dob: "17/05/1800" }), context).response.dasha_end_dates;
    expect(Date.parse(ends.at(-1) ?? "")).toBeLessThan(context.nowUnixMs);
    const { sub_dasha_start_date: start, sub_dasha_end_dates } = runningOf({ dob: "17/05/1800" });
    expect(Date.parse(`${start} UTC`)).toBeLessThanOrEqual(context.nowUnixMs);
    expect(Date.parse(sub_dasha_end_dates.at(-1) ?? "")).toBeGreaterThan(context.nowUnixMs);
    expect(runningOf({ dob: "17/05/2100" }).sub_dasha_start_date).toBe("Mon May 17 2100");
  });
});
