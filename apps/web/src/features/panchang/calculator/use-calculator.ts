import { HYDERABAD } from "@vedanga/contract";
import { useEffect, useState } from "react";
import type { ConventionChoice } from "#almanac/conventions.ts";
import { useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { useZone } from "#almanac/use-zone.ts";
import { typedEarly } from "#ui/form/typed-early.ts";
import { useFaults } from "#ui/form/use-faults.ts";
import { placeText } from "#ui/place-combobox/place-words.ts";
import { type NamedPlace, useNamedPlace } from "#ui/place-combobox/use-named-place.ts";
import { useNow } from "#ui/use-now.ts";
import {
  type CalculatorDraft,
  type CalculatorField,
  type DraftFaults,
  EMPTY_DRAFT,
  FIELDS,
  faultsOf,
  inputIdOf,
  type LocatedPlace,
} from "./calculator-form.ts";
import { momentAt, zoneOfNow, zoneWanted } from "./moment-at.ts";
import { type CurrentLocation, useCurrentLocation } from "./use-current-location.ts";
import type { CustomPanchangState } from "./use-custom-panchang.ts";

export interface CalculatorState {
  readonly draft: CalculatorDraft;
  readonly faults: DraftFaults;
  /** Counts the tries that were not sent. */
  readonly attempt: number;
  readonly isBusy: boolean;
  /** What is typed and pressed reaches the form. */
  readonly isHydrated: boolean;
  /** What it calculates by. */
  readonly conventions: ConventionChoice;
  readonly here: CurrentLocation;
  /** What is made of a location that was typed and not chosen. */
  readonly named: NamedPlace;
  /** Why the location could not be looked up when the form was sent, null if that did not happen. */
  readonly lookUpFault: unknown;
  /** Takes what was put in; the faults of the fields it touches are forgotten. */
  put(change: Partial<CalculatorDraft>): void;
  submit(): Promise<void>;
}

function earlyDraft(): Partial<CalculatorDraft> {
  const typed = FIELDS.map((field) => [field, typedEarly(inputIdOf(field), (text) => text === "")] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== undefined));
}

/** The form's state: one try at a time, and everything typed is kept. */
export function useCalculator({ isBusy: isAsking, ask }: CustomPanchangState): CalculatorState {
  const [own, setOwn] = useState(EMPTY_DRAFT);
  const [isMomentOwn, setMomentOwn] = useState(false);
  const { faults, attempt, refuse, forget } = useFaults<CalculatorField>();
  const [isHydrated, setAwake] = useState(false);
  const [isLookingUp, setLookingUp] = useState(false);
  const isBusy = isAsking || isLookingUp;

  const { place: shown } = useAlmanacPlace();
  const { conventions } = useConventions();
  const nowMs = useNow();
  // Until a person sets a date or a time it is now, at the place that was chosen, else at that of the page.
  useZone(zoneWanted(own.place, shown?.zone));
  const zone = zoneOfNow(own.place, shown?.zone);
  const draft = isMomentOwn || nowMs === null ? own : { ...own, ...momentAt(zone, nowMs) };

  const [lookUpFault, setLookUpFault] = useState<unknown>(null);
  const here = useCurrentLocation(fill);
  const named = useNamedPlace({
    text: draft.location,
    isSettled: draft.place !== null,
    onTaken: (place, location) => put({ location, place }),
  });

  // What was typed before the page was hydrated is only in the fields.
  useEffect(() => {
    const early = earlyDraft();
    const isMoment = "date" in early || "time" in early;
    setMomentOwn(isMoment);
    setOwn((before) => ({ ...before, ...(isMoment ? momentAt(HYDERABAD.zone, Date.now()) : {}), ...early }));
    setAwake(true);
  }, []);

  function put(change: Partial<CalculatorDraft>): void {
    if ("location" in change) here.dismiss();
    if ("date" in change || "time" in change) keepMoment();
    fill(change);
  }

  /** From now on date and time stay as they are seen. */
  function keepMoment(): void {
    setMomentOwn(true);
    setOwn((before) => ({ ...before, date: draft.date, time: draft.time }));
  }

  function fill(change: Partial<CalculatorDraft>): void {
    setOwn((before) => ({ ...before, ...change }));
    forget(Object.keys(change));
  }

  /** The place of the draft; null if it cannot be found, which the form reports. */
  async function locate(): Promise<{ readonly text: string; readonly place: LocatedPlace } | null> {
    if (draft.place !== null) return { text: draft.location, place: draft.place };
    setLookingUp(true);
    const standing = await named.lookUp();
    setLookingUp(false);
    if (standing?.kind === "one") return { text: placeText(standing.place), place: standing.place };
    if (standing?.kind === "failed") setLookUpFault(standing.error);
    else if (standing) refuse({ location: `panchang.form.location${standing.kind === "none" ? "Unknown" : "Which"}` });
    return null;
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    setLookUpFault(null);
    const found = faultsOf(draft);
    if (Object.keys(found).length > 0) {
      refuse(found);
      return;
    }
    const where = await locate();
    if (where === null) return;
    // It was asked by the moment on screen, not by that of the place found now.
    if (draft.place === null) keepMoment();
    await ask({ date: draft.date, time: draft.time, locationText: where.text, place: where.place, conventions });
  }

  return { draft, faults, attempt, isBusy, isHydrated, conventions, here, named, lookUpFault, put, submit };
}
