import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { searchPlaces } from "#api/search-places.ts";
import { logFault } from "#app/log-fault.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { placeText } from "#ui/place-combobox/place-words.ts";
import {
  type CalculatorDraft,
  type DraftFaults,
  EMPTY_DRAFT,
  FIELDS,
  faultsOf,
  inputIdOf,
  placeNamed,
} from "./calculator-form.ts";
import { type CurrentLocation, useCurrentLocation } from "./use-current-location.ts";
import type { CustomPanchangState } from "./use-custom-panchang.ts";

export interface CalculatorState {
  readonly draft: CalculatorDraft;
  readonly faults: DraftFaults;
  /** Counts the tries that were not sent. */
  readonly attempt: number;
  readonly isBusy: boolean;
  /** What is typed and pressed reaches the form. */
  readonly isAwake: boolean;
  readonly here: CurrentLocation;
  /** Takes what was put in; the faults of the fields it touches are forgotten. */
  put(change: Partial<CalculatorDraft>): void;
  submit(): Promise<void>;
}

function typedEarly(): Partial<CalculatorDraft> {
  const inputs = FIELDS.map((field) => [field, document.getElementById(inputIdOf(field))] as const);
  return Object.fromEntries(
    inputs.flatMap(([field, input]) => (input instanceof HTMLInputElement ? [[field, input.value]] : [])),
  );
}

/** The form's state: one try at a time, and everything typed is kept. */
export function useCalculator({ isBusy: isAsking, ask }: CustomPanchangState): CalculatorState {
  const client = useQueryClient();
  const { lang } = useLanguage();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [faults, setFaults] = useState<DraftFaults>({});
  const [attempt, setAttempt] = useState(0);
  const [isAwake, setAwake] = useState(false);
  const [isLookingUp, setLookingUp] = useState(false);
  const isBusy = isAsking || isLookingUp;

  const here = useCurrentLocation(fill);

  // What was typed while the page was still asleep stands in the fields alone.
  useEffect(() => {
    setDraft((before) => ({ ...before, ...typedEarly() }));
    setAwake(true);
  }, []);

  function put(change: Partial<CalculatorDraft>): void {
    if ("location" in change) here.dismiss();
    fill(change);
  }

  function fill(change: Partial<CalculatorDraft>): void {
    setDraft((before) => ({ ...before, ...change }));
    setFaults(({ ...left }) => {
      for (const field of Object.keys(change)) delete left[field as keyof DraftFaults];
      return left;
    });
  }

  function refuse(found: DraftFaults): void {
    setFaults(found);
    setAttempt((count) => count + 1);
  }

  async function lookUp(location: string) {
    setLookingUp(true);
    try {
      return placeNamed(location, await client.fetchQuery(searchPlaces(location, lang)));
    } catch (error) {
      logFault(error);
      return undefined;
    } finally {
      setLookingUp(false);
    }
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const found = faultsOf(draft);
    if (Object.keys(found).length > 0) return refuse(found);
    const place = draft.place ?? (await lookUp(draft.location));
    if (place === undefined) return refuse({ location: "panchang.form.locationUnknown" });
    const text = "name" in place ? placeText(place) : draft.location;
    if (draft.place === null) put({ location: text, place });
    await ask({ date: draft.date, time: draft.time, locationText: text, place });
  }

  return { draft, faults, attempt, isBusy, isAwake, here, put, submit };
}
