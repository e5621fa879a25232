import type { Sky } from "../sky.ts";
import type { AlmanacDay } from "./almanac-day.ts";
import type { PlainSpan } from "./day-span.ts";
import { karanasBetween } from "./limbs.ts";
import { karanaOf } from "./limbs-name.ts";
import { overlap } from "./special-yogas.ts";

/** Bhadra: the time of the karana Vishti, as long as it lasts within the day. */
export const bhadras = (sky: Sky, { span }: AlmanacDay): readonly PlainSpan[] =>
  karanasBetween(sky, span.startJdUt, span.endJdUt).flatMap((karana): readonly PlainSpan[] => {
    const inDay = karanaOf(karana.number) === "vishti" ? overlap(karana, span) : undefined;
    if (inDay === undefined) return [];
    const facts = { karana: "vishti", number: karana.number };
    return [{ kind: "bhadra", name: "bhadra", quality: "bad", source: "Muhurta Chintamani 1", facts, ...inDay }];
  });
