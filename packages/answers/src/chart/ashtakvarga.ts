import type {
  AshtakvargaResponse,
  BinnashtakvargaRequest,
  BinnashtakvargaResponse,
  BirthRequest,
  WireReason,
} from "@vedanga/contract";
import {
  ashtakavarga,
  ashtakavargaReason,
  BINDU_GIVERS,
  type BinduGiver,
  binduGifts,
  binduGiverReason,
  binduRowReason,
  binduSigns,
  lagnaBindus,
} from "@vedanga/core";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

/**
 * GET /horoscope/ashtakvarga: the bindus of the seven and of the lagna in the signs from Aries.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerAshtakvarga(request: BirthRequest, context: AnswerContext): AshtakvargaResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const { bhinna, sarva } = ashtakavarga(sky.conventions, chart);
    const rows = BINDU_GIVERS.map((of) => ({
      of,
      counts: of === "lagna" ? lagnaBindus(sky.conventions, chart) : bhinna[of],
    }));
    const because = (about: string, reason: ReturnType<typeof binduRowReason>): WireReason[] =>
      wireReasons(about, [reason], words.strength.bindus, words);
    const reasons = () => [
      ...rows.flatMap(({ of, counts }, index) =>
        because(`ashtakvarga_points.${index}`, binduRowReason(sky.conventions, of, counts)),
      ),
      ...because("ashtakvarga_total", ashtakavargaReason(sky.conventions, { sarva })),
    ];
    const response = {
      ashtakvarga_order: rows.map(({ of }) => words.names.graha[of === "lagna" ? "ascendant" : of].name),
      ashtakvarga_points: rows.map(({ counts }) => [...counts]),
      ashtakvarga_total: [...sarva],
    };
    return answered(response, sky.conventions, request.explain ? reasons() : undefined);
  });
}

/** The givers by their keys, in the order of the format. */
const KEYS = {
  Ascendant: "lagna",
  Sun: "sun",
  Moon: "moon",
  Mars: "mars",
  Mercury: "mercury",
  Jupiter: "jupiter",
  Saturn: "saturn",
  Venus: "venus",
} as const satisfies { readonly [Key in keyof BinnashtakvargaResponse["response"]]: BinduGiver };

/**
 * GET /horoscope/binnashtakvarga: which of the eight gives a bindu to one, in the signs from Aries.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerBinnashtakvarga(
  request: BinnashtakvargaRequest,
  context: AnswerContext,
): BinnashtakvargaResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const { planet: to } = request;
    const gifts = binduGifts(sky.conventions, to, binduSigns(chart));
    const words = wireWords(request.lang);
    const reasons = () =>
      Object.entries(KEYS).flatMap(([key, giver]) =>
        wireReasons(key, [binduGiverReason(sky.conventions, chart, to, giver)], words.strength.bindus, words),
      );
    const response = {
      Ascendant: [...gifts.lagna],
      Sun: [...gifts.sun],
      Moon: [...gifts.moon],
      Mars: [...gifts.mars],
      Mercury: [...gifts.mercury],
      Jupiter: [...gifts.jupiter],
      Saturn: [...gifts.saturn],
      Venus: [...gifts.venus],
    };
    return answered(response, sky.conventions, request.explain ? reasons() : undefined);
  });
}
