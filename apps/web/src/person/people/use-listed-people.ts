import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { sessionDetails, sessionRecordId } from "../details/user-details-store.ts";
import { keptPeople, type ListedPerson, listed, visitPeople } from "./people-lists.ts";

/** The id of a person of the session may not be known. */
export interface RowPerson extends Omit<ListedPerson, "id"> {
  readonly id: string | null;
}

/** The people on this device, those of this visit, and the one of the session where neither list has them. */
export function useListedPeople(): readonly RowPerson[] {
  const kept = useKeptValue(keptPeople);
  const visit = useKeptValue(visitPeople);
  const details = useKeptValue(sessionDetails);
  const sessionId = useKeptValue(sessionRecordId);
  const rows: readonly RowPerson[] = [...kept, ...visit.filter(({ id }) => !kept.some((person) => person.id === id))];
  // Of a session that began before there was a list, or whose id is not known.
  const own = details && !rows.some(({ id }) => id === sessionId) && { ...listed(details, ""), id: sessionId };
  return own ? [...rows, own] : rows;
}
