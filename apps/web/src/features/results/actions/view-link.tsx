import { initialsOf, type ShownName } from "@vedanga/contract";
import { useState } from "react";
import { isRefusal } from "#api/api-error.ts";
import type { ShownDetails } from "#api/birth/shown-details.ts";
import { useT } from "#i18n/use-t.ts";
import { copyText } from "#platform/copy-text.ts";
import { logFault } from "#platform/log-fault.ts";
import { type SentLink, sendLink } from "#platform/send-link.ts";
import { Icon } from "#ui/icon.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Button } from "#ui/press/button.tsx";
import { TextPress } from "#ui/press/text-press.tsx";
import { LinkByHand } from "./link-by-hand.tsx";
import { NameShown } from "./name-shown.tsx";
import styles from "./share-chart.module.css";
import { ShareWay } from "./share-way.tsx";
import { useViewLink } from "./use-view-link.ts";

interface ViewLinkProps {
  readonly details: ShownDetails;
  readonly recordId: string;
}

type Outcome =
  | { readonly what: "ready" | "busy" | "ended" }
  | { readonly what: SentLink; readonly link: string }
  | { readonly what: "failed"; readonly error: unknown };

/** The link to send: by the share sheet if there is one, or copied. */
export function ViewLink({ details, recordId }: ViewLinkProps) {
  const t = useT();
  const view = useViewLink(recordId);
  const [chosen, setChosen] = useState<ShownName | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ what: "ready" });
  const isOpen = view.shown === "name" || view.shown === "initials";
  const shown = chosen ?? (view.shown === "initials" ? "initials" : "name");
  const canSend = typeof navigator.share === "function";
  const isBusy = outcome.what === "busy" || (view.shown === undefined && view.error === null);

  const initials = initialsOf(details);
  const names = {
    name: `${details.firstName} ${details.lastName}`,
    initials: `${initials.firstName} ${initials.lastName}`,
  };

  async function run(work: () => Promise<Outcome>): Promise<void> {
    setOutcome({ what: "busy" });
    try {
      setOutcome(await work());
    } catch (error) {
      logFault(error);
      setOutcome({ what: "failed", error });
    }
  }
  const send = () =>
    run(async () => {
      const link = await view.link(shown);
      return { what: await sendLink({ title: t("share.subject"), url: link }), link };
    });
  const copy = () =>
    run(async () => {
      const link = await view.link(shown);
      return { what: (await copyText(link)) ? "copied" : "refused", link };
    });
  const end = () =>
    run(async () => {
      await view.end();
      return { what: "ended" };
    });
  const fault = outcome.what === "failed" ? outcome.error : view.error;

  return (
    <ShareWay icon="eye" title="share.view" text="share.viewText">
      <NameShown names={names} value={shown} onChosen={setChosen} />
      {isOpen && view.shown !== shown && <p className={styles.note}>{t("share.otherEnds")}</p>}
      <div className={styles.acts}>
        <Button className={styles.first} isBusy={isBusy} onClick={() => void (canSend ? send() : copy())}>
          <Icon name={canSend ? "share" : "copy"} />
          {t(canSend ? "share.send" : "share.copyLink")}
        </Button>
        {canSend && (
          <Button look="quiet" isBusy={isBusy} onClick={() => void copy()}>
            <Icon name="copy" />
            {t("share.copy")}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {outcome.what === "copied" && t("share.copied")}
        {outcome.what === "refused" && t("share.copyRefused")}
        {outcome.what === "ended" && t("share.ended")}
      </p>
      {outcome.what === "refused" && <LinkByHand link={outcome.link} />}
      {fault !== null && <ErrorPanel error={fault}>{t(isRefusal(fault) ? "share.gone" : "share.failed")}</ErrorPanel>}
      {/* Its room is there before the server has said it. */}
      <p className={styles.standing}>
        {isOpen && (
          <>
            {t("share.isOpen", { name: names[view.shown === "initials" ? "initials" : "name"] })}{" "}
            <TextPress onClick={() => void end()}>{t("share.end")}</TextPress>
          </>
        )}
        {view.shown === "nobody" && t("share.none")}
      </p>
    </ShareWay>
  );
}
