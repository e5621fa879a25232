import { signedDegrees } from "../../angle/degrees.ts";
import { jdUt } from "../../calendar/julian-day.ts";
import { cite } from "../../citation.ts";
import { NAKSHATRAS, RASIS } from "../../ids.ts";
import { itemAt } from "../../item-at.ts";
import type { LimbCourse, PartsBetween } from "../../panchanga/limbs.ts";
import { sunAngleDeg } from "../../panchanga/limbs-angle.ts";
import { karanaOf } from "../../panchanga/limbs-name.ts";
import type { NumberedSpan } from "../../panchanga/limbs-wheel.ts";
import { rootBetween } from "../../search/find-event.ts";
import type { Sky, Span } from "../../sky.ts";
import type { DayHalves } from "../sun-day.ts";
import { anandadiYogas } from "./anandadi.ts";
import { choghadiyas } from "./day-choghadiya.ts";
import { gowris } from "./day-gowri.ts";
import { horas } from "./day-hora.ts";
import { dayMuhurtas } from "./day-muhurtas.ts";
import type { DaySpan, HoraSpan, PlainSpan, SankrantiSpan } from "./day-span.ts";
import { nakshatraGhatis } from "./nakshatra-ghatis.ts";
import { overlap, raviYogas, specialYogas } from "./special-yogas.ts";

/** Bhadra: the time of the karana Vishti, as long as it lasts within the day. */
const bhadras = (karanas: PartsBetween, { span }: DayHalves): readonly PlainSpan[] =>
  karanas(span.startJdUt, span.endJdUt).flatMap((karana): readonly PlainSpan[] => {
    const inDay = karanaOf(karana.number) === "vishti" ? overlap(karana, span) : undefined;
    if (inDay === undefined) return [];
    const facts = { karana: "vishti", number: karana.number } as const;
    return [{ kind: "bhadra", name: "bhadra", quality: "bad", source: cite("muhurta_chintamani", 1), facts, ...inDay }];
  });

const HORA_SOURCE = cite("surya_siddhanta", 12, [78, 79]);

function horaSpans({ vara, daylight, night }: DayHalves): readonly HoraSpan[] {
  if (daylight === undefined || night === undefined) return [];
  const all = horas({
    vara,
    sunriseJdUt: daylight.startJdUt,
    sunsetJdUt: daylight.endJdUt,
    nextSunriseJdUt: night.endJdUt,
  });
  return all.map(({ lord, startJdUt, endJdUt }, index) => ({
    kind: "hora",
    name: lord,
    // Whether an hour is good depends on the work: each lord's own prospers in it.
    quality: "neutral",
    source: HORA_SOURCE,
    facts: { vara, hora: index + 1 },
    startJdUt,
    endJdUt,
  }));
}

/** The Sun's passages into a sign with `start` <= t < `end` of the day: none, but on twelve days of the year one. */
export const sankrantis = (sky: Sky, { span }: DayHalves): readonly SankrantiSpan[] =>
  sunPartsWithin(sky, span, RASIS.length)
    .slice(1)
    .map(({ number, startJdUt: at }) => ({
      kind: "sankranti",
      name: itemAt(RASIS, number - 1),
      quality: "neutral",
      source: cite("surya_siddhanta", 14, [3, 10]),
      facts: { rasi: itemAt(RASIS, number - 1) },
      startJdUt: at,
      endJdUt: at,
    }));

/**
 * All that custom marks in a day, in order of time: what depends on the Sun where it rises and sets; varjyam and amrita
 * kala of every star that touches the day, with their whole spans, which may reach out of it; yogas of the day's vara as
 * long as they last within it; a sankranti.
 */
export function daySpans(sky: Sky, day: DayHalves, limbs: LimbCourse): readonly DaySpan[] {
  const { startJdUt, endJdUt } = day.span;
  const stars = limbs.nakshatras(startJdUt, endJdUt);
  const tithis = limbs.tithis(startJdUt, endJdUt);
  const touching = nakshatraGhatis(stars).filter((span) => span.startJdUt < endJdUt && span.endJdUt > startJdUt);
  const spans: readonly DaySpan[] = [
    ...dayMuhurtas(day),
    ...bhadras(limbs.karanas, day),
    ...choghadiyas(day),
    ...gowris(day),
    ...horaSpans(day),
    ...touching,
    ...specialYogas(day, stars, tithis),
    ...raviYogas(day, stars, sunPartsWithin(sky, day.span, NAKSHATRAS.length)),
    ...anandadiYogas(sky, day, stars),
    ...sankrantis(sky, day),
  ];
  return spans.toSorted((a, b) => a.startJdUt - b.startJdUt || a.endJdUt - b.endJdUt);
}

/**
 * The parts of the Sun's circle, `parts` in all and numbered from 1, that it is in during a span of a day or so, cut off
 * at its ends: nearly always one, found without looking for where it begins and ends.
 */
function sunPartsWithin(sky: Sky, { startJdUt, endJdUt }: Span, parts: number): readonly NumberedSpan[] {
  const partDeg = 360 / parts;
  const [first, last] = [startJdUt, endJdUt].map((jd) => Math.floor(sunAngleDeg(sky, jd) / partDeg));
  if (first === undefined || last === undefined) return [];
  if (first === last) return [{ number: first + 1, startJdUt, endJdUt }];
  const fromEdgeDeg = (jd: number): number => signedDegrees(sunAngleDeg(sky, jdUt(jd)) - last * partDeg);
  const edge = jdUt(rootBetween(fromEdgeDeg, startJdUt, endJdUt));
  return [
    { number: first + 1, startJdUt, endJdUt: edge },
    { number: last + 1, startJdUt: edge, endJdUt },
  ];
}
