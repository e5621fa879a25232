import type {
  AruthaPadasRequest,
  AruthaPadasResponse,
  JaiminiKarakasRequest,
  JaiminiKarakasResponse,
  WireKaraka,
} from "@vedanga/contract";
import { arudhaPadas, type CharaKarakaId, charaKarakas, longitudesOf, RASI_LORDS, RASIS } from "@vedanga/core";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { byHouse } from "../wire/by-house.ts";
import { nth } from "../wire/nth.ts";
import { wireDegrees } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";

const KEY = {
  atma: "Atma",
  amatya: "Amatya",
  bhratru: "Bhratru",
  matri: "Matri",
  pitri: "Pitri",
  putra: "Putra",
  gnati: "Gnati",
  dara: "Dara",
} as const satisfies Readonly<Record<CharaKarakaId, keyof JaiminiKarakasResponse["response"]>>;

/**
 * GET /extended-horoscope/jaimini-karakas: the chara karakas, the atmakaraka with the highest degree in its sign.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerJaiminiKarakas(request: JaiminiKarakasRequest, context: AnswerContext): JaiminiKarakasResponse {
  return refusingAs("dob", () => {
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const found = charaKarakas(chart.grahas, request.karakas);
    const at = (index: number): WireKaraka => {
      const { karaka, graha } = nth(found, index + 1);
      const { name, signifies } = words.jaimini.karaka[karaka];
      const { house, rasi, degreesInRasi, longitudeDeg } = chart.grahas[graha];
      return {
        name,
        planet: words.names.graha[graha].name,
        siginfier: signifies,
        house,
        zodiac: words.names.rasi[rasi],
        rasi_no: RASIS.indexOf(rasi) + 1,
        local_degree: wireDegrees(degreesInRasi),
        global_degree: wireDegrees(longitudeDeg),
      };
    };
    const isEight = request.karakas === "eight";
    const afterMatri = isEight ? 5 : 4;
    const response = {
      Atma: at(0),
      Amatya: at(1),
      Bhratru: at(2),
      Matri: at(3),
      ...(isEight && { Pitri: at(4) }),
      Putra: at(afterMatri),
      Gnati: at(afterMatri + 1),
      Dara: at(afterMatri + 2),
    };
    const reasons = () =>
      found.flatMap(({ karaka, reason }) =>
        wireReasons(`${KEY[karaka]}.planet`, [reason], words.jaimini.reasons, words),
      );
    return {
      ...answered(response, sky.conventions, request.explain ? reasons() : undefined),
      karakas: request.karakas,
    };
  });
}

/** The first and the last have names of their own. */
function padaName(house: number): string {
  if (house === 1) return "AL";
  return house === 12 ? "UL" : `A${house}`;
}

/**
 * GET /extended-horoscope/arutha-padas: the arudha pada of each house.
 * @throws AppError "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerAruthaPadas(request: AruthaPadasRequest, context: AnswerContext): AruthaPadasResponse {
  return refusingAs("dob", () => {
    const { arudha_lords: lords, arudha_exception: exception } = request;
    const { sky, chart } = birthChart(request, context);
    const words = wireWords(request.lang);
    const padas = arudhaPadas(chart.lagna.rasi, longitudesOf(chart), { lords, exception });
    const response = byHouse((house) => {
      const { rasi } = nth(padas, house);
      return {
        lord: words.names.graha[RASI_LORDS[rasi]].name,
        name: padaName(house),
        rasi_no: RASIS.indexOf(rasi) + 1,
        zodiac: words.names.rasi[rasi],
      };
    });
    const reasons = () =>
      padas.flatMap((pada) => wireReasons(`${pada.house}.zodiac`, pada.reasons, words.jaimini.reasons, words));
    return {
      ...answered(response, sky.conventions, request.explain ? reasons() : undefined),
      arudha_lords: lords,
      arudha_exception: exception,
    };
  });
}
