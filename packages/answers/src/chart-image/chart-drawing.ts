import type { ChartStyle } from "@vedanga/contract";
import { type ChartDivision, type Graha, rasiAt, rasiIndex, toSexagesimal, twoDigits } from "@vedanga/core";
import { type Catalogue, chartSentence, degreesAndMinutes } from "@vedanga/narrative";
import type { Entry } from "./cell-layout.ts";
import type { Drawing } from "./drawing.ts";
import type { DrawnPlacement, DrawnPlacements } from "./drawn-placements.ts";

interface ChartToDraw {
  readonly placements: DrawnPlacements;
  readonly division: ChartDivision;
  readonly style: ChartStyle;
  readonly words: Catalogue;
  readonly heading: Drawing["centre"];
  readonly dashaLord: Graha | undefined;
  readonly metadata: string;
}

/** `23°43′21″` */
export function degreesToSeconds(angleDeg: number): string {
  const { degrees, minutes, seconds } = toSexagesimal(angleDeg);
  return `${degrees}°${twoDigits(minutes)}′${twoDigits(seconds)}″`;
}

/** What a chart shows. It has degrees only if its signs are those of the sky; otherwise only a sign or house is known. */
export function chartDrawing(asked: ChartToDraw): Drawing {
  const { placements, division, style, words, heading, dashaLord, metadata } = asked;
  const { firstRasi, signs, hasDegrees, all } = placements;
  const inOrder = inReadingOrder(placements);
  return {
    division,
    lang: words.lang,
    title: `${heading[0]}, ${words.chart.kind[style]}`,
    description: chartSentence(
      words,
      all.map(({ who, rasi, house, degreesInRasi, ...placed }) => ({
        who,
        rasi,
        house,
        isRetrograde: isMarkedRetrograde({ who, ...placed }),
        ...(hasDegrees && { degreeText: degreesAndMinutes(degreesInRasi) }),
      })),
    ),
    centre: heading,
    signNames: words.names.rasi,
    houses: signs.map((sign, index) => ({
      house: index + 1,
      cell: rasiAt(rasiIndex(firstRasi) + index),
      signNumber: rasiIndex(sign) + 1,
      entries: inOrder
        .filter(({ house }) => house === index + 1)
        .map((placement) => entryOf(placement, words, hasDegrees)),
    })),
    ...(hasDegrees && { points: all.map(({ who, longitudeDeg }) => ({ who, longitudeDeg })) }),
    dashaLord,
    metadata,
  };
}

/** By degree, as they rise, where degrees are shown; else in the order of every table, the lagna first. */
export const inReadingOrder = ({ hasDegrees, all }: DrawnPlacements): readonly DrawnPlacement[] =>
  hasDegrees ? all.toSorted((one, other) => one.longitudeDeg - other.longitudeDeg) : all;

/** The nodes go backwards nearly always: a mark on them says nothing. */
const isMarkedRetrograde = ({ who, isRetrograde }: Pick<DrawnPlacement, "who" | "isRetrograde">): boolean =>
  isRetrograde && who !== "rahu" && who !== "ketu";

function entryOf(
  { who, degreesInRasi, isRetrograde }: DrawnPlacement,
  { names, chart }: Catalogue,
  hasDegrees: boolean,
): Entry {
  const abbreviation = names.graha[who].short;
  if (!hasDegrees) return { who, abbreviation };
  return {
    who,
    abbreviation,
    degrees: { full: degreesAndMinutes(degreesInRasi), whole: `${Math.floor(degreesInRasi)}°` },
    ...(isMarkedRetrograde({ who, isRetrograde }) && { retrogradeMark: chart.retrogradeMark }),
  };
}
