import { type CivilDate, isoDate, SKY_YEARS } from "@vedanga/contract";
import { useEffect, useRef, useState } from "react";
import { dateIn } from "#almanac/where.ts";
import { useT } from "#i18n/use-t.ts";
import { useAppNavigate } from "#platform/navigation/use-app-navigate.ts";
import styles from "./date-jump.module.css";

/** A date typed digit by digit passes through other dates: the page goes to the last one. */
const SETTLE_MS = 700;

interface DateJumpProps {
  readonly date: CivilDate;
  addressOf(date: CivilDate): string;
}

/** The date on screen, in a field that leads to any other. It is created again for each date shown. */
export function DateJump({ date, addressOf }: DateJumpProps) {
  const t = useT();
  const navigate = useAppNavigate();
  const [text, setText] = useState(isoDate(date));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function put(typed: string): void {
    setText(typed);
    clearTimeout(timer.current);
    const other = dateIn(typed);
    if (other) timer.current = setTimeout(() => navigate(addressOf(other)), SETTLE_MS);
  }

  return (
    <input
      type="date"
      className={styles.date}
      aria-label={t("panchang.bar.date")}
      min={`${SKY_YEARS.first}-01-01`}
      max={`${SKY_YEARS.last}-12-31`}
      value={text}
      onChange={({ currentTarget }) => put(currentTarget.value)}
    />
  );
}
