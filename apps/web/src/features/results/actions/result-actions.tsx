import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import styles from "./result-actions.module.css";
import { ShareChart } from "./share-chart.tsx";

interface ResultActionsProps {
  readonly details: ShownDetails;
  readonly recordId: string | null;
}

/** What can be done with the page: change its person, or give it to someone. Who only views it prints it. */
export function ResultActions({ details, recordId }: ResultActionsProps) {
  const t = useT();
  return (
    <fieldset className={`no-print ${styles.actions}`}>
      <legend className="unseen">{t("results.actions")}</legend>
      {!details.isViewOnly && (
        <AppLink to="/calculator?edit=1" className={buttonLook("outline")}>
          {t("birth.edit")}
        </AppLink>
      )}
      {recordId !== null && <ShareChart details={details} recordId={recordId} />}
      <Button look="outline" onClick={() => print()}>
        {t("results.print")}
      </Button>
      <AppLink to="/report" className={buttonLook("outline")}>
        {t("document.open")}
      </AppLink>
      {!details.isViewOnly && (
        <AppLink to="/matching" className={buttonLook("outline")}>
          {t("matching.withAnother")}
        </AppLink>
      )}
      {!details.isViewOnly && (
        <AppLink to="/calculator" className={buttonLook("quiet", styles.last)}>
          {t("results.yourData")}
        </AppLink>
      )}
    </fieldset>
  );
}
