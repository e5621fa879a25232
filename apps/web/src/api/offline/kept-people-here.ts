import type { KeptPerson } from "./keeper-of.ts";

let people: () => readonly KeptPerson[] = () => [];

/** The people who are kept on this device now. They are asked for each time: another tab may have erased one. */
export const keptPeopleHere = (): readonly KeptPerson[] => people();

/** Who they are is known above this room: it says here how to find out. */
export function findKeptPeople(find: () => readonly KeptPerson[]): void {
  people = find;
}
