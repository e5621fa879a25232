import type { Translate } from "#i18n/use-t.ts";

/** `3,583`: written the same in both languages. */
export const formatWhole = (figure: number): string => Math.round(figure).toLocaleString("en");

/** `Rudraprayag, Uttarakhand, 3,583 m`: where it is, and how high if that matters. */
export function factsLine(region: string, altitudeM: number | undefined, t: Translate): string {
  if (altitudeM === undefined) return region;
  return `${region}, ${t("sacred.altitude", { metres: formatWhole(altitudeM) })}`;
}
