import type { CivilDate } from "@vedanga/contract";
import { isoDate } from "@vedanga/contract";
import { type ConventionChoice, conventionParameters } from "#api/conventions/conventions.ts";
import { type Where, whereParameters } from "./where.ts";

/** The parameters of every link between the screens of the almanac. */
export interface AlmanacSubject {
  readonly where: Where;
  readonly conventions: ConventionChoice;
}

const addressOf = (path: string, own: Record<string, string>, { where, conventions }: AlmanacSubject): string =>
  `${path}?${new URLSearchParams({ ...own, ...whereParameters(where), ...conventionParameters(conventions) })}`;

/** The page of a day at a place. */
export const dayAddress = (date: CivilDate, subject: AlmanacSubject): string =>
  addressOf("/panchang", { date: isoDate(date) }, subject);

/** The page of a month at a place. */
export const monthAddress = ({ year, month }: Pick<CivilDate, "year" | "month">, subject: AlmanacSubject): string =>
  addressOf("/panchang/month", { year: String(year), month: String(month) }, subject);

/** The festivals of a place: of a year, or from today on; all of them, or those of a kind. */
export function festivalsAddress(
  { year, kind }: { year?: number | null; kind?: string },
  subject: AlmanacSubject,
): string {
  const own = { ...(year && { year: String(year) }), ...(kind && { kind }) };
  return addressOf("/panchang/festivals", own, subject);
}

/** The page of the rules, about today at the city of this device. */
export const rulesAddress = (conventions: ConventionChoice): string =>
  addressOf("/panchang/conventions", {}, { where: { kind: "unsaid" }, conventions });

/** The conventions for the figures of a day at a place. */
export const conventionsAddress = (date: CivilDate, subject: AlmanacSubject): string =>
  addressOf("/panchang/conventions", { date: isoDate(date) }, subject);
