import { type ReactNode, useState } from "react";
import { useAskFailedAgain } from "#api/use-ask-failed-again.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsOnline } from "#platform/offline/use-is-online.ts";
import { Button } from "../press/button.tsx";
import { AlertPanel } from "./alert-panel.tsx";
import styles from "./error-panel.module.css";
import { errorReason } from "./error-reason.ts";
import { WithoutNetworkWay } from "./without-network-way.tsx";

interface ErrorPanelProps {
  /** What happened and what was kept. */
  readonly children: ReactNode;
  /** The error of the call: adds why, if that helps. */
  readonly error?: unknown;
  /** What the button does. There is none without it, or where the place has no such date and never will. */
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  /** It answers a press: it comes into sight. */
  readonly isAnswer?: boolean;
}

/** Why a call came to nothing, as long as that is so: with the network back, a want of it is no reason any more. */
function useErrorReason(error: unknown): MessageId | undefined {
  const isOnline = useIsOnline();
  const [failedOffline, setFailedOffline] = useState<unknown>();
  if (!isOnline && failedOffline !== error) setFailedOffline(error);
  const reason = error === undefined ? undefined : errorReason(error, isOnline);
  return reason === "reason.unreachable" && failedOffline === error ? undefined : reason;
}

/** A failure that can be retried: what happened, and the button that does it, and asks again what else failed with it. */
export function ErrorPanel({ children, error, onRetry, retryLabel, isAnswer = false }: ErrorPanelProps) {
  const t = useT();
  const askFailedAgain = useAskFailedAgain();
  const reason = useErrorReason(error);
  return (
    <AlertPanel isAnswer={isAnswer}>
      <div className={styles.words}>
        <p>{children}</p>
        {reason && <p className={styles.reason}>{t(reason)}</p>}
        {reason === "reason.offline" && <WithoutNetworkWay className={styles.reason} />}
      </div>
      {onRetry && reason !== "reason.skippedDate" && (
        <Button
          look="outline"
          onClick={() => {
            onRetry();
            askFailedAgain();
          }}
        >
          {retryLabel ?? t("ui.tryAgain")}
        </Button>
      )}
    </AlertPanel>
  );
}
