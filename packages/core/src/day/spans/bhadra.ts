import { cite } from "../../citation.ts";
import type { PartsBetween } from "../../panchanga/limbs.ts";
import { karanaOf } from "../../panchanga/limbs-name.ts";
import type { DayHalves } from "../sun-day.ts";
import type { PlainSpan } from "./day-span.ts";
import { overlap } from "./special-yogas.ts";

/** Bhadra: the time of the karana Vishti, as long as it lasts within the day. */
export const bhadras = (karanas: PartsBetween, { span }: DayHalves): readonly PlainSpan[] =>
  karanas(span.startJdUt, span.endJdUt).flatMap((karana): readonly PlainSpan[] => {
    const inDay = karanaOf(karana.number) === "vishti" ? overlap(karana, span) : undefined;
    if (inDay === undefined) return [];
    const facts = { karana: "vishti", number: karana.number } as const;
    return [{ kind: "bhadra", name: "bhadra", quality: "bad", source: cite("muhurta_chintamani", 1), facts, ...inDay }];
  });
