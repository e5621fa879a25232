import { useRef, useState } from "react";
import { upsertUser } from "#api/upsert-user.ts";
import { useT } from "#i18n/use-t.ts";
import { rememberPerson, sessionDetails } from "#person/details/user-details-store.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { logFault } from "#platform/log-fault.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { useFocusAfter } from "#platform/navigation/use-focus-after.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import styles from "./unsaved-note.module.css";

/**
 * Says that the details are in this tab alone, and saves them when the network is back. Without an address and a number they
 * are saved by the form, which asks for these.
 */
export function UnsavedNote() {
  const t = useT();
  const note = useRef<HTMLDivElement>(null);
  useFocusAfter(note);
  const details = useKeptValue(sessionDetails);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function save(): Promise<void> {
    if (details === null) return;
    setSaving(true);
    setFailure(null);
    try {
      const id = await upsertUser(details, null);
      if (id === null) throw new TypeError("the saved details have no id");
      rememberPerson(details, id);
    } catch (error) {
      logFault(error);
      setFailure(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <div ref={note} className={`no-print ${styles.note}`}>
      <p>{t("device.unsaved")}</p>
      {details && !(details.email && details.mobile) ? (
        <AppLink to="/calculator?edit=1" className={buttonLook("outline")}>
          {t("device.save")}
        </AppLink>
      ) : (
        <Button look="outline" isBusy={isSaving} onClick={() => void save()}>
          {t("device.save")}
        </Button>
      )}
      {failure !== null && <ErrorPanel error={failure}>{t("device.saveFailed")}</ErrorPanel>}
    </div>
  );
}
