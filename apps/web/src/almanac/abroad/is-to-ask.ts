import { whereIn } from "../where.ts";

/** India's zone by its name and by its former one, which most browsers still say. */
const INDIA: readonly (string | undefined)[] = ["Asia/Kolkata", "Asia/Calcutta"];

/** The screens that show the day, the month and the festivals of the usual city to a reader without another. */
const SCREENS: readonly string[] = ["/", "/panchang", "/panchang/month", "/panchang/festivals"];

/** Whether a screen is one that asks. */
export const mayAsk = (pathname: string): boolean => SCREENS.includes(pathname);

interface Reader {
  readonly pathname: string;
  readonly search: string;
  /** Of the browser; undefined where it does not say. */
  readonly zone: string | undefined;
  /** A city was chosen on this device, or the usual one was. */
  readonly hasAnswered: boolean;
}

/** Whether a reader is asked for a city: abroad, never asked before, on a screen that was not sent about a place. */
export function isToAsk({ pathname, search, zone, hasAnswered }: Reader): boolean {
  if (hasAnswered || zone === undefined || INDIA.includes(zone) || !mayAsk(pathname)) return false;
  const query = new URLSearchParams(search);
  return whereIn(query)?.kind === "unsaid" && !query.has("date");
}
