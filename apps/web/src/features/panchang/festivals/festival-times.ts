import type { Festival } from "#api/wire/festival.ts";
import type { Translate } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";

/** The hours that belong to a festival, a sentence each; `at` writes an instant. */
export function festivalTimes(festival: Festival, at: (instant: Instant) => string, t: Translate): string[] {
  const { parana_from, parana_until, rite_from, rite_until, moonrise, sankranti, eclipse } = festival;
  const lines: string[] = [];
  if (rite_from && rite_until) lines.push(t("panchang.festival.rite", { from: at(rite_from), until: at(rite_until) }));
  if (moonrise) lines.push(t("panchang.festival.moonrise", { at: at(moonrise) }));
  if (sankranti) lines.push(t("panchang.festival.sankranti", { at: at(sankranti) }));
  if (parana_from && parana_until)
    lines.push(t("panchang.festival.parana", { from: at(parana_from), until: at(parana_until) }));
  else if (parana_from) lines.push(t("panchang.festival.paranaFrom", { from: at(parana_from) }));
  if (eclipse && !eclipse.visible) lines.push(t("panchang.festival.eclipseUnseen"));
  if (eclipse?.visible_from && eclipse.visible_until)
    lines.push(t("panchang.festival.eclipse", { from: at(eclipse.visible_from), until: at(eclipse.visible_until) }));
  return lines;
}
