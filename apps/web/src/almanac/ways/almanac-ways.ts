import { type AppRoute, type CivilDate, HYDERABAD, isoDate } from "@vedanga/contract";
import { CONVENTION_NAMES, conventionsFrom } from "#api/conventions/conventions.ts";
import { dateIn, type Where, whereIn, whereParameters } from "../where.ts";

const DAY: AppRoute = "/panchang";
const MONTH: AppRoute = "/panchang/month";

/** The addresses of the screens of the almanac, about the same place as the screen that leads there. */
export interface AlmanacWays {
  /** The same day, or today. */
  readonly day: string;
  readonly today: string;
  readonly month: string;
  readonly festivals: string;
  readonly conventions: string;
  readonly coordinates: string;
}

interface Asked {
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly date: CivilDate | null;
  /** The city of this device, if it is not the usual one. */
  readonly rememberedId: string | null;
}

const isAlmanac = (pathname: string): boolean => pathname === DAY || pathname.startsWith(`${DAY}/`);

/** The place an address shows. Without one, a dated page of a day is Hyderabad's, and any other of the reader's city. */
function whereFrom({ pathname, query, date, rememberedId }: Asked): Where {
  const where = whereIn(query) ?? { kind: "unsaid" };
  if (where.kind !== "unsaid" || date === null) return where;
  return { kind: "place", id: (pathname === DAY ? null : rememberedId) ?? HYDERABAD.id };
}

/** What of an address belongs to the next screen too: its place and its conventions. */
function carriedFrom(asked: Asked): Record<string, string> {
  const { query } = asked;
  const choice = conventionsFrom(query);
  const conventions = CONVENTION_NAMES.filter((name) => query.has(name)).map((name) => [name, choice?.[name]]);
  return { ...whereParameters(whereFrom(asked)), ...Object.fromEntries(conventions) };
}

function address(path: string, ...parameters: readonly Record<string, string>[]): string {
  const text = new URLSearchParams(Object.assign({}, ...parameters)).toString();
  return text === "" ? path : `${path}?${text}`;
}

/** The month that an address shows: its own, or that of its date. None is the running one. */
function monthFrom({ pathname, query, date }: Asked): Record<string, string> {
  if (date) return { year: String(date.year), month: String(date.month) };
  const [year, month] = [query.get("year"), query.get("month")];
  return pathname === MONTH && year && month ? { year, month } : {};
}

/** The ways on from an address. From outside the almanac they lead to the usual place and day. */
export function almanacWays(pathname: string, search: string, rememberedId: string | null): AlmanacWays {
  const query = new URLSearchParams(isAlmanac(pathname) ? search : "");
  const date = dateIn(query.get("date") ?? "");
  const asked = { pathname, query, date, rememberedId };
  const carried = carriedFrom(asked);
  const dated: Record<string, string> = date ? { date: isoDate(date) } : {};
  return {
    day: address(DAY, dated, carried),
    today: address(DAY, carried),
    month: address(MONTH, monthFrom(asked), carried),
    festivals: address("/panchang/festivals", carried),
    conventions: address("/panchang/conventions", dated, carried),
    coordinates: "/panchang/coordinates",
  };
}
