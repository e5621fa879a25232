import { HYDERABAD } from "@vedanga/contract";
import { pageAddress } from "./page-address.ts";

const TODAY = pageAddress(null, { kind: "unsaid" }, {});
const TODAY_BY_NAME = pageAddress(null, { kind: "place", id: HYDERABAD.id }, {});

/** The day that the server wrote into this page. */
export interface ServedDay {
  readonly address: string;
  /** What the window says of it, where the address of the page names it. */
  readonly title: string | undefined;
}

/** Today at Hyderabad where the page that arrived names no other; later screens of the visit have no served day. */
export function servedDay(isArriving: boolean): ServedDay {
  const { firstDayOf, firstDayHidden } =
    isArriving && typeof document !== "undefined" ? document.documentElement.dataset : {};
  if (firstDayOf === undefined) return { address: TODAY, title: undefined };
  // What it says of today was so when it was drawn.
  return { address: firstDayOf, title: firstDayHidden === "old" ? undefined : document.title };
}

/** Whether two addresses of the panchang are about the same day: that of Hyderabad may be named or not. */
export function isSameDay(a: string, b: string): boolean {
  const short = (address: string): string => (address === TODAY_BY_NAME ? TODAY : address);
  return short(a) === short(b);
}
