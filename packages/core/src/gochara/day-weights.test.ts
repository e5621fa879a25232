import { realSky } from "@vedanga/testing/sky/made-sky";
import { describe, expect, it } from "vitest";
import { jdUt } from "../calendar/julian-day.ts";
import { RASIS, VARAS } from "../ids.ts";
import { itemAt } from "../item-at.ts";
import { type DayForSign, dayForSign } from "./day-for-sign.ts";
import { ASPECTS_OF_DAY, LIFE_ASPECTS } from "./life-aspect.ts";

/** 2011 to 2040, every ninth day at about sunrise in Hyderabad: each weekday and each phase of the Moon in its share. */
const THIRTY_YEARS: readonly DayForSign[] = Array.from({ length: 1217 }, (_, index) =>
  jdUt(2_455_562.5 + 9 * index + 0.04),
).flatMap((anchorJdUt) => {
  const day = { anchorJdUt, vara: itemAt(VARAS, Math.floor(anchorJdUt + 1.5) % 7) };
  return RASIS.map((rasi) => dayForSign(realSky, rasi, day));
});

const scoresOf = (day: DayForSign): readonly number[] => LIFE_ASPECTS.map((aspect) => day.aspects[aspect].score);
const median = (values: readonly number[]): number =>
  itemAt(
    [...values].sort((a, b) => a - b),
    values.length >> 1,
  );

describe("the scores of thirty years over all signs", () => {
  it.each(["total", ...LIFE_ASPECTS] as const)("lie about the middle, neither too near nor too far: %s", (field) => {
    const scores = THIRTY_YEARS.map((day) => (field === "total" ? day.total : day.aspects[field]).score);
    const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
    const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
    expect(mean).toBeGreaterThan(48);
    expect(mean).toBeLessThan(52);
    expect(deviation).toBeGreaterThan(12);
    expect(deviation).toBeLessThan(18);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...scores)).toBeLessThanOrEqual(100);
  });

  it("stand where the day says that they stand, for each sign: of ten days so many are lower, to about one", () => {
    const standings = new Set<number>();
    for (const rasi of RASIS.keys()) {
      const mine = THIRTY_YEARS.filter((_, index) => index % RASIS.length === rasi);
      for (const { total, standing } of mine) {
        const lower = mine.filter((other) => other.total.score < total.score).length;
        expect(Math.abs((10 * lower) / mine.length - standing)).toBeLessThan(0.95);
        standings.add(standing);
      }
    }
    expect(standings.size).toBe(11);
  });

  it("distinguish the aspects of a day: 20 points and more between the best and the weakest, in the median", () => {
    expect(
      median(THIRTY_YEARS.map((day) => Math.max(...scoresOf(day)) - Math.min(...scoresOf(day)))),
    ).toBeGreaterThanOrEqual(20);
  });

  it("move with the graha that signifies an aspect more than with one that does not", () => {
    for (const aspect of LIFE_ASPECTS) {
      const { karakas, houses } = ASPECTS_OF_DAY[aspect];
      for (const day of THIRTY_YEARS.slice(0, 24)) {
        const weights = day.aspects[aspect].reasons.flatMap(({ about, facts }) =>
          about !== "moon" && "house" in facts && "weight" in facts
            ? [{ weight: facts.weight ?? 0, concerned: karakas.includes(about) || houses.includes(facts.house) }]
            : [],
        );
        const heaviest = (concerned: boolean): readonly number[] =>
          weights.filter((each) => each.concerned === concerned).map(({ weight }) => weight);
        expect(Math.min(...heaviest(true))).toBeGreaterThan(Math.max(0, ...heaviest(false)));
      }
    }
  });

  it("give no first lucky number for ever, nor a colour that no cloth has", () => {
    for (const rasi of RASIS.keys()) {
      const mine = THIRTY_YEARS.filter((_, index) => index % 12 === rasi).map(({ luck }) => luck);
      expect(new Set(mine.map(({ numbers }) => numbers[0])).size).toBeGreaterThan(5);
      for (const { numbers, colour } of mine) {
        expect(numbers[0]).not.toBe(numbers[1]);
        expect(colour).not.toBe("variegated");
      }
    }
  });
});
