import { useQuery } from "@tanstack/react-query";
import type { CivilDate } from "@vedanga/contract";
import { SACRED_PLACE_FACTS, type SacredPlaceId } from "@vedanga/sacred-places";
import { type AlmanacSubject, dayAddress } from "#almanac/almanac-address.ts";
import { shownFestivals } from "#almanac/shown-festivals.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { nextFestival } from "#api/next-festival.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { formatDate, formatMonth } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { FactRow } from "./fact-row.tsx";
import { monthKinds } from "./month-kinds.ts";
import { pointOf } from "./point-of.ts";

interface FestivalsThereProps {
  readonly id: SacredPlaceId;
  readonly day: AlmanacDay | undefined;
  readonly today: CivilDate | null;
  readonly subject: AlmanacSubject;
}

const NOT_YET: CivilDate = { year: 2000, month: 1, day: 1 };

/** What is kept today, and the next festival that the temple keeps. */
export function FestivalsThere({ id, day, today, subject }: FestivalsThereProps) {
  const t = useT();
  const { lang } = useLanguage();
  const { parameters: conventions } = useConventions();
  const { festivals: ids, closedMonths: closed } = SACRED_PLACE_FACTS[id];
  const { data: next, isError } = useQuery({
    ...nextFestival({ ...pointOf(id), ids, after: today ?? NOT_YET, lang, conventions }),
    enabled: today !== null,
  });
  // Two schools may keep the same one on the same day.
  const shown = day ? shownFestivals(day) : [];
  // The full or new Moon is the tithi above; beside a festival it says nothing new.
  const own = shown.filter(({ kind }) => kind !== "full_or_new_moon");
  const kept = new Set((own.length > 0 ? own : shown).map(({ name }) => name));
  const kind = today === null ? undefined : monthKinds(SACRED_PLACE_FACTS[id])[today.month - 1];
  const isClosed = kind === "closed" || kind === "closing" || kind === "opening";
  return (
    <>
      {isClosed && closed && (
        <FactRow label={t("sacred.temple")}>
          {t("sacred.closed", { from: formatMonth(closed[0], lang), to: formatMonth(closed[1], lang) })}
        </FactRow>
      )}
      {kept.size > 0 && <FactRow label={t("sacred.festival")}>{[...kept].join(", ")}</FactRow>}
      {next !== null && !isError && (
        <FactRow label={t("sacred.nextFestival")}>
          {next && (
            <AppLink to={dayAddress(next.date, subject)}>
              {t("sacred.onDate", { name: next.name, date: formatDate(next.date, lang) })}
            </AppLink>
          )}
        </FactRow>
      )}
    </>
  );
}
