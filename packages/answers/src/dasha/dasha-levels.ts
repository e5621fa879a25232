import {
  AppError,
  DASHA_LEVELS,
  DASHA_LEVELS_AT_ONCE,
  type DashaLevelPeriod,
  type DashaLevelsRequest,
  type DashaLevelsResponse,
  type WireReason,
} from "@vedanga/contract";
import {
  type Chart,
  type DashaPeriod,
  dashaBalance,
  dashaPartsReason,
  dashaReason,
  type Graha,
  runningDashas,
  subPeriods,
  unixMsToJdUt,
  type Vimshottari,
  vimshottari,
} from "@vedanga/core";
import { type Catalogue, catalogueOf } from "@vedanga/narrative";
import { birthChart } from "../request/birth-chart.ts";
import type { AnswerContext } from "../request/context.ts";
import { refusingAs } from "../request/core-refusal.ts";
import { answered } from "../wire/answered.ts";
import { nth } from "../wire/nth.ts";
import { wireInstant } from "../wire/wire-format.ts";
import { wireReasons } from "../wire/wire-reasons.ts";

/**
 * GET /dashas/levels: the parts of the period that `path` names, down to the level `depth`, and what runs now. At most three
 * levels at once, 819 periods.
 * @throws AppError "size_out_of_range" (depth), "year_out_of_range" (dob), "unknown_zone" (zone)
 */
export function answerDashaLevels(request: DashaLevelsRequest, context: AnswerContext): DashaLevelsResponse {
  const path = request.path ?? [];
  const depth = depthOf(path, request.depth);
  return refusingAs("dob", () => {
    const { sky, clock, chart } = birthChart(request, context);
    const words = catalogueOf(request.lang);
    const { names } = words;
    const nowJdUt = unixMsToJdUt(context.nowUnixMs);
    const dashas = vimshottari(sky, chart.jdUt, chart.grahas.moon.longitudeDeg);
    const { lord, years, months, days } = dashaBalance(dashas);
    const written = new Map<number, string>();
    // The end of a period is the start of the next: of 819 periods most instants come two to four times.
    const instant = (jd: DashaPeriod["startJdUt"]): string => {
      const known = written.get(jd) ?? wireInstant(clock, jd);
      written.set(jd, known);
      return known;
    };
    const wire = ({ lords, startJdUt, endJdUt }: DashaPeriod): DashaLevelPeriod => ({
      path: lords.map((each) => names.graha[each].name).join("/"),
      lords: [...lords],
      level: lords.length,
      level_name: nth(words.dasha.levels, lords.length),
      start: instant(startJdUt),
      end: instant(endJdUt),
      is_running: startJdUt <= nowJdUt && nowJdUt < endJdUt,
    });
    return answered(
      {
        periods: partsDownTo(depth, dashas, partsOf(path, dashas)).map(wire),
        running: runningDashas(dashas, nowJdUt, DASHA_LEVELS).map(wire),
        balance: { graha: lord, name: names.graha[lord].name, years, months, days },
      },
      sky.conventions,
      request.explain ? dashaReasons("balance", dashas, chart, words) : undefined,
    );
  });
}

/** At least the level below the path, at most three below it. */
function depthOf(path: readonly Graha[], asked: number | undefined): number {
  const first = path.length + 1;
  const last = Math.min(DASHA_LEVELS, path.length + DASHA_LEVELS_AT_ONCE);
  const depth = asked ?? first;
  if (depth >= first && depth <= last) return depth;
  const accepted = first === last ? String(first) : `${first} to ${last} with this path`;
  throw new AppError("size_out_of_range", { field: "depth", accepted });
}

/** The nine parts of the period a path names; the mahadashas for none. */
export function partsOf(path: readonly Graha[], { clock, mahadashas }: Vimshottari): readonly DashaPeriod[] {
  let parts = mahadashas;
  // Each of the nine rules one part of every period, so that every path of lords leads somewhere.
  for (const lord of path)
    parts = parts.filter((part) => part.lord === lord).flatMap((part) => subPeriods(clock, part));
  return parts;
}

const partsDownTo = (depth: number, dashas: Vimshottari, parts: readonly DashaPeriod[]): readonly DashaPeriod[] =>
  parts.flatMap((part) => [
    part,
    ...(part.lords.length < depth ? partsDownTo(depth, dashas, subPeriods(dashas.clock, part)) : []),
  ]);

/** Why the dashas begin where they do: whose star the Moon was in at birth and how much of it was left. */
export const dashaReasons = (about: string, dashas: Vimshottari, { grahas }: Chart, words: Catalogue): WireReason[] =>
  wireReasons(about, [dashaReason(dashas, grahas.moon)], words.planet.reasons, words);

/** Why the antardashas of a mahadasha are as long as they are: in proportion to the years of their lords. */
export const partsReason = (about: string, lord: Graha, words: Catalogue): WireReason[] =>
  wireReasons(about, [dashaPartsReason(lord)], words.planet.reasons, words);
