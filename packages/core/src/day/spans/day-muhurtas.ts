import { type Citation, cite } from "../../citation.ts";
import type { Vara } from "../../ids.ts";
import type { Span } from "../../sky.ts";
import type { DayHalves } from "../sun-day.ts";
import { ABHIJIT_MUHURTA, abhijit, dayEighths, eighthNumbers, partOf } from "./day-parts.ts";
import type { PlainSpan } from "./day-span.ts";

const MUHURTAS = 15;
/** The second last of the night. */
const BRAHMA_MUHURTA = 14;

interface BadMuhurta {
  readonly half: "day" | "night";
  /** 1 to 15 */
  readonly muhurta: number;
}

const ofDay = (...numbers: readonly number[]): readonly BadMuhurta[] =>
  numbers.map((muhurta) => ({ half: "day", muhurta }));

/** Muhurta Chintamani 6 (Vivaha), on the muhurtas to shun by weekday; as Drik Panchang prints them. */
const DURMUHURTAS: Readonly<Record<Vara, readonly BadMuhurta[]>> = {
  ravi: ofDay(14),
  soma: ofDay(9, 12),
  mangala: [...ofDay(4), { half: "night", muhurta: 7 }],
  budha: ofDay(8),
  guru: ofDay(6, 12),
  shukra: ofDay(4, 9),
  shani: ofDay(1, 2),
};

const DURMUHURTA_SOURCE = cite("muhurta_chintamani", 6);
const EIGHTHS_SOURCE: Citation = { custom: "all_almanacs" };
const ABHIJIT_SOURCE = cite("muhurta_chintamani", 6);
const BRAHMA_SOURCE: Citation = { work: "ashtanga_hridaya", section: "sutrasthana", chapter: 2, verses: [1] };
const SANDHYA_SOURCE: Citation = { custom: "all_almanacs" };
const NIGHT_GHATIS = 30;
const SANDHYA_GHATIS = 3;

/** The muhurta to rise in: it ends one muhurta before sunrise, as long as the night makes it. */
const brahmaMuhurta = (night: Span): Span => partOf(night, BRAHMA_MUHURTA, MUHURTAS);

function durmuhurtas({ vara, daylight, night }: DayHalves): readonly PlainSpan[] {
  return DURMUHURTAS[vara].flatMap(({ half, muhurta }): readonly PlainSpan[] => {
    const whole = half === "day" ? daylight : night;
    if (whole === undefined) return [];
    return [
      {
        kind: "durmuhurta",
        name: "durmuhurta",
        quality: "bad",
        source: DURMUHURTA_SOURCE,
        facts: { vara, half, muhurta },
        ...partOf(whole, muhurta, MUHURTAS),
      },
    ];
  });
}

/** Three of the night's thirty ghatis on either side of it: the twilights at which the sandhya is said. */
function sandhyas({ night }: DayHalves): readonly PlainSpan[] {
  if (night === undefined) return [];
  const common = { quality: "good", source: SANDHYA_SOURCE, facts: { ghatis: SANDHYA_GHATIS } } as const;
  const parts = NIGHT_GHATIS / SANDHYA_GHATIS;
  return [
    { kind: "sayam_sandhya", name: "sayam_sandhya", ...common, ...partOf(night, 1, parts) },
    { kind: "pratah_sandhya", name: "pratah_sandhya", ...common, ...partOf(night, parts, parts) },
  ];
}

/** Rahu kaal, Gulika, Yamaganda, abhijit, the two sandhyas, durmuhurta and the brahma muhurta of a day: those that its Sun allows. */
export function dayMuhurtas(day: DayHalves): readonly PlainSpan[] {
  const { vara, daylight, night } = day;
  const spans: PlainSpan[] = [...durmuhurtas(day)];
  if (daylight !== undefined) {
    const { startJdUt, endJdUt } = daylight;
    const { rahuKaal, gulika, yamaganda } = dayEighths(vara, startJdUt, endJdUt);
    const eighths = eighthNumbers(vara);
    const bad = (eighth: number) => ({ quality: "bad", source: EIGHTHS_SOURCE, facts: { vara, eighth } }) as const;
    spans.push(
      { kind: "rahu_kaal", name: "rahu_kaal", ...bad(eighths.rahuKaal), ...rahuKaal },
      { kind: "gulika", name: "gulika", ...bad(eighths.gulika), ...gulika },
      { kind: "yamaganda", name: "yamaganda", ...bad(eighths.yamaganda), ...yamaganda },
      {
        kind: "abhijit",
        name: "abhijit",
        // On a Wednesday the eighth muhurta is the durmuhurta too: custom leaves it out.
        quality: vara === "budha" ? "neutral" : "good",
        source: ABHIJIT_SOURCE,
        facts: { vara, muhurta: ABHIJIT_MUHURTA },
        ...abhijit(startJdUt, endJdUt),
      },
    );
  }
  if (night !== undefined) {
    const facts = { muhurta: BRAHMA_MUHURTA };
    spans.push({
      kind: "brahma_muhurta",
      name: "brahma_muhurta",
      quality: "good",
      source: BRAHMA_SOURCE,
      facts,
      ...brahmaMuhurta(night),
    });
  }
  return [...spans, ...sandhyas(day)];
}
