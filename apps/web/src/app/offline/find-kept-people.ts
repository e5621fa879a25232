import { birthPlace } from "#api/birth/birth-place.ts";
import { findKeptPeople } from "#api/offline/kept-people-here.ts";
import { sessionDetails, sessionRecordId } from "#person/details/user-details-store.ts";
import { keptPeople } from "#person/people/people-lists.ts";

// The screens of a person show the one of the session: of the others on the list only the key is known here.
findKeptPeople(() => {
  const details = sessionDetails.get();
  const sessionId = sessionRecordId.get();
  return keptPeople.get().map(({ id }) => {
    if (details === null || id !== sessionId) return { id, birth: null };
    const { latitudeDeg: lat, longitudeDeg: lon } = birthPlace(details);
    return { id, birth: { moment: `${details.birthDate} ${details.birthTime}`, lat, lon } };
  });
});
