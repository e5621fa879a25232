import {
  type DashakootReport,
  type DashakootResponse,
  type DashakootWithAstroDetailsResponse,
  type MatchRequest,
  type NakshatraMatchRequest,
  type NakshatraMatchResponse,
  type RajjuVedhaDetailsResponse,
  REMAINING_API_CALLS,
  type UncertainMatchRequest,
  type WireReason,
} from "@vedanga/contract";
import {
  type Dashakoota,
  dashakoota,
  type MoonOfBirth,
  moonOfStar,
  NAKSHATRAS,
  PORUTHAMS,
  type Porutham,
} from "@vedanga/core";
import type { Catalogue } from "@vedanga/narrative";
import type { AnswerContext } from "../request/context.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { detailsOfBoth, reasonsOfBoth } from "./astro-details.ts";
import { twoBirths } from "./two-births.ts";
import { whereUncertain } from "./where-uncertain.ts";

/**
 * GET /matching/dashakoot: the ten poruthams of two births.
 * @throws AppError "year_out_of_range" (boy_dob, girl_dob), "unknown_zone" (boy_zone, girl_zone)
 */
export function answerDashakoot(request: UncertainMatchRequest, context: AnswerContext): DashakootResponse {
  const { boy, girl } = twoBirths(request, context);
  const match = dashakoota(boy.moon, girl.moon);
  const words = wireWords(request.lang);
  const reasons = request.explain ? dashakootReasons(match, words) : undefined;
  return {
    ...answered(dashakootReport(boy.moon, girl.moon, match, words), boy.sky.conventions, reasons),
    ...whereUncertain(request, { boy, girl }, PORUTHAMS, (groom, bride) => {
      const { points, poruthams } = dashakoota(groom, bride);
      return { points, parts: poruthams };
    }),
  };
}

/**
 * GET /matching/dashakoot-with-astro-details: the same, with the planets and the details of both.
 * @throws AppError "year_out_of_range" (boy_dob, girl_dob), "unknown_zone" (boy_zone, girl_zone)
 */
export function answerDashakootWithAstroDetails(
  request: MatchRequest,
  context: AnswerContext,
): DashakootWithAstroDetailsResponse {
  const births = twoBirths(request, context);
  const { boy, girl } = births;
  const match = dashakoota(boy.moon, girl.moon);
  const words = wireWords(request.lang);
  const reasons = request.explain
    ? [...dashakootReasons(match, words), ...reasonsOfBoth(births, request, context.nowUnixMs, words)]
    : undefined;
  const report = {
    ...dashakootReport(boy.moon, girl.moon, match, words),
    ...detailsOfBoth(births, request, context.nowUnixMs, words),
  };
  return answered(report, boy.sky.conventions, reasons);
}

/** GET /matching/nakshatra-match: the ten poruthams of two stars. */
export function answerNakshatraMatch({
  boy_star: boyStar,
  girl_star: girlStar,
  lang,
  explain,
}: NakshatraMatchRequest): NakshatraMatchResponse {
  const groom = moonOfStar(nth(NAKSHATRAS, boyStar));
  const bride = moonOfStar(nth(NAKSHATRAS, girlStar));
  const match = dashakoota(groom, bride);
  const words = wireWords(lang);
  return {
    status: 200,
    response: dashakootReport(groom, bride, match, words),
    remaining_api_calls: REMAINING_API_CALLS,
    ...(explain && { reasons: dashakootReasons(match, words) }),
  };
}

/**
 * GET /matching/rajju-vedha-details: the two poruthams that custom puts first.
 * @throws AppError "year_out_of_range" (boy_dob, girl_dob), "unknown_zone" (boy_zone, girl_zone)
 */
export function answerRajjuVedhaDetails(request: MatchRequest, context: AnswerContext): RajjuVedhaDetailsResponse {
  const { boy, girl } = twoBirths(request, context);
  const { rajju, vedha } = dashakoota(boy.moon, girl.moon).poruthams;
  const words = wireWords(request.lang);
  const { reasons } = words.match;
  return answered(
    { is_rajju_dosha_present: rajju.points === 0, is_vedha_dosha_present: vedha.points === 0 },
    boy.sky.conventions,
    request.explain
      ? [
          ...wireReasons("is_rajju_dosha_present", [rajju], reasons, words),
          ...wireReasons("is_vedha_dosha_present", [vedha], reasons, words),
        ].map(withoutPoints)
      : undefined,
  );
}

/** Yes and no are not the sum of any points. */
const withoutPoints = ({ points: _points, ...reason }: WireReason): WireReason => reason;

/** The poruthams of two Moons in the wire format. */
export function dashakootReport(
  groom: MoonOfBirth,
  bride: MoonOfBirth,
  { poruthams, points }: Dashakoota,
  { match, names }: Catalogue,
): DashakootReport {
  const about = (porutham: Porutham) => ({
    description: match.porutham[porutham].standsFor,
    name: match.porutham[porutham].name,
    full_score: 1,
  });
  const lower = (name: string): string => name.toLowerCase();
  const stars = {
    boy_star: lower(names.nakshatra[groom.nakshatra]),
    girl_star: lower(names.nakshatra[bride.nakshatra]),
  };
  const signs = { boy_rasi: lower(names.rasi[groom.rasi]), girl_rasi: lower(names.rasi[bride.rasi]) };
  const lords = {
    boy_lord: lower(names.graha[groom.lord].name),
    girl_lord: lower(names.graha[bride.lord].name),
  };
  const ganas = { boy_gana: match.gana[groom.gana], girl_gana: match.gana[bride.gana] };
  const yonis = { boy_yoni: match.yoni[groom.yoni], girl_yoni: match.yoni[bride.yoni] };
  const rajjus = { boy_rajju: match.rajju[groom.rajju], girl_rajju: match.rajju[bride.rajju] };
  return {
    dina: { ...stars, dina: poruthams.dina.points, ...about("dina") },
    gana: { ...ganas, gana: poruthams.gana.points, ...about("gana") },
    mahendra: { ...stars, mahendra: poruthams.mahendra.points, ...about("mahendra") },
    sthree: { ...stars, sthree: poruthams.stree_dirgha.points, ...about("stree_dirgha") },
    yoni: { ...yonis, yoni: poruthams.yoni.points, ...about("yoni") },
    rasi: { ...signs, rasi: poruthams.rasi.points, ...about("rasi") },
    rasiathi: { ...lords, rasiathi: poruthams.rasi_adhipati.points, ...about("rasi_adhipati") },
    vasya: { ...signs, vasya: poruthams.vasya.points, ...about("vasya") },
    rajju: { ...rajjus, rajju: poruthams.rajju.points, ...about("rajju") },
    vedha: { ...stars, vedha: poruthams.vedha.points, ...about("vedha") },
    score: points,
    bot_response: match.dashakoota({
      points,
      full: PORUTHAMS.filter((porutham) => poruthams[porutham].points === 1),
      none: PORUTHAMS.filter((porutham) => poruthams[porutham].points === 0),
    }),
  };
}

/** The keys of the poruthams on the wire that differ from their ids; each is also the key of its points. */
const KEY: Readonly<Partial<Record<Porutham, keyof DashakootReport>>> = {
  stree_dirgha: "sthree",
  rasi_adhipati: "rasiathi",
};

/** Why each porutham gives what it gives. */
export const dashakootReasons = ({ poruthams }: Dashakoota, words: Catalogue): WireReason[] =>
  PORUTHAMS.flatMap((porutham) => {
    const key = KEY[porutham] ?? porutham;
    return wireReasons(`${key}.${key}`, [poruthams[porutham]], words.match.reasons, words);
  });
