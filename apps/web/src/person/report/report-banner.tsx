import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { useServerWords } from "#ui/message/use-server-words.ts";

interface ReportBannerProps {
  /** Of the first call of the tab that failed; nothing is shown without one. */
  readonly error: Error | null | undefined;
  /** What is said if the server gave no words of its own. */
  readonly failed: MessageId;
  /** Asks again, where the tab offers that in the banner. */
  readonly onRetry?: (() => void) | undefined;
}

/** The red banner above what a tab shows: the server's words, which are English, or those specified for the report. */
export function ReportBanner({ error, failed, onRetry }: ReportBannerProps) {
  const t = useT();
  const said = useServerWords(error);
  if (!error) return null;
  return (
    <ErrorPanel error={error} onRetry={onRetry}>
      {said ?? t(failed)}
    </ErrorPanel>
  );
}
