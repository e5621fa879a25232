import { useState } from "react";
import { formatDate } from "#i18n/format-date.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { useDevice } from "#ui/device/use-device.ts";
import { Icon } from "#ui/icon.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { TextPress } from "#ui/press/text-press.tsx";
import { EraseQuestion } from "./erase-question.tsx";
import styles from "./people-list.module.css";
import { keepPerson, type ListedPerson, MOST_PEOPLE, removeListed } from "./people-lists.ts";
import type { RowPerson } from "./use-listed-people.ts";
import { useOpenPerson } from "./use-open-person.ts";
import { useTownName } from "./use-town-name.ts";

interface PersonRowProps {
  readonly person: RowPerson;
  readonly isKept: boolean;
  /** It is the person whose chart the session has. */
  readonly isOwn: boolean;
  close(): Promise<void>;
  onErased(name: string): void;
}

/** One person of the list. What is asked about them, and what failed, is said in their row. */
export function PersonRow({ person, isKept, isOwn, close, onErased }: PersonRowProps) {
  const t = useT();
  const { lang } = useLanguage();
  const device = useDevice();
  const opening = useOpenPerson(isOwn ? null : person.id, close);
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<"full" | "refused" | null>(null);
  const { id } = person;
  const place = useTownName(person.place);
  const name = `${person.firstName} ${person.lastName}`;
  const born = [formatDate(typedDate(person.birthDate), lang), place].filter(Boolean).join(", ");

  function keep(known: ListedPerson): void {
    const outcome = keepPerson(known);
    setFault(outcome === "kept" ? null : outcome);
  }

  return (
    <li className={isAsked ? `${styles.row} ${styles.asked}` : styles.row} data-own={isOwn || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-current={isOwn || undefined}
        aria-busy={opening.isOpening || undefined}
        onClick={() => void opening.open()}
      >
        <b>{name}</b>
        <span>{opening.isOpening ? t("people.opening") : born}</span>
      </button>
      <button
        type="button"
        className={styles.bin}
        aria-label={t("people.erase", { name })}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        <Icon name="bin" />
      </button>
      {opening.failure !== null && (
        <div className={styles.across}>
          {opening.isGone && id !== null ? (
            <>
              <p role="alert">{t("people.gone")}</p>
              <TextPress onClick={() => removeListed(id)}>{t("people.takeOut")}</TextPress>
            </>
          ) : (
            <ErrorPanel error={opening.failure} onRetry={() => void opening.open()}>
              {t("people.openFailed")}
            </ErrorPanel>
          )}
        </div>
      )}
      {!isKept && !isAsked && (
        <p className={styles.note}>
          <span>{t("people.visit")}</span>
          {id !== null && (
            <TextPress aria-label={`${t("people.keep", { device })}: ${name}`} onClick={() => keep({ ...person, id })}>
              {t("people.keep", { device })}
            </TextPress>
          )}
        </p>
      )}
      {fault && (
        <p role="alert" className={styles.across}>
          {t(`people.${fault}`, { device, count: MOST_PEOPLE })}
        </p>
      )}
      {isAsked && (
        <EraseQuestion
          id={id}
          name={name}
          close={close}
          onLeft={() => setAsked(false)}
          onErased={() => onErased(name)}
        />
      )}
    </li>
  );
}
