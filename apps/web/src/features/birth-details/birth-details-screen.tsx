import { useQueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { AddressFaultNote } from "#person/details/address-fault-note.tsx";
import type { AddressFault } from "#person/details/use-user-details.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { BirthDetailsForm } from "./birth-details-form.tsx";
import styles from "./birth-details-screen.module.css";
import { fetchAhead } from "./fetch-ahead.ts";
import { WhyDetailsMatter } from "./why-details-matter.tsx";

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
  const { hash } = useLocation();
  useEffect(() => {
    if (!isAfterErasure) return;
    // Whatever was fetched about the person: this page shows none of it.
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] === "user" || !query.isActive() });
    document.querySelector("h1")?.focus();
  }, [isAfterErasure, queryClient]);
  useEffect(() => {
    // A link to a field of the form, such as that of a place to be chosen.
    if (hash !== "") document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
  return (
    <div className="sheet">
      <header className={styles.head}>
        <p className={styles.badge}>{t("birth.badge")}</p>
        <PageTitle id="title.calculator" description="birth.description" className={styles.title}>
          {t("birth.title")}
        </PageTitle>
        <p className={styles.lead}>{t("birth.lead")}</p>
        {addressFault && <AddressFaultNote fault={addressFault} />}
        {isAfterErasure && (
          <p className={styles.erased} role="status">
            {t("birth.erased")}
          </p>
        )}
      </header>
      <div className={`oxford ${styles.columns}`}>
        <BirthDetailsForm
          details={details}
          recordId={recordId}
          onSaved={(saved) => {
            onSaved();
            void fetchAhead(queryClient, saved);
          }}
        />
        <WhyDetailsMatter />
      </div>
    </div>
  );
}
