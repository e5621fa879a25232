import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { CheckBox } from "#ui/field/check-box.tsx";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import styles from "./document.module.css";
import { PARTS } from "./parts.ts";
import type { PartStates } from "./use-part-states.ts";

interface DocumentControlsProps {
  /** Null until the page has looked. */
  readonly states: PartStates | null;
  readonly hasContact: boolean;
  /** Undefined where there is no contact to put in. */
  readonly onContact: ((hasContact: boolean) => void) | undefined;
}

/** What the reader decides before printing. The button waits until every report is here or has failed. */
export function DocumentControls({ states, hasContact, onContact }: DocumentControlsProps) {
  const t = useT();
  const count = PARTS.length;
  const come = PARTS.filter(({ id }) => states !== null && states[id] !== "waiting");
  const failed = come.filter(({ id }) => states?.[id] === "failed");
  const isWaiting = come.length < count;

  function standing(): string {
    if (isWaiting) return t("document.waiting", { ready: come.length, count });
    if (failed.length === 0) return t("document.complete", { count });
    return t("document.failed", { count: failed.length, names: failed.map(({ label }) => t(label)).join(", ") });
  }

  return (
    <div className={`no-print ${styles.controls}`}>
      <p>{t("document.lead")}</p>
      {onContact && (
        <CheckBox isChecked={hasContact} onChange={onContact}>
          {t("document.contact")}
        </CheckBox>
      )}
      <div className={styles.buttons}>
        <Button isBusy={isWaiting} onClick={() => print()}>
          {t("document.print")}
        </Button>
        <AppLink to="/results" className={buttonLook("quiet")}>
          {t("doors.overview")}
        </AppLink>
      </div>
      <progress className={styles.progress} value={come.length} max={count} aria-hidden="true" />
      <p role="status" className={styles.standing}>
        {standing()}
      </p>
    </div>
  );
}
