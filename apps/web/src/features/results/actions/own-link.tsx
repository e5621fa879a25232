import { APP_BASE } from "@vedanga/contract";
import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { copyText } from "#platform/copy-text.ts";
import { Icon } from "#ui/icon.tsx";
import { Button } from "#ui/press/button.tsx";
import { LinkByHand } from "./link-by-hand.tsx";
import styles from "./share-chart.module.css";
import { ShareWay } from "./share-way.tsx";

/** The address with the id: everything, also changing and erasing. It is copied and never sent from here. */
export function OwnLink({ recordId }: { readonly recordId: string }) {
  const t = useT();
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  const link = `${location.origin}${APP_BASE}/results?id=${recordId}`;

  async function copy(): Promise<void> {
    setState((await copyText(link)) ? "copied" : "refused");
  }

  return (
    <ShareWay icon="key" title="share.own" text="share.ownText" isKey>
      <div className={styles.acts}>
        <Button look="quiet" onClick={() => void copy()}>
          <Icon name="copy" />
          {t("share.copyOwn")}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {state === "copied" && t("share.ownCopied")}
        {state === "refused" && t("share.copyRefused")}
      </p>
      {state === "refused" && <LinkByHand link={link} />}
    </ShareWay>
  );
}
