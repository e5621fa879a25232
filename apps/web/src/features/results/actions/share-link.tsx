import { APP_BASE } from "@vedanga/contract";
import { useId, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Field } from "#ui/field/field.tsx";
import { Button } from "#ui/press/button.tsx";
import styles from "./share-link.module.css";

/** The address that opens this chart anywhere, and what it gives away. */
export function ShareLink({ recordId }: { readonly recordId: string }) {
  const t = useT();
  const noteId = useId();
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  const link = `${location.origin}${APP_BASE}/results?id=${recordId}`;

  function copy(): void {
    // Only a page served over TLS, or from the machine itself, has a clipboard.
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error("There is no clipboard"));
    copying.then(
      () => setState("copied"),
      () => setState("refused"),
    );
  }

  return (
    <>
      <Button look="outline" onClick={copy} aria-describedby={noteId}>
        {t("results.copyLink")}
      </Button>
      <p role="status" className={styles.status}>
        {state === "copied" && t("results.copied")}
        {state === "refused" && t("results.copyRefused")}
      </p>
      {state === "refused" && (
        <div className={styles.byHand}>
          <Field label={t("results.link")} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
        </div>
      )}
      <p id={noteId} className={styles.note}>
        {t("results.shareNote")}
      </p>
    </>
  );
}
