import { recordId, type UserDetails, userDetails } from "@vedanga/contract";
import * as z from "zod/mini";
import { keptValue } from "#platform/kept/kept-value.ts";
import { sharedValue } from "#platform/kept/shared-value.ts";

const { firstName, lastName, birthDate } = userDetails.shape;

/** What finds a person again, and tells them from another: no time of birth, no contact. The id opens the rest. */
const listedPerson = z.object({ id: recordId, firstName, lastName, birthDate, place: z.string() });
export type ListedPerson = z.infer<typeof listedPerson>;

/** A large family. */
export const MOST_PEOPLE = 20;

/** Entries that are broken are passed over; of two with the same id the first counts. */
const people = z.pipe(
  z.array(z.unknown()),
  z.transform((entries): readonly ListedPerson[] => {
    const whole = entries.flatMap((entry) => z.safeParse(listedPerson, entry).data ?? []);
    return whole.filter(({ id }, index) => whole.findIndex((other) => other.id === id) === index);
  }),
);

const NOBODY: readonly ListedPerson[] = [];

/** The people whom a visitor chose to keep on this device. */
export const keptPeople = sharedValue({ key: "keptPeople", schema: people, fallback: NOBODY });
/** The people of this visit, so that a second one does not push out the first. */
export const visitPeople = keptValue({ key: "visitPeople", schema: people, fallback: NOBODY });

export const listed = (
  details: Pick<UserDetails, "firstName" | "lastName" | "birthDate" | "location">,
  id: string,
): ListedPerson => ({
  id,
  firstName: details.firstName,
  lastName: details.lastName,
  birthDate: details.birthDate,
  place: details.location.split(",")[0]?.trim() ?? "",
});

const without = (list: readonly ListedPerson[], id: string): readonly ListedPerson[] => {
  const rest = list.filter((person) => person.id !== id);
  return rest.length === 0 ? NOBODY : rest;
};

const isIn = (list: readonly ListedPerson[], id: string): boolean => list.some((person) => person.id === id);

/** Keeps a person on the device: whether that is so now, the list is full, or the browser refused. */
export function keepPerson(person: ListedPerson): "kept" | "full" | "refused" {
  const list = keptPeople.get();
  if (isIn(list, person.id)) return "kept";
  if (list.length >= MOST_PEOPLE) return "full";
  return keptPeople.set([...list, person]) ? "kept" : "refused";
}

export const stopKeeping = (id: string): boolean => keptPeople.set(without(keptPeople.get(), id));

/** The latest people of the visit, in the order in which they came. */
export function noteVisit(person: ListedPerson): void {
  const list = visitPeople.get();
  if (!isIn(list, person.id)) visitPeople.set([...list, person].slice(-MOST_PEOPLE));
}

/** The person has another record now, in the same place of each list. */
export function replaceListed(oldId: string, person: ListedPerson): void {
  const replaced = (list: readonly ListedPerson[]) =>
    without(list, person.id).map((other) => (other.id === oldId ? person : other));
  if (isIn(keptPeople.get(), oldId)) keptPeople.set(replaced(keptPeople.get()));
  if (isIn(visitPeople.get(), oldId)) visitPeople.set(replaced(visitPeople.get()));
}

export function removeListed(id: string): void {
  if (isIn(keptPeople.get(), id)) stopKeeping(id);
  visitPeople.set(without(visitPeople.get(), id));
}
