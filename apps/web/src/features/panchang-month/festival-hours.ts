import type { CivilDate } from "@vedanga/contract";
import type { Festival } from "#api/wire/festival.ts";
import type { Translate } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";

/** The name of a festival, with whose day it is where the schools keep two. */
export const festivalTitle = (
  { name, tradition_name: tradition }: Pick<Festival, "name" | "tradition_name">,
  t: Translate,
): string => (tradition ? t("panchangMonth.ofTradition", { name, tradition }) : name);

/** The hours a festival comes with, in sentences. `at` names an instant's weekday if it is not on `on`, or else not on the festival's date. */
export function hoursOf(
  festival: Festival,
  t: Translate,
  at: (instant: Instant, on?: CivilDate) => string,
): readonly string[] {
  const { moonrise, parana_from, parana_until, rite_from, rite_until, sankranti, eclipse } = festival;
  const lines: string[] = [];
  if (rite_from && rite_until) lines.push(t("panchangMonth.rite", { from: at(rite_from), until: at(rite_until) }));
  if (moonrise) lines.push(t("panchangMonth.moonriseAt", { when: at(moonrise) }));
  if (sankranti) lines.push(t("panchangMonth.sankrantiAt", { when: at(sankranti) }));
  if (parana_from) {
    lines.push(
      parana_until
        ? t("panchangMonth.paranaUntil", { from: at(parana_from), until: at(parana_until, parana_from.date) })
        : t("panchangMonth.parana", { from: at(parana_from) }),
    );
  }
  if (eclipse?.visible_from && eclipse.visible_until) {
    const { greatest, visible_from: from, visible_until: until } = eclipse;
    const seen = { from: at(from), until: at(until) };
    // If the Moon rises eclipsed, the maximum is over before it is visible.
    const isGreatestSeen = from.instantMs <= greatest.instantMs && greatest.instantMs <= until.instantMs;
    lines.push(
      isGreatestSeen
        ? t("panchangMonth.eclipse", { ...seen, greatest: at(greatest) })
        : t("panchangMonth.eclipsePart", seen),
    );
  }
  return lines;
}
