import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ConventionsUsed, calls } from "@vedanga/contract";
import { useState } from "react";
import { CopyFeed } from "#almanac/calendar-feed/copy-feed.tsx";
import { addressOf } from "#api/address-of.ts";
import { askedParameters, type KeptAt, type Remembered } from "#api/own-days.ts";
import { sharedUser, shareUser } from "#api/share-user.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { Fold } from "#ui/fold/fold.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Button } from "#ui/press/button.tsx";
import { buttonLook } from "#ui/press/button-look.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./own-days.module.css";

interface PersonalFeedProps {
  readonly recordId: string;
  readonly at: KeptAt | undefined;
  readonly remembered: Remembered | undefined;
  readonly conventions: Partial<ConventionsUsed>;
}

/** The days in the visitor's own calendar, by an address with the key of a view: it opens the birth, and can change nothing. */
export function PersonalFeed({ recordId, at, remembered, conventions }: PersonalFeedProps) {
  const t = useT();
  const { lang } = useLanguage();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [sharing, setSharing] = useState<{ readonly isBusy: boolean; readonly error: unknown }>();
  const { data, error, refetch } = useQuery({ ...sharedUser(recordId), enabled: isOpen });
  const view = data?.view ?? null;
  const feed =
    view && addressOf(calls.ownCalendar, { view, ...askedParameters({ at, remembered }), lang, ...conventions });

  async function make(): Promise<void> {
    setSharing({ isBusy: true, error: undefined });
    try {
      queries.setQueryData(sharedUser(recordId).queryKey, await shareUser(recordId, "initials"));
      setSharing(undefined);
    } catch (failure) {
      setSharing({ isBusy: false, error: failure });
    }
  }

  return (
    <div className="no-print">
      <Fold title={t("ownDays.feed")} onOpen={() => setOpen(true)}>
        <p className={styles.note}>{t("ownDays.feedAbout")}</p>
        {error && (
          <ErrorPanel error={error} onRetry={() => void refetch()}>
            {t("ownDays.feedFailed")}
          </ErrorPanel>
        )}
        {!data && !error && <Spinner />}
        {data && !feed && (
          <>
            <Button look="outline" isBusy={sharing?.isBusy ?? false} onClick={() => void make()}>
              {t("ownDays.feedMake")}
            </Button>
            <p className={styles.note}>{t("ownDays.feedMakeNote")}</p>
          </>
        )}
        {sharing?.error !== undefined && (
          <ErrorPanel error={sharing.error} onRetry={() => void make()}>
            {t("ownDays.feedFailed")}
          </ErrorPanel>
        )}
        {feed && (
          <>
            <div className={styles.feed}>
              <a className={buttonLook("solid")} href={`webcal://${location.host}${feed}`}>
                {t("calendarFeed.subscribe")}
              </a>
              <CopyFeed address={`${location.origin}${feed}`} />
            </div>
            <p className={styles.note}>{t("ownDays.feedNote")}</p>
            <p className={styles.note}>{t(remembered ? "ownDays.feedRemembers" : "ownDays.feedForgets")}</p>
          </>
        )}
      </Fold>
    </div>
  );
}
