import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { useEffect } from "react";
import { useT } from "#i18n/use-t.ts";
import { AddressFaultNote } from "#person/details/address-fault-note.tsx";
import type { AddressFault } from "#person/details/use-user-details.ts";
import { logFault } from "#platform/log-fault.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Spinner } from "#ui/waiting/spinner.tsx";
import styles from "./birth-details-screen.module.css";
import { WhyDetailsMatter } from "./why-details-matter.tsx";

const loadForm = pieceOfScreen(() => import("./birth-details-form-piece.tsx"));

/** Fetches what the next page shows first, with a script that only this needs. */
async function fetchAhead(queryClient: QueryClient, saved: UserDetails): Promise<void> {
  const ahead = await import("./fetch-ahead.ts").catch(logFault);
  await ahead?.fetchAhead(queryClient, saved);
}

interface BirthDetailsScreenProps {
  readonly details: UserDetails | null;
  readonly recordId: string | null;
  /** Why the id of the address opens nothing; null if it opens a person or there is no id. */
  readonly addressFault: AddressFault | null;
  /** The details were erased a moment ago, and the page says so. */
  readonly isAfterErasure: boolean;
  onSaved(): void;
}

export function BirthDetailsScreen(props: BirthDetailsScreenProps) {
  const { details, recordId, addressFault, isAfterErasure, onSaved } = props;
  const t = useT();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isAfterErasure) return;
    // Whatever was fetched about the person: this page shows none of it.
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] === "user" || !query.isActive() });
    document.querySelector("h1")?.focus();
  }, [isAfterErasure, queryClient]);
  return (
    <div className="sheet">
      <header className={styles.head}>
        <p className={styles.badge}>{t("birth.badge")}</p>
        <PageTitle id="title.calculator" description="birth.description" className={styles.title}>
          {t("birth.title")}
        </PageTitle>
        <p className={styles.lead}>{t("birth.lead")}</p>
        <NeedsScript />
        {addressFault && <AddressFaultNote fault={addressFault} />}
        {isAfterErasure && (
          <p className={styles.erased} role="status">
            {t("birth.erased")}
          </p>
        )}
      </header>
      <div className={`oxford ${styles.columns}`}>
        <LatePiece
          load={loadForm}
          given={{
            details,
            recordId,
            onSaved: (saved) => {
              onSaved();
              void fetchAhead(queryClient, saved);
            },
          }}
          waiting={<Spinner />}
        />
        <WhyDetailsMatter />
      </div>
    </div>
  );
}
