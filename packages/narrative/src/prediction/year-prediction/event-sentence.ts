import type { YearEvent } from "@vedanga/core";
import type { YearlyWords } from "../../catalogue/yearly-words.ts";
import { eclipseQuality } from "./eclipse-quality.ts";
import type { YearDateOf } from "./year-date-of.ts";

/** A dated event of the year, told as to come or as over. */
export function eventSentence(
  words: Pick<YearlyWords, "ingress" | "station" | "eclipse">,
  event: YearEvent,
  dateOf: YearDateOf,
  tense: "present" | "past",
): string {
  const { month, day } = dateOf(event.jdUt);
  const dated = { month, day, past: tense === "past", house: event.house };
  if (event.kind === "station") return words.station({ ...dated, graha: event.graha, turns: event.turns });
  if (event.kind === "ingress") {
    const { graha, fromHouse } = event;
    // The nodes know no other way.
    const retrograde = event.retrograde && graha !== "rahu" && graha !== "ketu";
    return words.ingress({ ...dated, graha, fromHouse, retrograde });
  }
  const { kind, type, visibleType, visible } = event.local;
  const seenAs = visibleType === type ? undefined : visibleType;
  return words.eclipse({ ...dated, kind, type, visible, seenAs, quality: eclipseQuality(event.house) });
}
