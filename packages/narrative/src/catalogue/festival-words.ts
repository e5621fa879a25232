import type { DayWindow, FestivalFacts, TithiInWindow } from "@vedanga/core";
import type { RuleWords } from "../reason/reason-sentence.ts";

/** The words of festivals and vratas, beside their names. */
export interface FestivalWords {
  /** What a calendar of them is called. */
  readonly calendar: string;
  /** Why it falls on its day, one sentence. */
  readonly why: RuleWords<FestivalFacts, "sun" | "moon">;
}

type InEachWindow = Pick<FestivalFacts, `tithi.${DayWindow}`>;

/** The rules of a tithi that runs in a part of the day: one wording for all thirteen parts. */
export const inEachWindow = (
  told: (window: DayWindow) => (facts: TithiInWindow) => string,
): RuleWords<InEachWindow, "sun" | "moon"> => ({
  "tithi.sunrise": told("sunrise"),
  "tithi.one_muhurta": told("one_muhurta"),
  "tithi.three_muhurtas": told("three_muhurtas"),
  "tithi.purvahna": told("purvahna"),
  "tithi.first_half": told("first_half"),
  "tithi.madhyahna": told("madhyahna"),
  "tithi.eighteen_ghatis": told("eighteen_ghatis"),
  "tithi.aparahna": told("aparahna"),
  "tithi.daylight": told("daylight"),
  "tithi.pradosha": told("pradosha"),
  "tithi.nishita": told("nishita"),
  "tithi.arunodaya": told("arunodaya"),
  "tithi.moonrise": told("moonrise"),
});

/** The wording of a rule that needs sunrise or sunset: where they do not happen, `noHour` says so after it. */
export const sayingNoHour =
  (noHour: string) =>
  <F extends { readonly sunStaysAway: boolean }>(told: (facts: F) => string) =>
  (facts: F): string =>
    facts.sunStaysAway ? `${told(facts)} ${noHour}` : told(facts);
