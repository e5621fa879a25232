import { APP_BASE } from "@vedanga/contract";
import { DEFAULT_LANGUAGE, type Language } from "@vedanga/names/language";

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

interface Reader {
  readonly origin: string;
  readonly language: Language;
  readonly id: string;
}

/** The address that the page itself says it has: that of a language other than the default names it. */
export function addressOf({ path, isPersonal }: AuditedPage, { origin, language, id }: Reader): string {
  const address = new URL(`${origin}${APP_BASE}${path}`);
  if (isPersonal) address.searchParams.set("id", id);
  else if (language !== DEFAULT_LANGUAGE) address.searchParams.set("lang", language);
  return address.href;
}
