import type { PanchangDay } from "@vedanga/contract";
import { ask } from "../ask.ts";
import { labelled } from "../table/aligned-rows.ts";
import { closingLines } from "../table/closing-lines.ts";
import { shownDate, shownTime } from "../table/shown-time.ts";
import { sentWith, todayIn, whereAskedOrOwnCity } from "../where.ts";
import type { Words } from "../words/words.ts";
import type { Command } from "./command.ts";

/** What people look for in a day; all else that custom marks is in the answer for programs. */
const SPANS_SHOWN: readonly string[] = [
  "rahu_kaal",
  "yamaganda",
  "gulika",
  "durmuhurta",
  "varjyam",
  "abhijit",
  "amrita_kala",
  "brahma_muhurta",
];

export const panchang: Command = {
  usage: "[PLACE] [--date DATE]",
  about: "The panchang of a day, today if no date is given; of Hyderabad if no place is given.",
  example: "vedanga panchang Warangal --date 2026-09-14",
  async run(asked) {
    const { words, options, say } = asked;
    const place = whereAskedOrOwnCity(asked, words);
    const answer = await ask("panchangDay", { date: options.date ?? todayIn(place.zone), ...sentWith(asked, place) });
    const { response: day } = answer;
    const head = `${say.title.panchang} · ${place.title} · ${day.vaara.name}, ${shownDate(day.date, say)}`;
    return { answer, lines: [head, "", ...labelled(itemsOf(day, say)), ...closingLines(answer, say)] };
  },
};

type Item = readonly [label: string, lines: readonly string[]];

function itemsOf(day: PanchangDay, say: Words): readonly Item[] {
  const { label } = say;
  const at = (instant: string): string => shownTime(instant, day.date, say);
  const times = (instants: readonly (string | null)[]): readonly string[] => {
    const occurring = instants.filter((instant) => instant !== null);
    return occurring.length === 0 ? [say.noneThatDay] : occurring.map(at);
  };
  const withEnds = (limbs: readonly { readonly name: string; readonly end: string }[]): readonly string[] =>
    limbs.map(({ name, end }) => `${name} ${say.until(at(end))}`);
  const { amanta } = day.masa;
  return [
    [label.year, [say.sakaYear(day.years.saka.name, day.years.saka.number)]],
    [label.masa, [`${amanta.adhika ? say.adhika(amanta.name) : amanta.name}, ${day.paksha}`]],
    [label.sunrise, times([day.sunrise])],
    [label.sunset, times([day.sunset])],
    [label.moonrise, times(day.moonrise)],
    [label.moonset, times(day.moonset)],
    [label.tithi, withEnds(day.tithi)],
    [label.nakshatra, withEnds(day.nakshatra)],
    [label.yoga, withEnds(day.yoga)],
    [label.karana, withEnds(day.karana)],
    [label.moonSign, withEnds(day.moon_sign)],
    [label.sunSign, withEnds(day.sun_sign)],
    ...spanItems(day, at),
    [label.festivals, day.festivals.map(festivalName)],
  ];
}

/** The spans by kind, in the order in which they are looked for, each with its times. */
const spanItems = ({ spans }: PanchangDay, at: (instant: string) => string): readonly Item[] =>
  SPANS_SHOWN.map((kind): Item => {
    const ofKind = spans.filter((span) => span.kind === kind);
    return [ofKind[0]?.title ?? "", ofKind.map(({ start, end }) => `${at(start)} – ${at(end)}`)];
  });

/** Whose day it is, where the schools keep two. */
export const festivalName = (festival: {
  readonly name: string;
  readonly tradition_name?: string | undefined;
}): string => (festival.tradition_name === undefined ? festival.name : `${festival.name} (${festival.tradition_name})`);
