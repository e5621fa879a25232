import { useT } from "#i18n/use-t.ts";
import type { MatchedBirths } from "#person/people/matched-births.ts";
import { AlertPanel } from "#ui/message/alert-panel.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Button } from "#ui/press/button.tsx";
import { Spinner } from "#ui/waiting/spinner.tsx";
import { EndActions } from "./end-actions.tsx";
import { MatchResult } from "./match-result.tsx";
import styles from "./matched-pair.module.css";
import { PairActions } from "./pair-actions.tsx";
import { useMatchedDetails } from "./use-matched-details.ts";

interface MatchedPairProps {
  readonly pair: MatchedBirths;
  onSwap(): void;
  onChange(): void;
  onForget(): void;
}

/** The two who were chosen: their details are found first, then all that is compared. */
export default function MatchedPair({ pair, onSwap, onChange, onForget }: MatchedPairProps) {
  const t = useT();
  const bride = useMatchedDetails(pair.bride);
  const groom = useMatchedDetails(pair.groom);
  const failed = [bride, groom].find(({ error }) => error !== null);
  if (failed) {
    return failed.isGone ? (
      <AlertPanel>
        <p>{t("people.gone")}</p>
        <Button look="outline" onClick={onForget}>
          {t("matching.change")}
        </Button>
      </AlertPanel>
    ) : (
      <ErrorPanel error={failed.error} onRetry={failed.retry}>
        {t("matching.personFailed")}
      </ErrorPanel>
    );
  }
  if (!bride.details || !groom.details) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Spinner />
      </div>
    );
  }
  return (
    <MatchResult
      bride={bride.details}
      groom={groom.details}
      actions={<PairActions onSwap={onSwap} onChange={onChange} />}
      ending={<EndActions onForget={onForget} />}
    />
  );
}
