import { SENSITIVE_QUANTITIES } from "@vedanga/contract";
import { use, useId } from "react";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { FactRows } from "#person/report/fact-rows.tsx";
import { useNameIds } from "#person/report/report-title.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { Why } from "#ui/why/why.tsx";
import { type Certainty, CertaintyContext, UNKNOWN_TIME_MINUTES } from "./certainty.tsx";
import type { Quantity } from "./doubt-of.ts";
import styles from "./time-doubt.module.css";

const nameOf = (quantity: Quantity): MessageId => `certainty.${quantity}`;

/** Where the time of birth is about or not known: what then can be said, and what cannot. */
export function TimeDoubt() {
  const certainty = use(CertaintyContext);
  if (certainty === null) return null;
  return <Doubt certainty={certainty} />;
}

function Doubt({ certainty: { minutes, answer, error, refresh } }: { readonly certainty: Certainty }) {
  const t = useT();
  const titleId = useId();
  const nameIds = useNameIds(titleId);
  const open = answer && new Set(answer.open.map(({ quantity }) => quantity));
  const isUnknown = minutes >= UNKNOWN_TIME_MINUTES;
  return (
    <section className={styles.doubt} aria-labelledby={nameIds} aria-busy={open === undefined && error === null}>
      <h2 id={titleId} className={styles.title}>
        {t(isUnknown ? "certainty.unknown" : "certainty.about", { minutes })}
      </h2>
      <p>{t(isUnknown ? "certainty.unknownText" : "certainty.aboutText")}</p>
      {error ? (
        <ErrorPanel error={error} onRetry={refresh}>
          {t("certainty.failed")}
        </ErrorPanel>
      ) : (
        <FactRows
          className={styles.rows}
          rows={SENSITIVE_QUANTITIES.map((quantity) => ({
            label: nameOf(quantity),
            value:
              open === undefined ? (
                <span className={styles.waiting}>{"\u00a0"}</span>
              ) : (
                <span className={open.has(quantity) ? styles.open : undefined}>
                  {t(open.has(quantity) ? "certainty.open" : "certainty.steady")}
                </span>
              ),
          }))}
        />
      )}
      {!error && (
        <Why question={t("certainty.when")}>
          {answer === undefined && <Skeleton lines={3} />}
          {answer?.open.length === 0 && <p>{t("certainty.nothing")}</p>}
          <ul className={styles.changes}>
            {answer?.open.map(({ text, quantity }) => (
              <li key={quantity}>{text}</li>
            ))}
          </ul>
        </Why>
      )}
    </section>
  );
}
