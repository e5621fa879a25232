import type { OwnDay } from "#api/wire/own-days.ts";
import { useT } from "#i18n/use-t.ts";
import { Fold } from "#ui/fold/fold.tsx";
import { DayList } from "./day-list.tsx";
import { NextDay } from "./next-day.tsx";
import styles from "./own-days.module.css";

interface DaySectionProps {
  readonly kind: Exclude<OwnDay["kind"], "remembrance">;
  readonly days: readonly OwnDay[];
  readonly isOpenAtFirst?: boolean;
}

/** The birthdays of one count, the next in the title. */
export function DaySection({ kind, days, isOpenAtFirst = false }: DaySectionProps) {
  const t = useT();
  const ofKind = days.filter((day) => day.kind === kind);
  return (
    <Fold title={<NextDay name={t(`ownDays.kind.${kind}`)} day={ofKind[0]} />} isOpenAtFirst={isOpenAtFirst}>
      <p className={styles.note}>{t(`ownDays.about.${kind}`)}</p>
      <DayList days={ofKind} />
    </Fold>
  );
}
