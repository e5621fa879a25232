import { birthOf, context, NEWARK, WARANGAL } from "@vedanga/testing/births/asking";
import { faultOf } from "@vedanga/testing/births/random-births";
import { describe, expect, it } from "vitest";
import { answerAntarDasha } from "./antar-dasha.ts";
import { answerCurrentMahadasha, answerCurrentMahadashaFull } from "./current-mahadasha.ts";
import { answerMahaDasha } from "./maha-dasha.ts";
import { answerMahaDashaEnds } from "./maha-dasha-ends.ts";
import { answerParyantarDasha } from "./paryantar-dasha.ts";

const births = [
  { ...WARANGAL, dob: "17/05/1990", tob: "06:05" },
  { ...NEWARK, dob: "04/07/1985", tob: "12:00" },
].map(birthOf);

describe.each(births)("the calls of Vimshottari for $dob.year", (birth) => {
  it("agree on the mahadashas, their ends and the start before birth", () => {
    const { dashas } = answerMahaDasha(birth, context).response;
    const { mahadasha, mahadasha_order, dasha_start_date, start_year } = answerMahaDashaEnds(birth, context).response;
    expect(mahadasha).toEqual(dashas.map(({ dasha }) => dasha));
    expect(mahadasha_order).toEqual(dashas.map(({ dasha_end_year }) => dasha_end_year));
    expect(dasha_start_date).toBe(dashas[0]?.dasha_start_year);
    expect(dasha_start_date).toMatch(new RegExp(` ${start_year}$`));
  });

  it("end the ninth paryantardasha with its antardasha", () => {
    const { antardasha_order } = answerAntarDasha(birth, context).response;
    const { paryantardasha, paryantardasha_order } = answerParyantarDasha(birth, context).response;
    expect(paryantardasha_order.map((antars) => antars.map((nine) => nine[8]))).toEqual(antardasha_order);
    const codes = paryantardasha.flat(2);
    expect(new Set(codes).size).toBe(729);
    expect(codes.every((code) => /^(Su|Mo|Ma|Me|Ju|Ve|Sa|Ra|Ke)(\/[A-Z][a-z]){2}$/.test(code))).toBe(true);
  });

  it("find the five that run, each inside the one above and among the nine of its level", () => {
    const { order_names, order_of_dashas, ...running } = answerCurrentMahadasha(birth, context).response;
    const full = answerCurrentMahadashaFull(birth, context).response;
    const levels = order_names.map((name) => running[name]);
    levels.forEach(({ start, end }, index) => {
      expect(Date.parse(start)).toBeLessThanOrEqual(context.nowUnixMs);
      expect(Date.parse(end)).toBeGreaterThan(context.nowUnixMs);
      expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(levels[index - 1]?.start ?? start));
      expect(Date.parse(end)).toBeLessThanOrEqual(Date.parse(levels[index - 1]?.end ?? end));
    });
    order_names.forEach((name, index) => {
      expect(full[name]).toHaveLength(9);
      expect(full[name]).toContainEqual(running[name]);
      const above = levels[index - 1];
      if (above) expect([full[name][0]?.start, full[name][8]?.end]).toEqual([above.start, above.end]);
    });
    expect(Object.values(order_of_dashas)).toEqual([0, 1, 2, 4].map((index) => levels[index]));
  });
});

it("says what was left at birth in the language of the answer, and dates in English", () => {
  const te = answerMahaDashaEnds(birthOf({ ...WARANGAL, dob: "17/05/1990", tob: "06:05", lang: "te" }), context);
  expect(faultOf(te.response.dasha_remaining_at_birth, "te")).toBeUndefined();
  expect(te.response.dasha_start_date).toMatch(/^[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4}$/);
  const en = answerMahaDashaEnds(birthOf({ ...WARANGAL, dob: "17/05/1990", tob: "06:05" }), context);
  expect(en.response.dasha_remaining_at_birth).toMatch(/^\d+ years \d+ months \d+ days$/);
});
