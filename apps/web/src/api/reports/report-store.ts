import { conventionsUsed } from "@vedanga/contract";
import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import * as z from "zod/mini";
import { keptAnswers } from "#platform/kept/kept-answers.ts";
import type { BirthQuestion } from "../birth/birth-query.ts";
import { DEFAULT_CONVENTIONS } from "../conventions/conventions.ts";
import { REPORT_KINDS, REPORTS, type ReportAnswer, type ReportKind, reportPrefix } from "./reports.ts";

/** What an entry must say beside the answer, so that it is not used as the answer to another question. */
const keptReport = z.object({
  /** `YYYY-MM-DD`, the visitor's day: an answer may speak of its own. */
  madeOn: z.string(),
  lat: z.number(),
  lon: z.number(),
  tz: z.nullable(z.number()),
  zone: z.nullable(z.string()),
  conventions: conventionsUsed,
  answer: z.unknown(),
});
type KeptReport = z.output<typeof keptReport>;

const isoOf = (dayFirst: string): string => dayFirst.split("/").reverse().join("-");

/** As specified; the gem by its coordinates, the others by the place's name; `-te` for the Telugu answer, and so on. */
function birthOf(kind: ReportKind, { dob, tob, location, lat, lon, lang }: BirthQuestion): string {
  const place = kind === "gemSuggestion" ? `${lat}-${lon}` : location;
  return `${isoOf(dob)}-${tob}-${place}${lang === DEFAULT_LANGUAGE ? "" : `-${lang}`}`;
}

export const reportKey = (kind: ReportKind, birth: BirthQuestion): string => reportPrefix(kind) + birthOf(kind, birth);

const keptReports = (kind: ReportKind) => keptAnswers({ key: reportPrefix(kind), schema: keptReport });

function isAnswerTo(birth: BirthQuestion, today: string, kept: KeptReport): boolean {
  const { months: _, ...usual } = DEFAULT_CONVENTIONS;
  const asked = Object.entries({ ...usual, ...birth.conventions });
  const used = new Map<string, string>(Object.entries(kept.conventions));
  return (
    kept.madeOn === today &&
    kept.lat === Number(birth.lat) &&
    kept.lon === Number(birth.lon) &&
    kept.tz === (birth.tz ?? null) &&
    kept.zone === (birth.zone ?? null) &&
    asked.every(([name, value]) => used.get(name) === value)
  );
}

/** What the browser kept of a report; an entry that does not parse or answers another question is dropped. */
export function readReport<K extends ReportKind>(
  kind: K,
  birth: BirthQuestion,
  today: string,
): ReportAnswer<K> | undefined {
  const kept = keptReports(kind).get(birthOf(kind, birth));
  if (kept === undefined) return undefined;
  const { response: schema } = REPORTS[kind];
  if (isAnswerTo(birth, today, kept)) {
    const answer = z.safeParse(schema, kept.answer);
    if (answer.success) return answer.data;
  }
  dropReport(kind, birth);
  return undefined;
}

export function keepReport<K extends ReportKind>(
  kind: K,
  birth: BirthQuestion,
  today: string,
  answer: ReportAnswer<K>,
): void {
  const { lat, lon, tz = null, zone = null } = birth;
  const { conventions } = answer;
  const kept = { madeOn: today, lat: Number(lat), lon: Number(lon), tz, zone, conventions, answer };
  keptReports(kind).set(birthOf(kind, birth), kept);
}

export const dropReport = (kind: ReportKind, birth: BirthQuestion): void =>
  keptReports(kind).drop(birthOf(kind, birth));

/** Drops whatever was kept of anybody. */
export function dropAllReports(): void {
  for (const kind of REPORT_KINDS) keptReports(kind).dropAll();
}
