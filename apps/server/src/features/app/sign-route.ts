import { signOfSlug } from "@vedanga/contract";

const OF_A_SIGN = /^(\/zodiac\/(?:daily\/)?)([^/]+)$/;

/** The address of the page of a sign that is written otherwise (`/zodiac/Leo`, a space after it); undefined if it is there. */
export function signRoute(route: string): string | undefined {
  const [, before = "", part = ""] = OF_A_SIGN.exec(route) ?? [];
  const sign = signOfSlug(part);
  return sign === undefined || sign === part ? undefined : before + sign;
}
