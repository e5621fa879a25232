import type { MouseEvent } from "react";
import { useT } from "#i18n/use-t.ts";
import { jumpTo } from "#platform/navigation/jump-to.ts";
import { Icon } from "#ui/icon.tsx";
import { CALCULATOR_ID } from "./calculator-id.ts";
import styles from "./calculator-jump.module.css";

/** From the bar of the day to the calculator. It needs no script; with one the address stays that of the day. */
export function CalculatorJump() {
  const t = useT();

  function jump(event: MouseEvent): void {
    const title = document.getElementById(CALCULATOR_ID);
    if (title === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    jumpTo(title);
  }

  return (
    <a className={styles.jump} href={`#${CALCULATOR_ID}`} onClick={jump}>
      {t("panchang.bar.calculator")}
      <Icon name="down" />
    </a>
  );
}
