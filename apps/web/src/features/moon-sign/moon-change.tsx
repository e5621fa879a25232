import { useQuery } from "@tanstack/react-query";
import type { ConventionsUsed } from "@vedanga/contract";
import { sensitivity } from "#api/sensitivity.ts";
import { toWireDate } from "#api/wire-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import type { Birth } from "./moon-sign-form-piece.tsx";

interface MoonChangeProps {
  readonly birth: Birth;
  readonly conventions: Partial<ConventionsUsed>;
}

const NOON = "12:00";
const HALF_A_DAY_MINUTES = 720;

/** When the Moon changed sign on the day of a birth, as matching says it; nothing while that is not known. */
export function MoonChange({ birth: { date, place }, conventions }: MoonChangeProps) {
  const { lang } = useLanguage();
  const { lat, lon, zone } = place;
  const day = { dob: toWireDate(date), tob: NOON, location: "", lat, lon, zone, lang, conventions };
  // A birth is kept nowhere, here neither.
  const { data } = useQuery({ ...sensitivity({ ...day, isViewOnly: true }, HALF_A_DAY_MINUTES), gcTime: 0 });
  const change = data?.open.find(({ quantity }) => quantity === "moon_sign");
  return <p>{change?.text ?? "\u00a0"}</p>;
}
