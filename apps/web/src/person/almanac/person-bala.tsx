import type { CivilDate, ConventionsUsed } from "@vedanga/contract";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { sessionDetails } from "../details/user-details-store.ts";
import styles from "./bala-lines.module.css";

const WHOLE_DAY_MINUTES = 720;

interface PersonBalaProps {
  readonly date: CivilDate;
  readonly place: { readonly lat: string; readonly lon: string; readonly zone: string };
  /** The rules of the page, those that differ from the default. */
  readonly conventions: Partial<ConventionsUsed>;
}

const loadLines = () => import("./bala-lines.tsx");

/** The day for the person of this session; nothing without one, or where the star of birth is not known. */
export function PersonBala({ date, place, conventions }: PersonBalaProps) {
  const details = useKeptValue(sessionDetails);
  if (details === null || (details.timeAccuracyMinutes ?? 0) >= WHOLE_DAY_MINUTES) return null;
  return (
    <LatePiece
      load={loadLines}
      given={{ details, date, place, conventions }}
      waiting={<div className={styles.lines} />}
    />
  );
}
