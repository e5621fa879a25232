import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Place, TimezoneAnswer } from "@vedanga/contract";
import { isoDate } from "@vedanga/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { getTimezone, offsetHoursOf } from "#api/get-timezone.ts";
import { toWireTime } from "#api/wire-date.ts";
import { zoneClock } from "#i18n/zone-clock.ts";
import { typedEarly } from "#ui/form/typed-early.ts";
import { useFaults } from "#ui/form/use-faults.ts";
import { type NamedPlace, useNamedPlace } from "#ui/place-combobox/use-named-place.ts";
import { useDebounced } from "#ui/use-debounced.ts";
import {
  FIELDS,
  FIRST_DRAFT,
  faultsOf,
  inputIdOf,
  offsetText,
  type Point,
  type PointDraft,
  type PointFaults,
  type PointField,
  pointOf,
} from "./point-form.ts";

const SETTLE_MS = 300;
const PLACE_DECIMALS = 6;
const DELHI_ZONE = "Asia/Kolkata";
export const PLACE_INPUT_ID = "point-place";

const pointAt = ({ lat, lon }: Place): Pick<PointDraft, "latitude" | "longitude"> => ({
  latitude: lat.toFixed(PLACE_DECIMALS),
  longitude: lon.toFixed(PLACE_DECIMALS),
});

/** A form that is filled: the point, and the zone whose clock it uses, null if the offset was typed. */
export interface AskedPoint extends Point {
  readonly zone: string | null;
  /** The zone at the point, whichever clock was taken. */
  readonly zoneThere: string | null;
}

export interface PointForm {
  readonly draft: PointDraft;
  readonly placeText: string;
  /** What is made of the name in the place field. */
  readonly named: NamedPlace;
  readonly faults: PointFaults;
  /** Counts the tries that were not sent. */
  readonly attempt: number;
  readonly isOffsetByHand: boolean;
  /** The clock at the point and moment, as far as it is known. */
  readonly clock: TimezoneAnswer | undefined;
  readonly isClockUnknown: boolean;
  put(field: PointField, text: string): void;
  putPlaceText(text: string): void;
  choosePlace(place: Place, text: string): void;
  /** Discards the typed offset. */
  takeZone(): void;
  submit(): Promise<void>;
}

/** What the address says, then the page as it was typed into before hydration, then New Delhi at this moment. */
function firstDraft(search: URLSearchParams): PointDraft {
  const now = zoneClock(DELHI_ZONE, Date.now());
  const known: Partial<Record<PointField, string>> = { date: isoDate(now.date), time: toWireTime(now.time) };
  const named = { date: "date", time: "time", latitude: "lat", longitude: "lon", offset: "tz" } as const;
  const typed = (field: PointField) => typedEarly(inputIdOf(field), (text) => text === FIRST_DRAFT[field]);
  const entries = FIELDS.map((field) => [
    field,
    search.get(named[field]) || typed(field) || known[field] || FIRST_DRAFT[field],
  ]);
  return { ...FIRST_DRAFT, ...Object.fromEntries(entries) };
}

/** The state of the form: everything typed is kept, and the clock is looked up beside it. */
export function usePointForm(ask: (point: AskedPoint) => Promise<void>): PointForm {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const [placeText, setPlaceText] = useState("");
  const [chosenText, setChosenText] = useState("");
  const { faults, attempt, refuse, forget } = useFaults<PointField>();
  const [isOffsetByHand, setByHand] = useState(false);

  const settled = useDebounced(draft, SETTLE_MS);
  const { offset: _, ...unclear } = faultsOf(settled);
  const isClear = Object.keys(unclear).length === 0;
  const clockQuery = (of: PointDraft) => {
    const { latitudeDeg, longitudeDeg } = pointOf({ ...of, date: of.date || "2000-01-01" });
    return getTimezone({ lat: latitudeDeg, lon: longitudeDeg, local: `${of.date}T${of.time}` });
  };
  const { data: clock, isError: isClockUnknown } = useQuery({
    ...clockQuery(isClear ? settled : FIRST_DRAFT),
    enabled: isClear,
  });

  // The field shows the clock that was found, until a person types another.
  const found = clock && isClear ? offsetText(offsetHoursOf(clock)) : null;
  useEffect(() => {
    if (found !== null && !isOffsetByHand) setDraft((before) => ({ ...before, offset: found }));
  }, [found, isOffsetByHand]);

  async function clockOf(of: PointDraft): Promise<TimezoneAnswer | null> {
    try {
      return await client.fetchQuery(clockQuery(of));
    } catch {
      return null;
    }
  }

  async function send(of: PointDraft, byHand: boolean): Promise<void> {
    if (refuse(faultsOf(of))) return;
    const there = await clockOf(of);
    const point = pointOf(of);
    const zone = byHand ? null : (there?.timeZoneId ?? null);
    const offsetHours = there && !byHand ? offsetHoursOf(there) : point.offsetHours;
    await ask({ ...point, offsetHours, zone, zoneThere: there?.timeZoneId ?? null });
  }

  // The first answer is there before anybody asks: New Delhi now, or what the address names.
  const begin = useEffectEvent(() => {
    const first = firstDraft(search);
    const byHand = search.has("tz");
    setDraft(first);
    setByHand(byHand);
    void send(first, byHand);
  });
  useEffect(() => begin(), []);

  function choosePlace(place: Place, text: string): void {
    setPlaceText(text);
    setChosenText(text);
    setByHand(false);
    setDraft((before) => ({ ...before, ...pointAt(place) }));
    forget(["latitude", "longitude", "offset"]);
  }

  const named = useNamedPlace({ text: placeText, isSettled: placeText === chosenText, onTaken: choosePlace });

  /** A name in the place field decides where the panchang is for, chosen or not. */
  async function submit(): Promise<void> {
    const standing = await named.lookUp();
    if (standing === null || standing.kind === "denied") return send(draft, isOffsetByHand);
    if (standing.kind === "one") return send({ ...draft, ...pointAt(standing.place) }, false);
    document.getElementById(PLACE_INPUT_ID)?.focus();
  }

  return {
    draft,
    placeText,
    named,
    faults,
    attempt,
    isOffsetByHand,
    clock: isClear ? clock : undefined,
    isClockUnknown,
    put(field, text) {
      setDraft((before) => ({ ...before, [field]: text }));
      forget([field]);
      if (field === "offset") setByHand(true);
      if (field === "latitude" || field === "longitude") {
        setPlaceText("");
        setChosenText("");
      }
    },
    putPlaceText: setPlaceText,
    choosePlace,
    takeZone: () => {
      setByHand(false);
      forget(["offset"]);
    },
    submit,
  };
}
