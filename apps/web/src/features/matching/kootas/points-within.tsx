import { useT } from "#i18n/use-t.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import styles from "./points-within.module.css";

interface PointsWithinProps {
  /** A time of birth is uncertain: the line is there, or its room is kept until it comes. */
  readonly isExpected: boolean;
  /** Undefined until it is known, and where both times of birth are certain. */
  readonly within: { readonly least: number; readonly most: number } | undefined;
  readonly full: number;
  /** The parts that are not certain, by name. */
  readonly open: readonly string[];
  /** The id of the note that says what another time changes. */
  readonly noteId: string;
}

/** What the points may come to where a time of birth is uncertain, and the way to what another time changes. */
export function PointsWithin({ isExpected, within, full, open, noteId }: PointsWithinProps) {
  const t = useT();
  if (within === undefined) {
    return isExpected ? (
      <div className={styles.within}>
        <Skeleton lines={2} />
      </div>
    ) : null;
  }
  const { least, most } = within;
  return (
    <p className={styles.within}>
      {t(least === most ? "matching.pointsSame" : "matching.pointsWithin", { least, most, full })}{" "}
      {open.length > 0 && `${t("matching.pointsOpen", { names: open.join(", ") })} `}
      <a className="no-print" href={`#${noteId}`}>
        {t("matching.otherTimes")}
      </a>
    </p>
  );
}
