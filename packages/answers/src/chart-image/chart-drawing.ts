import {
  type Ayanamsa,
  type Chart,
  GRAHAS,
  type Graha,
  houseFrom,
  type Placement,
  RASIS,
  type Rasi,
  toSexagesimal,
  type Varga,
} from "@vedanga/core";
import { type Catalogue, chartSentence } from "@vedanga/narrative";
import type { Entry } from "./cell-layout.ts";
import type { Drawing } from "./drawing.ts";

type Who = Graha | "ascendant";

interface ChartToDraw {
  readonly chart: Chart;
  readonly varga: Varga;
  readonly words: Catalogue;
  readonly ayanamsa: Ayanamsa;
  readonly dashaLord: Graha | undefined;
  readonly metadata: string;
}

const two = (value: number): string => String(value).padStart(2, "0");

/** `14°11′`, cut as almanacs do: 29°59′59″ is not yet the next sign. */
function degreesAndMinutes(angleDeg: number): string {
  const { degrees, minutes } = toSexagesimal(angleDeg);
  return `${degrees}°${two(minutes)}′`;
}

/** What a chart shows in one divisional chart. Only D1 has degrees; in the others a sign is all there is. */
export function chartDrawing({ chart, varga, words, ayanamsa, dashaLord, metadata }: ChartToDraw): Drawing {
  const standing: Readonly<Record<Who, Placement>> = { ascendant: chart.lagna, ...chart.grahas };
  const order: readonly Who[] = ["ascendant", ...GRAHAS];
  const hasDegrees = varga === "D1";
  const lagnaRasi = chart.lagna.vargas[varga];
  const { title, subtitle, note } = words.chart.varga[varga];
  const { degrees, minutes, seconds } = toSexagesimal(chart.ayanamsaDeg);
  const marksRetrograde = (who: Who): boolean => isMarkedRetrograde(chart, who);

  return {
    varga,
    lang: words.lang,
    title: `${title}, ${words.chart.kind}`,
    description: chartSentence(
      words,
      order.map((who) => ({
        who,
        rasi: standing[who].vargas[varga],
        house: houseFrom(lagnaRasi, standing[who].vargas[varga]),
        isRetrograde: marksRetrograde(who),
        ...(hasDegrees && { degreeText: degreesAndMinutes(standing[who].degreesInRasi) }),
      })),
    ),
    centre: [title, subtitle, note ?? `${words.names.ayanamsa[ayanamsa]} ${degrees}°${two(minutes)}′${two(seconds)}″`],
    signNames: words.names.rasi,
    houseNumbers: bySign((rasi) => houseFrom(lagnaRasi, rasi)),
    lagnaRasi,
    entries: bySign((rasi) =>
      // In D1 by degree, as they rise; elsewhere in the order of every table, the lagna first.
      (hasDegrees ? order.toSorted((one, other) => standing[one].longitudeDeg - standing[other].longitudeDeg) : order)
        .filter((who) => standing[who].vargas[varga] === rasi)
        .map((who) => entryOf(who, standing[who], words, hasDegrees, marksRetrograde(who))),
    ),
    ...(hasDegrees && { points: order.map((who) => ({ who, longitudeDeg: standing[who].longitudeDeg })) }),
    dashaLord,
    metadata,
  };
}

/** The nodes always move backwards, so that a mark on them would say nothing. */
const isMarkedRetrograde = ({ grahas }: Chart, who: Who): boolean =>
  who !== "ascendant" && who !== "rahu" && who !== "ketu" && grahas[who].retrograde;

function entryOf(
  who: Who,
  { degreesInRasi }: Placement,
  { names, chart }: Catalogue,
  hasDegrees: boolean,
  isRetrograde: boolean,
): Entry {
  const abbreviation = who === "ascendant" ? chart.lagnaShort : names.graha[who].short;
  if (!hasDegrees) return { who, abbreviation };
  return {
    who,
    abbreviation,
    degrees: { full: degreesAndMinutes(degreesInRasi), whole: `${Math.floor(degreesInRasi)}°` },
    ...(isRetrograde && { retrogradeMark: chart.retrogradeMark }),
  };
}

const bySign = <Value>(make: (rasi: Rasi) => Value): Readonly<Record<Rasi, Value>> =>
  Object.fromEntries(RASIS.map((rasi) => [rasi, make(rasi)])) as Record<Rasi, Value>;
