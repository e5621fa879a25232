import type { DivisionHouse, DivisionHouses, DivisionsRequest, DivisionsResponse, WireReason } from "@vedanga/contract";
import {
  cite,
  degreesInRasi,
  type Graha,
  housesSeen,
  NAKSHATRAS,
  nakshatraOf,
  RASI_LORDS,
  RASIS,
  type Rasi,
  rasiOf,
  reasonMaker,
} from "@vedanga/core";
import type { Catalogue, ChartFacts } from "@vedanga/narrative";
import { type AskedDivision, askedDivision } from "../chart-image/asked-division.ts";
import { inReadingOrder } from "../chart-image/chart-drawing.ts";
import type { DrawnPlacement } from "../chart-image/drawn-placements.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireDegrees } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";

/** A graha in a chart; the lagna has no sight and rules nothing. */
type GrahaInChart = DrawnPlacement & { readonly who: Graha };
const isGraha = (placement: DrawnPlacement): placement is GrahaInChart => placement.who !== "ascendant";

/**
 * GET /horoscope/divisions: the twelve houses of any chart that can be drawn of a birth, with who stands in each and who looks at
 * it. Sight is counted by the houses of the chart, as in the chart of birth.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerDivisions(request: DivisionsRequest, context: AnswerContext): DivisionsResponse {
  return refusingAs("dob", () => {
    const asked = askedDivision(request, context);
    const [title, subtitle, note] = asked.heading;
    const response: DivisionHouses = {
      division: { id: request.div, title, subtitle, note },
      houses: asked.placements.signs.map((sign, index) => houseOf(index + 1, sign, asked, request.div)),
    };
    return answered(response, asked.sky.conventions, request.explain ? reasonsOf(asked, response) : undefined);
  });
}

function houseOf(
  house: number,
  sign: Rasi,
  { placements, words }: AskedDivision,
  division: DivisionsRequest["div"],
): DivisionHouse {
  const { names, chart } = words;
  const ordered = inReadingOrder(placements);
  const grahas = ordered.filter(isGraha);
  const here = grahas.filter((one) => one.house === house);
  const lord = RASI_LORDS[sign];
  const lordAt = grahas.find(({ who }) => who === lord);
  if (lordAt === undefined) throw new RangeError(`no ${lord} in the chart`);
  const seers = grahas.filter((one) => housesSeen(one.who, one.house).includes(house));
  const numbers = placements.signs.map((_, index) => grahas.filter((one) => one.house === index + 1).length);
  const isFullest = numbers.every((count, index) => index + 1 === house || count < here.length);
  const named = (graha: Graha) => ({ graha, name: names.graha[graha].name });
  return {
    house,
    sign: signOf(sign, words),
    lord: { ...named(lord), house: lordAt.house },
    matters: chart.matters(house),
    text: chart.aboutHouse(
      {
        house,
        standing: here.map(({ who }) => who),
        isFullest,
        lord,
        lordHouse: lordAt.house,
        isLordHome: lordAt.house === house && lordAt.rasi === sign,
      },
      chart.division[division].note,
    ),
    standing: ordered.filter((one) => one.house === house).map((one) => standingOf(one, words)),
    seen_by: seers.map(({ who, house: from }) => ({ ...named(who), house: from })),
    seen_text: chart.seenBy(seers.map(({ who, house: from }) => ({ graha: who, house: from }))),
  };
}

const signOf = (rasi: Rasi, { names }: Catalogue) => ({ number: RASIS.indexOf(rasi) + 1, name: names.rasi[rasi] });

function standingOf({ who, longitudeDeg, house, isRetrograde }: DrawnPlacement, words: Catalogue) {
  const { nakshatra, pada } = nakshatraOf(longitudeDeg);
  return {
    graha: who,
    name: words.names.graha[who].name,
    retro: isRetrograde,
    sky: {
      sign: signOf(rasiOf(longitudeDeg), words),
      degrees: wireDegrees(degreesInRasi(longitudeDeg)),
      nakshatra: { number: NAKSHATRAS.indexOf(nakshatra) + 1, name: words.names.nakshatra[nakshatra] },
      pada,
    },
    sees: who === "ascendant" ? [] : [...housesSeen(who, house)],
  };
}

const because = reasonMaker<ChartFacts, Graha | "lagna">();

/** Why each stands where it does, and why it sees what it sees. */
const reasonsOf = ({ placements, words }: AskedDivision, { houses }: DivisionHouses): WireReason[] =>
  houses.flatMap(({ standing }, index) =>
    standing.flatMap(({ graha, sees }, at) => {
      const placement = placements.all.find(({ who }) => who === graha);
      if (placement === undefined) return [];
      const about = `houses.${index}.standing.${at}`;
      const sight =
        graha === "ascendant"
          ? []
          : [because("chart.sight", { house: index + 1, seen: sees }, cite("bphs", 26, [2, 5]), graha)];
      return [
        ...wireReasons(about, [placement.reason], words.chart.reasons, words),
        ...wireReasons(`${about}.sees`, sight, words.chart.reasons, words),
      ];
    }),
  );
