import { useQueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { useEffect } from "react";
import { useT } from "#i18n/use-t.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { BirthDetailsForm } from "./birth-details-form.tsx";
import styles from "./birth-details-screen.module.css";
import { fetchAhead } from "./fetch-ahead.ts";
import { WhyDetailsMatter } from "./why-details-matter.tsx";

interface BirthDetailsScreenProps {
  readonly details: UserDetails | null;
  readonly recordId: string | null;
  /** The details were erased a moment ago, which is to be said. */
  readonly isAfterErasure: boolean;
  onSaved(): void;
}

export function BirthDetailsScreen({ details, recordId, isAfterErasure, onSaved }: BirthDetailsScreenProps) {
  const t = useT();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isAfterErasure) document.querySelector("h1")?.focus();
  }, [isAfterErasure]);
  return (
    <div className="sheet">
      <header className={styles.head}>
        <p className={styles.badge}>{t("birth.badge")}</p>
        <PageTitle id="title.calculator" className={styles.title}>
          {t("birth.title")}
        </PageTitle>
        <p className={styles.lead}>{t("birth.lead")}</p>
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
