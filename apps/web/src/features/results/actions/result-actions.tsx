import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import styles from "./result-actions.module.css";
import { ShareLink } from "./share-link.tsx";

/** What can be done with the page: change its person, or give it to someone. */
export function ResultActions({ recordId }: { readonly recordId: string | null }) {
  const t = useT();
  return (
    <fieldset className={`no-print ${styles.actions}`}>
      <legend className="unseen">{t("results.actions")}</legend>
      <AppLink to="/calculator?edit=1" className={buttonLook("outline")}>
        {t("birth.edit")}
      </AppLink>
      {recordId !== null && <ShareLink recordId={recordId} />}
      <Button look="outline" onClick={() => print()}>
        {t("results.print")}
      </Button>
      <AppLink to="/report" className={buttonLook("outline")}>
        {t("document.open")}
      </AppLink>
      <AppLink to="/calculator" className={buttonLook("quiet")}>
        {t("results.yourData")}
      </AppLink>
    </fieldset>
  );
}
