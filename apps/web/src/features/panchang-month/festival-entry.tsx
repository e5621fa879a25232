import type { CivilDate } from "@vedanga/contract";
import type { Festival } from "#api/wire/festival.ts";
import { useClock } from "#i18n/use-clock.ts";
import { type Translate, useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { Why } from "#ui/why/why.tsx";
import styles from "./festival-list.module.css";
import { KeptAt } from "./kept-at.tsx";

/** The hours a festival comes with, in sentences. */
function hoursOf(festival: Festival, t: Translate, at: (instant: Instant) => string): readonly string[] {
  const { moonrise, parana_from, parana_until, rite_from, rite_until, sankranti, eclipse } = festival;
  const lines: string[] = [];
  if (rite_from && rite_until) lines.push(t("panchangMonth.rite", { from: at(rite_from), until: at(rite_until) }));
  if (moonrise) lines.push(t("panchangMonth.moonriseAt", { when: at(moonrise) }));
  if (sankranti) lines.push(t("panchangMonth.sankrantiAt", { when: at(sankranti) }));
  if (parana_from) {
    lines.push(
      parana_until
        ? t("panchangMonth.paranaUntil", { from: at(parana_from), until: at(parana_until) })
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

interface FestivalEntryProps {
  readonly festival: Festival;
  readonly date: CivilDate;
}

/** One festival: what is kept, its hours, and behind 'Why this day?' the rule. */
export function FestivalEntry({ festival, date }: FestivalEntryProps) {
  const t = useT();
  const { instantOf } = useClock();
  const { id, name, tradition_name: tradition, special, why } = festival;
  const hours = hoursOf(festival, t, (instant) => instantOf(instant, date, "sentence"));
  return (
    <article>
      <h4 className={styles.name}>{tradition ? t("panchangMonth.ofTradition", { name, tradition }) : name}</h4>
      <p className={styles.special}>{special}</p>
      <KeptAt festival={id} />
      <Why question={t("panchangMonth.whyDay")} about={name}>
        <p>{why}</p>
        {hours.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Why>
    </article>
  );
}
