import { type WallTime, weekdayOf } from "@vedanga/contract";
import type { ReactNode } from "react";
import type { BirthQuestion } from "#api/birth/birth-query.ts";
import type { Placements } from "#api/wire/planet-details.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatTime } from "#i18n/format-time.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useMonthName } from "#person/almanac/use-month-name.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { Differences } from "#person/certainty/differences.tsx";
import { FactRows } from "#person/report/fact-rows.tsx";
import { WhyReport } from "#person/report/why-report.tsx";
import { Fold } from "#ui/fold/fold.tsx";
import styles from "./halves.module.css";

interface BirthFoldsProps {
  readonly planets: Placements | undefined;
  readonly birth: BirthQuestion;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
}

type Rows = readonly (readonly [MessageId, (planets: Placements) => ReactNode])[];

/** The day of birth, and the Moon at birth. */
export function BirthFolds({ planets, birth, birthDate }: BirthFoldsProps) {
  const t = useT();
  const { lang } = useLanguage();
  const monthName = useMonthName();
  const isTimeUnknown = useIsTimeUnknown();
  const atNoon = (figure: string): string => (isTimeUnknown ? t("results.atNoon", { figure }) : figure);
  const clock = (time: WallTime | null): string => (time ? formatTime(time, lang) : t("results.doesNotOccur"));
  const day: Rows = [
    ["planets.birthDay", ({ panchang }) => atNoon(panchang.day_of_birth)],
    ["planets.dayLord", ({ panchang }) => atNoon(panchang.day_lord)],
    ["planets.sunriseAtBirth", ({ panchang }) => clock(panchang.sunrise_at_birth)],
    ["planets.sunsetAtBirth", ({ panchang }) => clock(panchang.sunset_at_birth)],
  ];
  const moon: Rows = [
    ["planets.rasi", ({ rasi }) => atNoon(rasi)],
    ["results.nakshatra", ({ nakshatra }) => atNoon(nakshatra)],
    ["planets.nakshatraPada", ({ nakshatra_pada }) => atNoon(String(nakshatra_pada))],
    [
      "planets.birthMonth",
      ({ panchang }) => t("planets.monthAndPaksha", { month: monthName(panchang.masa), paksha: panchang.paksha }),
    ],
  ];
  const why = (title: string, ...fields: readonly string[]) => (
    <WhyReport
      kind="planetDetails"
      birth={birth}
      question={t("planets.whyFigures")}
      about={title}
      isMeant={(field) => fields.includes(field)}
    />
  );
  const isEarlierVara = planets && planets.panchang.weekday !== weekdayOf(typedDate(birthDate));
  const shown = (rows: Rows) => (
    <FactRows
      rows={rows.map(([label, value]) => ({
        label,
        value: planets && value(planets),
        note: label === "planets.birthDay" && isEarlierVara && t("results.varaNote"),
      }))}
      valueClass="num"
      className={styles.single}
    />
  );
  return (
    <div className={styles.halves}>
      <Fold title={t("planets.birthDetails")} isOpenAtFirst>
        {shown(day)}
        {why(
          t("planets.birthDetails"),
          "panchang.day_of_birth",
          "panchang.day_lord",
          "panchang.sunrise_at_birth",
          "panchang.sunset_at_birth",
        )}
      </Fold>
      <Fold title={t("planets.moonDetails")} isOpenAtFirst>
        {shown(moon)}
        <Differences of={["moon_sign", "nakshatra", "pada"]} />
        {why(t("planets.moonDetails"), "rasi", "nakshatra", "masa", "paksha")}
      </Fold>
    </div>
  );
}
