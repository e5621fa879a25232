import type { ShownDetails } from "#api/birth/shown-details.ts";
import type { MessageId } from "#i18n/catalogue/en.ts";
import { formatDate, formatWeekday } from "#i18n/format-date.ts";
import { formatTime } from "#i18n/format-time.ts";
import { typedDate, typedTime } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { UNKNOWN_TIME_MINUTES } from "#person/certainty/certainty.tsx";

function bornOn(accuracyMinutes = 0): MessageId {
  if (accuracyMinutes >= UNKNOWN_TIME_MINUTES) return "results.bornSomeTime";
  return accuracyMinutes > 0 ? "results.bornAbout" : "results.bornOn";
}

/** The day and the time of a birth in a line, with as much certainty as the person has. */
export function useBirthInWords(details: ShownDetails): string {
  const t = useT();
  const { lang } = useLanguage();
  const date = typedDate(details.birthDate);
  return t(bornOn(details.timeAccuracyMinutes), {
    date: formatDate(date, lang),
    weekday: formatWeekday(date, lang),
    time: formatTime(typedTime(details.birthTime), lang, "sentence"),
  });
}
