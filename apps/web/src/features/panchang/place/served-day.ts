import { pageAddress } from "./page-address.ts";

const TODAY_AT_HYDERABAD = pageAddress(null, { kind: "unsaid" }, {});

/** The address of the day that the server wrote into this page: today at Hyderabad where the page names no other. */
export const servedDayAddress = (): string =>
  (typeof document === "undefined" ? undefined : document.documentElement.dataset.firstDayOf) ?? TODAY_AT_HYDERABAD;
