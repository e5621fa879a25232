import { useQuery } from "@tanstack/react-query";
import { publicSettings } from "#api/public-settings.ts";
import { useT } from "#i18n/use-t.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import styles from "./contact-page.module.css";

export function ContactPage() {
  const t = useT();
  const { data, error, refetch } = useQuery(publicSettings);
  return (
    <div className={`sheet ${styles.page}`}>
      <PageTitle id="title.contact" description="contact.description" />
      <noscript data-contact="">
        {/* The server puts the address in. */}
        <p className={styles.sentence}>
          {t("contact.sentence")} <a href="mailto:%CONTACT_EMAIL%">%CONTACT_EMAIL%</a>.
        </p>
      </noscript>
      {error !== null && data === undefined && (
        <ErrorPanel error={error} onRetry={() => void refetch()}>
          {t("contact.failed")}
        </ErrorPanel>
      )}
      <p className={styles.sentence} aria-busy={data === undefined && error === null}>
        {data && data.contactEmail === null && t("contact.none")}
        {data && data.contactEmail !== null && (
          <>
            {t("contact.sentence")} <a href={`mailto:${data.contactEmail}`}>{data.contactEmail}</a>.
          </>
        )}
      </p>
    </div>
  );
}
