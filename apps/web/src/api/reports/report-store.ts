import { conventionsUsed } from "@vedanga/contract";
import * as z from "zod/mini";
import { logFault } from "#app/log-fault.ts";
import type { BirthQuestion } from "../birth-query.ts";
import { REPORTS, type ReportAnswer, type ReportKind } from "./reports.ts";

/** What an entry must say beside the answer, so that none is taken for the answer to another question. */
const keptReport = z.object({
  /** `YYYY-MM-DD`, the visitor's day: an answer may speak of its own. */
  madeOn: z.string(),
  lat: z.number(),
  lon: z.number(),
  tz: z.number(),
  zone: z.nullable(z.string()),
  conventions: conventionsUsed,
  answer: z.unknown(),
});
type KeptReport = z.output<typeof keptReport>;

const isoOf = (dayFirst: string): string => dayFirst.split("/").reverse().join("-");

/** As specified; the gem by its coordinates, the others by the place's name; `-te` for the Telugu answer. */
export function reportKey(kind: ReportKind, { dob, tob, location, lat, lon, lang }: BirthQuestion): string {
  const place = kind === "gemSuggestion" ? `${lat}-${lon}` : location;
  return `${REPORTS[kind].prefix}${isoOf(dob)}-${tob}-${place}${lang === "te" ? "-te" : ""}`;
}

// The gem lies in local storage, as specified. Asked for each time: to name a storage that is forbidden throws.
const storeOf = (kind: ReportKind): Storage => (kind === "gemSuggestion" ? localStorage : sessionStorage);

function isAnswerTo(birth: BirthQuestion, today: string, kept: KeptReport): boolean {
  const asked = Object.entries(birth.conventions ?? {});
  const used = new Map<string, string>(Object.entries(kept.conventions));
  return (
    kept.madeOn === today &&
    kept.lat === Number(birth.lat) &&
    kept.lon === Number(birth.lon) &&
    kept.tz === birth.tz &&
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
  const key = reportKey(kind, birth);
  try {
    const text = storeOf(kind).getItem(key);
    if (text === null) return undefined;
    const kept = z.safeParse(keptReport, parseIfJson(text));
    const { schema } = REPORTS[kind];
    if (kept.success && isAnswerTo(birth, today, kept.data)) {
      const answer = z.safeParse(schema, kept.data.answer);
      if (answer.success) return answer.data;
    }
    storeOf(kind).removeItem(key);
  } catch (error) {
    logFault(error);
  }
  return undefined;
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keepReport<K extends ReportKind>(
  kind: K,
  birth: BirthQuestion,
  today: string,
  answer: ReportAnswer<K>,
): void {
  const { lat, lon, tz, zone = null } = birth;
  const { conventions } = answer;
  const kept: KeptReport = { madeOn: today, lat: Number(lat), lon: Number(lon), tz, zone, conventions, answer };
  try {
    storeOf(kind).setItem(reportKey(kind, birth), JSON.stringify(kept));
  } catch (error) {
    logFault(error);
  }
}

export function dropReport(kind: ReportKind, birth: BirthQuestion): void {
  try {
    storeOf(kind).removeItem(reportKey(kind, birth));
  } catch (error) {
    logFault(error);
  }
}

/** Drops whatever was kept of anybody. */
export function dropAllReports(): void {
  const prefixes = Object.values(REPORTS).map(({ prefix }) => prefix);
  try {
    for (const store of [sessionStorage, localStorage]) {
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
      for (const key of keys) {
        if (key !== null && prefixes.some((prefix) => key.startsWith(prefix))) store.removeItem(key);
      }
    }
  } catch (error) {
    logFault(error);
  }
}
