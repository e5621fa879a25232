import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { sessionRecordId } from "../details/user-details-store.ts";
import styles from "./people-list.module.css";
import { keptPeople } from "./people-lists.ts";
import { PersonRow } from "./person-row.tsx";
import { useListedPeople } from "./use-listed-people.ts";

interface PeopleListProps {
  /** The title of the list, which takes the focus when the row that had it is gone. */
  readonly titleId: string;
  /** Closes what the list is in. */
  close(): Promise<void>;
}

/** The people on this device and those of this visit: open one, keep one, erase one. */
export default function PeopleList({ titleId, close }: PeopleListProps) {
  const t = useT();
  const kept = useKeptValue(keptPeople);
  const rows = useListedPeople();
  const sessionId = useKeptValue(sessionRecordId);
  const [erased, setErased] = useState<string | null>(null);

  const isKept = (id: string): boolean => kept.some((person) => person.id === id);

  return (
    <>
      <p role="status" className={styles.status}>
        {erased !== null && t("people.erased", { name: erased })}
      </p>
      <ul>
        {rows.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isKept={person.id !== null && isKept(person.id)}
            isOwn={person.id === sessionId}
            close={close}
            onErased={(name) => {
              setErased(name);
              document.getElementById(titleId)?.focus();
            }}
          />
        ))}
      </ul>
    </>
  );
}
