import type { AggregateMatchResponse, AggregateReport, MatchRequest } from "@vedanga/contract";
import {
  type AggregateDosha,
  aggregateMatch,
  ashtakoota,
  type Chart,
  dashakoota,
  kaalsarpDosha,
  mangalDosha,
  manglikOf,
  pitraDosha,
} from "@vedanga/core";
import type { AnswerContext } from "../request/context.ts";
import { answered } from "../wire/answered.ts";
import { wireReasons } from "../wire/wire-reasons.ts";
import { wireWords } from "../wire/wire-words.ts";
import { twoBirths } from "./two-births.ts";

/**
 * GET /matching/aggregate-match: kootas, poruthams and doshas of two births as one number.
 * @throws AppError "year_out_of_range" (boy_dob, girl_dob), "unknown_zone" (boy_zone, girl_zone)
 */
export function answerAggregateMatch(request: MatchRequest, context: AnswerContext): AggregateMatchResponse {
  const { boy, girl } = twoBirths(request, context);
  const kootas = ashtakoota(boy.moon, girl.moon);
  const poruthams = dashakoota(boy.moon, girl.moon);
  const his = doshasOf(boy.chart);
  const hers = doshasOf(girl.chart);
  const of = (dosha: AggregateDosha) => ({ groom: his.has[dosha], bride: hers.has[dosha] });
  const whole = aggregateMatch(kootas, poruthams, {
    mangal: of("mangal"),
    pitra: of("pitra"),
    kaalsarp: of("kaalsarp"),
    saturn: of("saturn"),
    nodes: of("nodes"),
  });
  const words = wireWords(request.lang);
  const balance = (dosha: AggregateDosha) => words.aggregate.balance(dosha, his.has[dosha], hers.has[dosha]);
  const haveIt = (dosha: AggregateDosha) => ({ boy: his.has[dosha], girl: hers.has[dosha] });
  const report: AggregateReport = {
    ashtakoot_score: `${kootas.points}/36`,
    dashkoot_score: `${poruthams.points}/10`,
    rajjudosh: poruthams.poruthams.rajju.points === 0,
    vedhadosh: poruthams.poruthams.vedha.points === 0,
    mangaldosh: balance("mangal"),
    mangaldosh_points: { boy: his.mangalScore, girl: hers.mangalScore },
    pitradosh: balance("pitra"),
    pitradosh_points: haveIt("pitra"),
    kaalsarpdosh: balance("kaalsarp"),
    kaalsarp_points: haveIt("kaalsarp"),
    manglikdosh_saturn: balance("saturn"),
    manglikdosh_saturn_points: haveIt("saturn"),
    manglikdosh_rahuketu: balance("nodes"),
    manglikdosh_rahuketu_points: haveIt("nodes"),
    score: whole.score,
    extended_response: words.aggregate.inFull({
      kootas: kootas.points,
      poruthams: poruthams.points,
      unequal: whole.unequal,
    }),
    bot_response: words.aggregate.summary(whole.score),
  };
  return answered(
    report,
    boy.sky.conventions,
    request.explain ? wireReasons("score", whole.reasons, words.aggregate.reasons, words) : undefined,
  );
}

interface Doshas {
  readonly mangalScore: number;
  readonly has: Readonly<Record<AggregateDosha, boolean>>;
}

function doshasOf(chart: Chart): Doshas {
  const mangal = mangalDosha(chart);
  const { bySaturn, byNodes } = manglikOf(chart);
  return {
    mangalScore: mangal.score,
    has: {
      mangal: mangal.present,
      pitra: pitraDosha(chart).present,
      kaalsarp: kaalsarpDosha(chart).present,
      saturn: bySaturn,
      nodes: byNodes,
    },
  };
}
