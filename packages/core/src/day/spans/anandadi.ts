import { signedDegrees } from "../../angle/degrees.ts";
import { jdUt } from "../../calendar/julian-day.ts";
import { cite } from "../../citation.ts";
import { ANANDADI_YOGAS, type AnandadiYoga, VARAS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import { MOON } from "../../panchanga/limbs-angle.ts";
import type { NumberedSpan } from "../../panchanga/limbs-wheel.ts";
import { growingRoot } from "../../search/find-event.ts";
import type { Sky } from "../../sky.ts";
import type { DayHalves } from "../sun-day.ts";
import type { AnandadiSpan } from "./day-span.ts";
import { overlap } from "./special-yogas.ts";

/**
 * Ghatis to shun from the beginning of the bad ones; 60 is the whole. The rest are good. Muhurta Chintamani 1, on the
 * yogas from Ananda.
 */
const SHUNNED_GHATIS: Readonly<Partial<Record<AnandadiYoga, number>>> = {
  kaladanda: 60,
  dhumra: 1,
  dhvanksha: 5,
  vajra: 5,
  mudgara: 5,
  padma: 4,
  lumba: 4,
  utpata: 60,
  mrityu: 60,
  kana: 2,
  musala: 2,
  gada: 7,
  rakshasa: 60,
};

const STARS = 28;
/** The star of Ananda, Sunday to Saturday, 0 for Ashwini: each weekday four further on, Abhijit counted. */
const STARS_A_DAY = 4;

// Abhijit takes the last quarter of Uttara Ashadha (21) and the first fifteenth of Shravana (22); it is the 22nd of 28.
const ABHIJIT_STARTS_DEG = 276 + 40 / 60;
const ABHIJIT_ENDS_DEG = 280 + 53 / 60 + 20 / 3600;
const UTTARA_ASHADHA = 21;
const SHRAVANA = 22;

/** The stars given, counted by 28, 0 for Ashwini to 27 for Revati with Abhijit as 21. */
function starsOf28(sky: Sky, stars: readonly NumberedSpan[]): readonly NumberedSpan[] {
  return stars.flatMap((star): readonly NumberedSpan[] => {
    const { number, startJdUt, endJdUt } = star;
    if (number < UTTARA_ASHADHA) return [{ ...star, number: number - 1 }];
    if (number > SHRAVANA) return [{ ...star, number }];
    const edgeDeg = number === UTTARA_ASHADHA ? ABHIJIT_STARTS_DEG : ABHIJIT_ENDS_DEG;
    const edge = jdUt(
      growingRoot(
        (jd) => {
          const { deg, degPerDay } = MOON.angleAt(sky, jdUt(jd));
          return { value: signedDegrees(deg - edgeDeg), ratePerDay: degPerDay };
        },
        (startJdUt + endJdUt) / 2,
      ).jd,
    );
    return [
      { number: number - 1, startJdUt, endJdUt: edge },
      { number, startJdUt: edge, endJdUt },
    ];
  });
}

/** The yogas from Ananda that run in a day, each as long as it lasts there: weekday and star, Abhijit among the stars. */
export function anandadiYogas(
  sky: Sky,
  { vara, span }: DayHalves,
  stars: readonly NumberedSpan[],
): readonly AnandadiSpan[] {
  const first = STARS_A_DAY * VARAS.indexOf(vara);
  return joinAbhijit(starsOf28(sky, stars)).flatMap((star): readonly AnandadiSpan[] => {
    const inDay = overlap(star, span);
    if (inDay === undefined) return [];
    const name = itemAt(ANANDADI_YOGAS, (star.number - first + STARS) % STARS);
    const shunnedGhatis = SHUNNED_GHATIS[name] ?? 0;
    return [
      {
        kind: "anandadi",
        name,
        quality: shunnedGhatis > 0 ? "bad" : "good",
        source: cite("muhurta_chintamani", 1),
        facts: { vara, starOf28: star.number + 1, shunnedGhatis },
        ...inDay,
      },
    ];
  });
}

/** Abhijit's two pieces, out of two stars, are one. */
function joinAbhijit(stars: readonly NumberedSpan[]): readonly NumberedSpan[] {
  const done: NumberedSpan[] = [];
  for (const next of stars) {
    const before = done.at(-1);
    if (before?.number === next.number) done[done.length - 1] = { ...before, endJdUt: next.endJdUt };
    else done.push(next);
  }
  return done;
}
