import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { copyText } from "#platform/copy-text.ts";
import { Field } from "#ui/field/field.tsx";
import { Button } from "#ui/press/button.tsx";
import styles from "./calendar-feed.module.css";

/** Copies the address of the feed; if the browser does not allow it, shows it for copying by hand. */
export function CopyFeed({ address }: { readonly address: string }) {
  const t = useT();
  const [copied, setCopied] = useState<{ readonly address: string; readonly isDone: boolean } | null>(null);
  const state = copied?.address === address ? copied : null;

  async function copy(): Promise<void> {
    setCopied({ address, isDone: await copyText(address) });
  }

  return (
    <>
      <Button look="outline" onClick={() => void copy()}>
        {t("calendarFeed.copy")}
      </Button>
      <p role="status" className={styles.copied}>
        {state && t(state.isDone ? "calendarFeed.copied" : "calendarFeed.copyRefused")}
      </p>
      {state?.isDone === false && (
        <Field
          label={t("calendarFeed.address")}
          className={styles.address}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
