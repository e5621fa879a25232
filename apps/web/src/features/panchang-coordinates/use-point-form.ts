import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Place, TimezoneAnswer } from "@vedanga/contract";
import { isoDate } from "@vedanga/contract";
import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import { rememberedCity } from "#almanac/remembered-city.ts";
import { everyZone } from "#almanac/use-zone.ts";
import { getTimezone, offsetHoursOf } from "#api/place/get-timezone.ts";
import { toWireTime } from "#api/wire-date.ts";
import { isZoneAtHand, zoneClock } from "#i18n/zone-clock.ts";
import { typedEarly } from "#ui/form/typed-early.ts";
import { useSchemaForm } from "#ui/form/use-schema-form.ts";
import { placeText } from "#ui/place-combobox/place-words.ts";
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
  type PointField,
  pastedPoint,
  pointOf,
  pointSchema,
} from "./point-form.ts";

const SETTLE_MS = 300;
const PLACE_DECIMALS = 6;
const DELHI_ZONE = "Asia/Kolkata";
export const PLACE_INPUT_ID = "point-place";
const DATED = { date: inputIdOf("date"), time: inputIdOf("time") } as const;

const pointAt = ({ lat, lon }: Pick<Place, "lat" | "lon">): Pick<PointDraft, "latitude" | "longitude"> => ({
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
  readonly form: UseFormReturn<PointDraft>;
  readonly draft: PointDraft;
  /** What is made of the name in the place field. */
  readonly named: NamedPlace;
  /** The clock at the point and moment, as far as it is known. */
  readonly clock: TimezoneAnswer | undefined;
  readonly isClockUnknown: boolean;
  write(field: PointField, text: string): void;
  /** Two coordinates in one field fill both. */
  partPoint(): void;
  writePlace(text: string): void;
  choosePlace(place: Place, text: string): void;
  /** Discards the typed offset. */
  takeZone(): void;
  submit(): Promise<void>;
}

type City = ReturnType<typeof rememberedCity.get>;

/** The city of this device, if its clocks can be had. */
async function cityWithClocks(client: QueryClient): Promise<City> {
  const city = rememberedCity.get();
  if (city === null || isZoneAtHand(city.zone)) return city;
  try {
    await client.fetchQuery(everyZone);
  } catch {
    return null;
  }
  return isZoneAtHand(city.zone) ? city : null;
}

/** What was typed before the page was hydrated, which is only in the fields. */
function earlyDraft(): Partial<PointDraft> {
  const place = typedEarly(PLACE_INPUT_ID, (text) => text === "");
  const typed = FIELDS.map((field) => [field, typedEarly(inputIdOf(field), (text) => text === FIRST_DRAFT[field])]);
  const early: Partial<PointDraft> = Object.fromEntries(typed.filter(([, text]) => text !== undefined));
  return { ...early, ...(place && { place }), isOffsetByHand: early.offset !== undefined };
}

/** What the address says, then what was typed by now, then this moment in the city of this device; without one in New Delhi. */
function firstDraft(search: URLSearchParams, entered: PointDraft, city: City): PointDraft {
  const now = zoneClock(city?.zone ?? DELHI_ZONE, Date.now());
  const known: Partial<Record<PointField, string>> = {
    date: isoDate(now.date),
    time: toWireTime(now.time),
    ...(city && pointAt(city)),
  };
  const named = { date: "date", time: "time", latitude: "lat", longitude: "lon", offset: "tz" } as const;
  const isTyped = (field: PointField): boolean =>
    field === "offset" ? entered.isOffsetByHand : entered[field] !== FIRST_DRAFT[field];
  const entries = FIELDS.map((field) => [
    field,
    search.get(named[field]) || (isTyped(field) ? entered[field] : (known[field] ?? FIRST_DRAFT[field])),
  ]);
  const isOffsetByHand = search.has("tz") || entered.isOffsetByHand;
  const draft = { ...entered, ...Object.fromEntries(entries), isOffsetByHand };
  if (entered.place !== "") return draft;
  const isCity = city && draft.latitude === known.latitude && draft.longitude === known.longitude;
  return isCity ? { ...draft, place: placeText(city), chosenPlace: placeText(city) } : draft;
}

interface Asking {
  ask(point: AskedPoint): Promise<void>;
  /** What is in the form cannot be asked; what failed before is of another point. */
  askNothing(): void;
}

/** The state of the form: everything typed is kept, and the clock is looked up beside it. */
export function usePointForm({ ask, askNothing }: Asking): PointForm {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const form = useSchemaForm(pointSchema, FIRST_DRAFT, DATED);
  const draft = useWatch({ control: form.control, compute: (entered: PointDraft) => ({ ...entered }) });

  // In the layout phase: a later one finds the fields drawn again, as they were served.
  useLayoutEffect(() => form.setValues(earlyDraft()), [form]);

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

  // The field shows the clock that was found, until a person types another. In the layout phase: no key comes in between.
  const found = clock && isClear ? offsetText(offsetHoursOf(clock)) : null;
  useLayoutEffect(() => {
    if (found !== null && !draft.isOffsetByHand) form.setValues({ offset: found });
  }, [form, found, draft.isOffsetByHand]);

  async function clockOf(of: PointDraft): Promise<TimezoneAnswer | null> {
    try {
      return await client.fetchQuery(clockQuery(of));
    } catch {
      return null;
    }
  }

  async function sendEntered(sent: PointDraft): Promise<void> {
    const there = await clockOf(sent);
    const point = pointOf(sent);
    const zoneThere = there?.timeZoneId ?? null;
    const clockThere = sent.isOffsetByHand ? null : there;
    await ask({
      ...point,
      offsetHours: clockThere ? offsetHoursOf(clockThere) : point.offsetHours,
      zone: clockThere && zoneThere,
      zoneThere,
    });
  }
  // What is to be corrected stands alone: not beside the failure of an earlier sending.
  const send = form.handleSubmit(sendEntered, askNothing);

  // The first answer is there before anybody asks: the city of this device or New Delhi now, or what the address names.
  const begin = useEffectEvent(async () => {
    const city = await cityWithClocks(client);
    const entered = form.getValues();
    const draft = firstDraft(search, entered, city);
    form.setValues(draft);
    const faults = faultsOf(draft);
    // A place that is typed and not found yet may be another point than that of the fields.
    const isHalfTyped =
      draft.place !== draft.chosenPlace ||
      FIELDS.some((field) => faults[field] !== undefined && draft[field] === entered[field]);
    if (isHalfTyped) askNothing();
    else void send();
  });
  useEffect(() => void begin(), []);

  function put(change: Partial<PointDraft>): void {
    form.setValues(change);
    form.clearErrors(FIELDS.filter((field) => field in change));
  }

  function choosePlace(place: Place, text: string): void {
    put({ ...pointAt(place), place: text, chosenPlace: text, isOffsetByHand: false });
    form.clearErrors("offset");
  }

  function partPoint(): void {
    const pasted = pastedPoint(form.getValues());
    if (pasted) put(pasted);
  }

  const named = useNamedPlace({
    text: draft.place,
    isSettled: draft.place === draft.chosenPlace,
    onTaken: choosePlace,
  });

  return {
    form,
    draft,
    named,
    clock: isClear ? clock : undefined,
    isClockUnknown,
    write(field, text) {
      const isPoint = field === "latitude" || field === "longitude";
      put({
        [field]: text,
        ...(field === "offset" && { isOffsetByHand: true }),
        ...(isPoint && { place: "", chosenPlace: "" }),
      });
    },
    writePlace: (place) => put({ place }),
    choosePlace,
    partPoint,
    takeZone() {
      put({ isOffsetByHand: false });
      form.clearErrors("offset");
    },
    /** A name in the place field decides where the panchang is for, chosen or not. */
    async submit() {
      partPoint();
      const standing = await named.lookUp();
      if (standing === null || standing.kind === "denied" || standing.kind === "one") return send();
      askNothing();
      document.getElementById(PLACE_INPUT_ID)?.focus();
    },
  };
}
