import { useQuery } from "@tanstack/react-query";
import type { CivilDate } from "@vedanga/contract";
import type { SacredPlaceId } from "@vedanga/sacred-places";
import { useConventions } from "#almanac/use-conventions.ts";
import { panchangDay } from "#api/panchang.ts";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { toWireDate } from "#api/wire-date.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { pointOf } from "./point-of.ts";

const NOT_YET: CivilDate = { year: 2000, month: 1, day: 1 };

interface AnswerThere {
  readonly day: AlmanacDay | undefined;
  readonly fault: Error | null;
  retry(): void;
}

/** The panchang of a date at a place; null for the date before there is a clock. */
export function useDayThere(id: SacredPlaceId, date: CivilDate | null): AnswerThere {
  const { lang } = useLanguage();
  const { parameters: conventions } = useConventions();
  const question = { ...pointOf(id), date: toWireDate(date ?? NOT_YET), lang, conventions };
  const { data, error, refetch } = useQuery({ ...panchangDay(question), enabled: date !== null });
  return { day: data?.response, fault: error, retry: () => void refetch() };
}
