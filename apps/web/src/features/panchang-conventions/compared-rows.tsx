import type { CivilDate } from "@vedanga/contract";
import { type ConventionChoice, DEFAULT_CONVENTIONS } from "#api/conventions/conventions.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatSexagesimal } from "#i18n/format-degrees.ts";
import { useClock } from "#i18n/use-clock.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { ColumnHeads } from "#ui/table/column-heads.tsx";
import { type CalculatedDay, type ComparedFigure, compareDays, type LimbThen } from "./compared-day.ts";
import styles from "./compared-table.module.css";
import { useDifference } from "./use-difference.ts";

const COLUMNS = [
  "panchangConventions.figure",
  "panchangConventions.default",
  "panchangConventions.chosen",
  "panchangConventions.difference",
] as const;

interface ComparedRowsProps {
  readonly usual: CalculatedDay;
  readonly chosen: CalculatedDay;
  readonly date: CivilDate;
  readonly months: ConventionChoice["months"];
}

/** A table of four columns; on a phone each figure takes its own lines. */
export function ComparedRows({ usual, chosen, date, months }: ComparedRowsProps) {
  const t = useT();
  const { instantOf } = useClock();
  const differenceOf = useDifference();
  const none = t("panchangConventions.none");
  const at = (instant: Instant): string => instantOf(instant, date);
  const limb = (then: LimbThen | null): string =>
    then === null ? none : t("panchangConventions.until", { name: then.name, when: at(then.end) });
  function shown(figure: ComparedFigure): readonly [string, string] {
    if (figure.kind === "angle") return [formatSexagesimal(figure.values[0]), formatSexagesimal(figure.values[1])];
    if (figure.kind === "limb") return [limb(figure.values[0]), limb(figure.values[1])];
    const [first, second] = figure.values;
    return [first ? at(first) : none, second ? at(second) : none];
  }
  const monthOf = (day: AlmanacDay, system: ConventionChoice["months"]): string => {
    const { name, adhika } = day.masa[system];
    return adhika ? t("panchangConventions.adhika", { name: name }) : name;
  };
  const monthPair = [monthOf(usual.day, DEFAULT_CONVENTIONS.months), monthOf(chosen.day, months)] as const;
  const monthIsMoved = monthPair[0] !== monthPair[1];
  const rows = [
    ...compareDays(usual, chosen).map((figure) => ({
      id: figure.id,
      values: shown(figure),
      difference: differenceOf(figure),
    })),
    {
      id: "month" as const,
      values: monthPair,
      difference: {
        words: t(monthIsMoved ? "panchangConventions.another" : "panchangConventions.same"),
        isMoved: monthIsMoved,
      },
    },
  ];
  return (
    <table className={`ledger ${styles.table}`}>
      <thead>
        <ColumnHeads columns={COLUMNS} />
      </thead>
      <tbody>
        {rows.map(({ id, values, difference }) => (
          <tr key={id} className={difference.isMoved ? styles.moved : undefined}>
            <th scope="row">{t(`panchangConventions.row.${id}`)}</th>
            <td className="num">{values[0]}</td>
            <td className="num">{values[1]}</td>
            <td className={`num ${styles.difference}`}>{difference.words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
