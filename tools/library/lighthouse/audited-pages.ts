import { APP_BASE } from "@vedanga/contract";

/** A page that has to be fast and well made, below the app's base. */
export interface AuditedPage {
  readonly path: string;
  /** Shows the person of its address, and asks search engines to leave it out. */
  readonly isPersonal: boolean;
}

const page = (path: string): AuditedPage => ({ path, isPersonal: false });
const personal = (path: string): AuditedPage => ({ path, isPersonal: true });

export const AUDITED_PAGES: readonly AuditedPage[] = [
  page("/"),
  page("/panchang"),
  page("/panchang/month"),
  personal("/results"),
  personal("/features?tab=sade_sati"),
  page("/places"),
  page("/places/kedarnath"),
  page("/zodiac/daily/leo"),
  page("/year"),
];

/** Most to read and to press. */
export const LONGEST_PAGE = personal("/results");

export function addressOf({ path, isPersonal }: AuditedPage, origin: string, id: string): string {
  const address = `${origin}${APP_BASE}${path}`;
  return isPersonal ? `${address}${path.includes("?") ? "&" : "?"}id=${id}` : address;
}
