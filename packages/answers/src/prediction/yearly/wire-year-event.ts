import type { YearlyEvent } from "@vedanga/contract";
import { FAVOURABLE_HOUSES, type Graha, isoDate, RASIS, type YearEvent } from "@vedanga/core";
import { type Catalogue, eclipseQuality, eventSentence, GREAT, greatness, type YearDateOf } from "@vedanga/narrative";
import { wireWords } from "../../wire/wire-words.ts";

/** Planets are named in English on the wire, as all that a client compares. */
const { names: ENGLISH } = wireWords("en");

/** A dated event of the year as the wire has it; planets are named in English, as all that a client compares. */
export function wireYearEvent(
  { yearly }: Catalogue,
  event: YearEvent,
  dateOf: (jd: YearEvent["jdUt"]) => ReturnType<YearDateOf> & { readonly year: number },
): YearlyEvent {
  const { year, month, day } = dateOf(event.jdUt);
  const dated = {
    date: isoDate({ year, month, day }),
    sign: RASIS.indexOf(event.rasi) + 1,
    house: event.house,
    quality: qualityOf(event),
    great: greatness(event) >= GREAT,
    text: eventSentence(yearly, event, dateOf, "present"),
    past_text: eventSentence(yearly, event, dateOf, "past"),
  };
  if (event.kind === "eclipse") {
    const { kind, type, visibleType, visible } = event.local;
    const planet = ENGLISH.graha[kind === "solar" ? "sun" : "moon"].name;
    return { ...dated, kind: "eclipse", planet, type, visible_type: visibleType ?? null, visible };
  }
  const planet = ENGLISH.graha[event.graha].name;
  if (event.kind === "station") return { ...dated, kind: "station", planet, turns: event.turns };
  return { ...dated, kind: "ingress", planet, from_house: event.fromHouse, retrograde: event.retrograde };
}

const ECLIPSE_QUALITIES = { good: "good", mixed: "neutral", quiet: "bad" } as const;

/** An ingress by its house (Phaladeepika 26.2), an eclipse that the place sees by its own; a station by neither. */
function qualityOf(event: YearEvent): YearlyEvent["quality"] {
  if (event.kind === "station") return "neutral";
  if (event.kind === "eclipse") return event.local.visible ? ECLIPSE_QUALITIES[eclipseQuality(event.house)] : "neutral";
  return qualityOfHouse(event.graha, event.house);
}

/** Of a graha in a house from the Moon sign, whatever may obstruct it there. */
export const qualityOfHouse = (graha: Graha, house: number): "good" | "bad" =>
  FAVOURABLE_HOUSES[graha][house] === undefined ? "bad" : "good";
