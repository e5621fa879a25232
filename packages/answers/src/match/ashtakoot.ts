import type {
  AshtakootReport,
  AshtakootResponse,
  AshtakootWithAstroDetailsResponse,
  MatchRequest,
  UncertainMatchRequest,
  WireReason,
} from "@vedanga/contract";
import {
  type Ashtakoota,
  ashtakoota,
  KOOTA_FULL_POINTS,
  KOOTAS,
  type Koota,
  type MoonOfBirth,
  RASIS,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import type { AnswerContext } from "../request/context.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { detailsOfBoth, reasonsOfBoth } from "./astro-details.ts";
import { twoBirths } from "./two-births.ts";
import { whereUncertain } from "./where-uncertain.ts";

/**
 * GET /matching/ashtakoot: the eight kootas of two births.
 * @throws AppError "year_out_of_range" (boy_dob, girl_dob), "unknown_zone" (boy_zone, girl_zone)
 */
export function answerAshtakoot(request: UncertainMatchRequest, context: AnswerContext): AshtakootResponse {
  const { boy, girl } = twoBirths(request, context);
  const match = ashtakoota(boy.moon, girl.moon);
  const words = wireWords(request.lang);
  const reasons = request.explain ? ashtakootReasons(match, words) : undefined;
  return {
    ...answered(ashtakootReport(boy.moon, girl.moon, match, words), boy.sky.conventions, reasons),
    ...whereUncertain(request, { boy, girl }, KOOTAS, (groom, bride) => {
      const { points, kootas } = ashtakoota(groom, bride);
      return { points, parts: kootas };
    }),
  };
}

/**
 * GET /matching/ashtakoot-with-astro-details: the same, with the planets and the details of both.
 * @throws AppError "year_out_of_range" (boy_dob, girl_dob), "unknown_zone" (boy_zone, girl_zone)
 */
export function answerAshtakootWithAstroDetails(
  request: MatchRequest,
  context: AnswerContext,
): AshtakootWithAstroDetailsResponse {
  const births = twoBirths(request, context);
  const { boy, girl } = births;
  const match = ashtakoota(boy.moon, girl.moon);
  const words = wireWords(request.lang);
  const reasons = request.explain
    ? [...ashtakootReasons(match, words), ...reasonsOfBoth(births, request, context.nowUnixMs, words)]
    : undefined;
  const report = {
    ...ashtakootReport(boy.moon, girl.moon, match, words),
    ...detailsOfBoth(births, request, context.nowUnixMs, words),
  };
  return answered(report, boy.sky.conventions, reasons);
}

/** The kootas of two Moons in the wire format. */
export function ashtakootReport(
  groom: MoonOfBirth,
  bride: MoonOfBirth,
  { kootas, points }: Ashtakoota,
  { match, gochara, names }: Catalogue,
): AshtakootReport {
  const { tara } = kootas;
  const about = (koota: Koota) => ({
    description: match.koota[koota].standsFor,
    name: match.koota[koota].name,
    full_score: KOOTA_FULL_POINTS[koota],
  });
  const lower = (name: string): string => name.toLowerCase();
  return {
    tara: {
      boy_tara: gochara.tara[tara.facts.groom],
      girl_tara: gochara.tara[tara.facts.bride],
      tara: tara.points,
      ...about("tara"),
    },
    gana: {
      boy_gana: match.gana[groom.gana],
      girl_gana: match.gana[bride.gana],
      gana: kootas.gana.points,
      ...about("gana"),
    },
    yoni: {
      boy_yoni: match.yoni[groom.yoni],
      girl_yoni: match.yoni[bride.yoni],
      yoni: kootas.yoni.points,
      ...about("yoni"),
    },
    bhakoot: {
      boy_rasi: RASIS.indexOf(groom.rasi) + 1,
      girl_rasi: RASIS.indexOf(bride.rasi) + 1,
      boy_rasi_name: lower(names.rasi[groom.rasi]),
      girl_rasi_name: lower(names.rasi[bride.rasi]),
      bhakoot: kootas.bhakoot.points,
      ...about("bhakoot"),
    },
    grahamaitri: {
      boy_lord: lower(names.graha[groom.lord].name),
      girl_lord: lower(names.graha[bride.lord].name),
      grahamaitri: kootas.graha_maitri.points,
      ...about("graha_maitri"),
    },
    vasya: {
      boy_vasya: match.vasya[groom.vasya],
      girl_vasya: match.vasya[bride.vasya],
      vasya: kootas.vasya.points,
      ...about("vasya"),
    },
    nadi: {
      boy_nadi: match.nadi[groom.nadi],
      girl_nadi: match.nadi[bride.nadi],
      nadi: kootas.nadi.points,
      ...about("nadi"),
    },
    varna: {
      boy_varna: match.varna[groom.varna],
      girl_varna: match.varna[bride.varna],
      varna: kootas.varna.points,
      ...about("varna"),
    },
    score: points,
    bot_response: match.ashtakoota({
      points,
      full: KOOTAS.filter((koota) => kootas[koota].points === KOOTA_FULL_POINTS[koota]),
      none: KOOTAS.filter((koota) => kootas[koota].points === 0),
    }),
  };
}

/** The keys of the kootas on the wire; each is also the key of its points. */
const KEY: Readonly<Record<Koota, keyof AshtakootReport>> = {
  varna: "varna",
  vasya: "vasya",
  tara: "tara",
  yoni: "yoni",
  graha_maitri: "grahamaitri",
  gana: "gana",
  bhakoot: "bhakoot",
  nadi: "nadi",
};
const fieldOf = (koota: Koota): string => `${KEY[koota]}.${KEY[koota]}`;

/** Why each koota gives what it gives, what a text says undoes a fault, and where other tables give other points. */
export function ashtakootReasons({ kootas, excuses, schools }: Ashtakoota, words: Catalogue): WireReason[] {
  const { reasons } = words.match;
  return [
    ...KOOTAS.flatMap((koota) => wireReasons(fieldOf(koota), [kootas[koota]], reasons, words)),
    ...excuses.flatMap((excuse) => wireReasons(fieldOf(excuse.facts.koota), [excuse], reasons, words)),
    ...schools.flatMap((school) => wireReasons(fieldOf("gana"), [school], reasons, words)),
  ];
}
