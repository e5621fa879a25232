import { useQueryClient } from "@tanstack/react-query";
import { languageOfWord } from "@vedanga/names/language";
import { useEffect } from "react";
import { rememberedCity } from "#almanac/remembered-city.ts";
import { callParameters } from "#api/conventions/conventions.ts";
import { useChosenConventions } from "#api/conventions/use-chosen-conventions.ts";
import { dropForgotten, trimDays } from "#api/offline/kept-answers.ts";
import { preferredLanguage } from "#i18n/preferred-language.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { sessionDetails, sessionRecordId } from "#person/details/user-details-store.ts";
import { keptPeople } from "#person/people/people-lists.ts";
import { isSparing } from "#platform/is-sparing.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { logFault } from "#platform/log-fault.ts";
import { whenWorkerIsHere } from "#platform/offline/is-worker-here.ts";
import { tellLanguage } from "#platform/offline/tell-language.ts";
import { whenIdle } from "#platform/when-idle.ts";
import "./find-kept-people.ts";

/** Does it once the page has nothing better to do and the worker serves it. The answer calls it off. */
function whenKeeping(task: () => Promise<void>): () => void {
  let callOff = (): void => {};
  const stop = whenWorkerIsHere(() => {
    if (!isSparing()) callOff = whenIdle(() => void task().catch(logFault));
  });
  return () => {
    stop();
    callOff();
  };
}

/** What a page needs of the app later, kept by the worker; where there is none, brought into the browser's own store. */
async function keepFiles(): Promise<void> {
  const worker = await import("#platform/offline/start-worker.ts").catch(logFault);
  if ((await worker?.startWorker()) || !navigator.onLine) return;
  const ahead = await import("#platform/navigation/screens-ahead.ts").catch(logFault);
  await ahead?.bringScreens();
}

/** Keeps the app, the days of the chosen city and the kept people on this device, and clears what is not to be kept any more. */
export function KeepOffline() {
  const client = useQueryClient();
  const { lang } = useLanguage();
  const chosen = languageOfWord(useKeptValue(preferredLanguage));
  const city = useKeptValue(rememberedCity);
  const conventions = useChosenConventions();
  const people = useKeptValue(keptPeople);
  const details = useKeptValue(sessionDetails);
  const sessionId = useKeptValue(sessionRecordId);
  const isKept = people.some(({ id }) => id === sessionId);

  useEffect(() => whenIdle(() => void keepFiles()), []);
  useEffect(() => whenWorkerIsHere(() => void tellLanguage(chosen)), [chosen]);
  // Also whoever leaves the list in another tab, or left it while the storage was cleared.
  useEffect(() => {
    void dropForgotten();
    return keptPeople.subscribe(() => void dropForgotten());
  }, []);
  useEffect(
    () =>
      whenKeeping(async () => {
        await trimDays();
        const { keepDays } = await import("#features/panchang/keep-days.ts");
        await keepDays(client, { city, lang, conventions: callParameters(conventions) });
      }),
    [client, city, lang, conventions],
  );
  useEffect(() => {
    if (!isKept || details === null || sessionId === null) return undefined;
    return whenKeeping(async () => {
      const { keepPersonHere } = await import("./keep-person.ts");
      await keepPersonHere({ id: sessionId, details, lang, conventions });
    });
  }, [isKept, details, sessionId, lang, conventions]);
  return null;
}
