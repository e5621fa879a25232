import { useQueryClient } from "@tanstack/react-query";
import type { CivilDate, TimezoneAnswer } from "@vedanga/contract";
import { useState } from "react";
import { type ConventionChoice, callParameters } from "#api/conventions/conventions.ts";
import { type PanchangQuestion, panchang, panchangDay } from "#api/panchang.ts";
import { getTimezone } from "#api/place/get-timezone.ts";
import { toWireDate } from "#api/wire-date.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useLanguage } from "#i18n/use-language.ts";
import type { LocatedPlace } from "./calculator-form.ts";

/** The offset used if the clock of a place does not answer; the place's own zone still decides, if it is known. */
const DEFAULT_OFFSET_HOURS = 5.5;
const COORDINATE_DECIMALS = 6;

/** A filled form. */
export interface CustomQuestion {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly time: string;
  readonly locationText: string;
  readonly place: LocatedPlace;
  /** The parameters of the calculation. */
  readonly conventions: ConventionChoice;
}

/** A question that was answered, in any language: the answer itself is the cached call. */
export interface AnsweredQuestion {
  readonly question: Omit<PanchangQuestion, "lang">;
  readonly date: CivilDate;
  readonly time: string;
  readonly locationText: string;
  readonly place: LocatedPlace;
  /** IANA; undefined if it could not be found out. */
  readonly zone: string | undefined;
  /** Seconds east of UTC; null if it could not be found out. */
  readonly offsetSeconds: number | null;
  readonly note: TimezoneAnswer["note"];
  readonly conventions: ConventionChoice;
}

export interface CustomPanchangState {
  readonly isBusy: boolean;
  /** Why the last try came to nothing, null if it did not or another goes on; what was answered before stays. */
  readonly fault: unknown;
  readonly answered: AnsweredQuestion | null;
  ask(question: CustomQuestion): Promise<void>;
  /** Nothing is asked now: what failed before is of another question. */
  dropFault(): void;
}

/**
 * The calculator's calls: the clock of the place at that moment, then the panchang of the moment and that of its day.
 */
export function useCustomPanchang(): CustomPanchangState {
  const client = useQueryClient();
  const { lang } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const [answered, setAnswered] = useState<AnsweredQuestion | null>(null);

  /** A failed lookup is logged, and nothing else. */
  async function clockAt({ date, time, place }: CustomQuestion): Promise<TimezoneAnswer | null> {
    try {
      return await client.fetchQuery(getTimezone({ lat: place.lat, lon: place.lon, local: `${date}T${time}` }));
    } catch {
      return null;
    }
  }

  async function ask(asked: CustomQuestion): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      const clock = await clockAt(asked);
      const offsetSeconds = clock && clock.rawOffset + clock.dstOffset;
      const date = typedDate(asked.date);
      const question = {
        date: toWireDate(date),
        time: `${asked.time}:00`,
        lat: asked.place.lat.toFixed(COORDINATE_DECIMALS),
        lon: asked.place.lon.toFixed(COORDINATE_DECIMALS),
        tz: offsetSeconds === null ? (asked.place.offsetHours ?? DEFAULT_OFFSET_HOURS) : offsetSeconds / 3600,
        zone: clock?.timeZoneId ?? asked.place.zone,
        conventions: callParameters(asked.conventions),
      };
      await Promise.all([
        client.fetchQuery(panchang({ ...question, lang })),
        client.fetchQuery(panchangDay({ ...question, lang })),
      ]);
      setAnswered({
        question,
        date,
        time: asked.time,
        locationText: asked.locationText,
        place: asked.place,
        zone: question.zone,
        offsetSeconds,
        note: clock?.note,
        conventions: asked.conventions,
      });
    } catch (error) {
      setFault(error);
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, fault, answered, ask, dropFault: () => setFault(null) };
}
