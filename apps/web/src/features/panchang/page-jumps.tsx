import type { MouseEvent } from "react";
import { useT } from "#i18n/use-t.ts";
import { jumpTo } from "#platform/navigation/jump-to.ts";
import { CALCULATOR_ID } from "./calculator/calculator-id.ts";
import styles from "./page-jumps.module.css";

const JUMPS = [
  ["timings-title", "panchang.timings"],
  ["limbs-title", "panchang.jump.limbs"],
  ["hours-title", "panchang.jump.hours"],
  [CALCULATOR_ID, "panchang.jump.calculator"],
] as const;

/** Down to the parts of the page. It needs no script; with one the address stays that of the day. */
export function PageJumps() {
  const t = useT();

  function jump(event: MouseEvent, id: string): void {
    const title = document.getElementById(id);
    if (title === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    jumpTo(title);
  }

  return (
    <nav className={`no-print ${styles.jumps}`} aria-label={t("panchang.jump")}>
      {JUMPS.map(([id, label]) => (
        <a key={id} href={`#${id}`} onClick={(event) => jump(event, id)}>
          {t(label)}
        </a>
      ))}
    </nav>
  );
}
