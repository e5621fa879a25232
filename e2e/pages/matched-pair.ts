import type { Page } from "@playwright/test";

const POINT = { location: "Warangal, Telangana, India", latitude: "17.978400", longitude: "79.594100" };

/** A birth as the page of matching keeps it for its tab. */
export const SUJATA = {
  name: "Sujata",
  birthDate: "1992-11-22",
  birthTime: "21:40",
  ...POINT,
  zone: "Asia/Kolkata",
};
/** At any time of a day on which the Moon changes its sign. */
export const UNTIMED = {
  name: "Ravi",
  birthDate: "1990-05-17",
  birthTime: "12:00",
  timeAccuracyMinutes: 720,
  ...POINT,
  zone: "Asia/Kolkata",
};
/** What the page repeats of them as it was typed. */
export const PAIR_TYPED = [SUJATA.name, UNTIMED.name, POINT.location] as const;
type Entered = typeof SUJATA | typeof UNTIMED;

/** Puts two births into the session, as an earlier comparison in this tab left them. */
export async function beginWithPair(page: Page, pair: { readonly bride: Entered; readonly groom: Entered }) {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem("pairBegun")) return;
    sessionStorage.setItem("pairBegun", "yes");
    sessionStorage.setItem("matchedBirths", text);
  }, JSON.stringify(pair));
}
