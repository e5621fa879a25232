import { HYDERABAD } from "@vedanga/contract";
import { pageAddress } from "./page-address.ts";

const TODAY = pageAddress(null, { kind: "unsaid" }, {});
const TODAY_BY_NAME = pageAddress(null, { kind: "place", id: HYDERABAD.id }, {});

/** The day that the server wrote into this page. */
export interface ServedDay {
  readonly address: string;
  /** What the window says of it, where the address of the page names it. */
  readonly title: string | undefined;
  /** It is on the screen, in a page that has just arrived, unless a choice of the reader hides it. */
  readonly isShown: boolean;
}

/** Today at Hyderabad where the page that arrived names no other; later screens of the visit have no served day. */
export function servedDay(isArriving: boolean): ServedDay {
  const { firstDayAt, firstDayOf, firstDayHidden } =
    isArriving && typeof document !== "undefined" ? document.documentElement.dataset : {};
  const isShown = firstDayAt !== undefined && firstDayHidden === undefined;
  if (firstDayOf === undefined) return { address: TODAY, title: undefined, isShown };
  // What it says of today was so when it was drawn.
  return { address: firstDayOf, title: firstDayHidden === "old" ? undefined : document.title, isShown };
}

/** Whether an address of the panchang means today at Hyderabad, named or not. */
export const isTodayAtHyderabad = (address: string): boolean => address === TODAY || address === TODAY_BY_NAME;

/** Whether two addresses of the panchang are about the same day. */
export const isSameDay = (a: string, b: string): boolean => a === b || (isTodayAtHyderabad(a) && isTodayAtHyderabad(b));

/** The message that describes the page of a day in a preview or a list of results. */
export const descriptionOf = (isOfTodayAtHyderabad: boolean) =>
  isOfTodayAtHyderabad ? "panchang.description" : "panchang.intro";
