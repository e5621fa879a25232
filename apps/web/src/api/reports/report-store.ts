import * as z from "zod/mini";
import { keptAnswers } from "#platform/kept/kept-answers.ts";
import type { BirthQuestion } from "../birth/birth-query.ts";
import { computedFor, isComputedFor, keptComputation, keySuffix } from "../kept-computation.ts";
import { type ReportKind, reportPrefix } from "./report-kinds.ts";
import { REPORTS, type ReportAnswer } from "./reports.ts";

const isoOf = (dayFirst: string): string => dayFirst.split("/").reverse().join("-");

/** As specified; the gem by its coordinates, the others by the place's name. */
function birthOf(kind: ReportKind, { dob, tob, location, lat, lon, lang }: BirthQuestion): string {
  const place = kind === "gemSuggestion" ? `${lat}-${lon}` : location;
  return `${isoOf(dob)}-${tob}-${place}${keySuffix(lang)}`;
}

export const reportKey = (kind: ReportKind, birth: BirthQuestion): string => reportPrefix(kind) + birthOf(kind, birth);

const keptReports = (kind: ReportKind) => keptAnswers({ key: reportPrefix(kind), schema: keptComputation });

/** What the browser kept of a report; an entry that does not parse or answers another question is dropped. */
export function readReport<K extends ReportKind>(
  kind: K,
  birth: BirthQuestion,
  today: string,
): ReportAnswer<K> | undefined {
  const kept = keptReports(kind).get(birthOf(kind, birth));
  if (kept === undefined) return undefined;
  const { response: schema } = REPORTS[kind];
  if (isComputedFor(birth, today, kept)) {
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
  const { conventions } = answer;
  keptReports(kind).set(birthOf(kind, birth), { ...computedFor(birth, today), conventions, answer });
}

export const dropReport = (kind: ReportKind, birth: BirthQuestion): void =>
  keptReports(kind).drop(birthOf(kind, birth));
