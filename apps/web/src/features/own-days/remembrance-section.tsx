import { useState } from "react";
import { dateIn } from "#almanac/where.ts";
import type { Remembered } from "#api/own-days.ts";
import type { OwnDays } from "#api/wire/own-days.ts";
import { useT } from "#i18n/use-t.ts";
import { Field } from "#ui/field/field.tsx";
import { Fold } from "#ui/fold/fold.tsx";
import { Button } from "#ui/press/button.tsx";
import { DayList } from "./day-list.tsx";
import { NextDay } from "./next-day.tsx";
import styles from "./own-days.module.css";

interface RemembranceSectionProps {
  readonly answer: OwnDays;
  readonly death: Remembered | undefined;
  onChosen(death: Remembered): void;
}

const DATE_ID = "own-days-death";

/** The yearly day of someone who died, by the tithi of a date that the visitor enters. It is kept nowhere. */
export function RemembranceSection({ answer, death, onChosen }: RemembranceSectionProps) {
  const t = useT();
  const [date, setDate] = useState("");
  const [time, setTime] = useState("");
  const [isAsked, setAsked] = useState(false);
  const days = answer.days.filter(({ kind }) => kind === "remembrance");
  const { remembered } = answer;

  function find(): void {
    setAsked(true);
    if (dateIn(date)) onChosen({ date, time: time === "" ? undefined : time });
    else document.getElementById(DATE_ID)?.focus();
  }

  return (
    <Fold title={<NextDay name={t("ownDays.kind.remembrance")} day={days[0]} />}>
      <p className={styles.note}>{t("ownDays.about.remembrance")}</p>
      <form
        className={`no-print ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <Field
          id={DATE_ID}
          type="date"
          label={t("ownDays.deathDate")}
          required
          value={date}
          error={isAsked && !dateIn(date) ? t("ownDays.deathDateNeeded") : undefined}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <Field
          type="time"
          label={t("ownDays.deathTime")}
          hint={t("ownDays.deathTimeHint")}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        <Button type="submit" look="outline">
          {t("ownDays.findRemembrance")}
        </Button>
      </form>
      <div role="status">
        {death && remembered && (
          <>
            <p>
              {t("ownDays.deathTithi", {
                month: remembered.masa.adhika
                  ? t("panchang.adhikaName", { name: remembered.masa.name })
                  : remembered.masa.name,
                paksha: remembered.paksha,
                tithi: remembered.tithi.name,
              })}
            </p>
            {remembered.open.map((sentence) => (
              <p key={sentence} className={styles.note}>
                {sentence}
              </p>
            ))}
          </>
        )}
      </div>
      <DayList days={days} />
    </Fold>
  );
}
