import { HYDERABAD } from "@vedanga/contract";
import { useLayoutEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useAlmanacPlace } from "#almanac/use-almanac-place.ts";
import { useConventions } from "#almanac/use-conventions.ts";
import { useZone } from "#almanac/use-zone.ts";
import type { ConventionChoice } from "#api/conventions/conventions.ts";
import { declareFault } from "#ui/form/catalogue-faults.ts";
import { typedEarly } from "#ui/form/typed-early.ts";
import { useSchemaForm } from "#ui/form/use-schema-form.ts";
import { placeText } from "#ui/place-combobox/place-words.ts";
import { type NamedPlace, useNamedPlace } from "#ui/place-combobox/use-named-place.ts";
import { useNow } from "#ui/use-now.ts";
import {
  type CalculatorDraft,
  calculatorSchema,
  EMPTY_DRAFT,
  FIELDS,
  inputIdOf,
  type LocatedPlace,
} from "./calculator-form.ts";
import { momentAt, zoneOfNow, zoneWanted } from "./moment-at.ts";
import { type CurrentLocation, useCurrentLocation } from "./use-current-location.ts";
import type { CustomPanchangState } from "./use-custom-panchang.ts";

export interface CalculatorState {
  readonly form: UseFormReturn<CalculatorDraft>;
  readonly draft: CalculatorDraft;
  readonly isBusy: boolean;
  /** What it calculates by. */
  readonly conventions: ConventionChoice;
  readonly here: CurrentLocation;
  /** What is made of a location that was typed and not chosen. */
  readonly named: NamedPlace;
  /** Why the location could not be looked up when the form was sent, null if that did not happen. */
  readonly lookUpFault: unknown;
  writeMoment(moment: Partial<Pick<CalculatorDraft, "date" | "time">>): void;
  putPlace(location: string, place: LocatedPlace | null): void;
  submit(): void;
}

const DATED = { date: inputIdOf("date"), time: inputIdOf("time") } as const;

/** What was typed before the page was hydrated, which is only in the fields. */
function earlyDraft(): Partial<CalculatorDraft> {
  const typed = FIELDS.map((field) => [field, typedEarly(inputIdOf(field), (text) => text === "")] as const);
  const early: Partial<CalculatorDraft> = Object.fromEntries(typed.filter(([, text]) => text !== undefined));
  if (early.date === undefined && early.time === undefined) return early;
  return { ...momentAt(HYDERABAD.zone, Date.now()), ...early, isMomentOwn: true };
}

/** The form's state: one try at a time, and everything typed is kept. */
export function useCalculator({ isBusy: isAsking, ask, dropFault }: CustomPanchangState): CalculatorState {
  const form = useSchemaForm(calculatorSchema, EMPTY_DRAFT, DATED);
  const draft = useWatch({ control: form.control, compute: (entered: CalculatorDraft) => ({ ...entered }) });
  const [lookUpFault, setLookUpFault] = useState<unknown>(null);
  const isBusy = isAsking || form.formState.isSubmitting;
  const { conventions } = useConventions();

  // In the layout phase: what was pressed early is pressed again after it.
  useLayoutEffect(() => form.setValues(earlyDraft()), [form]);

  // Until a person writes a date or a time it is now, at the place that was chosen, else at that of the page. In the layout
  // phase: no key comes between the minute and its effect.
  const { place: shown } = useAlmanacPlace();
  useZone(zoneWanted(draft.place, shown?.zone));
  const zone = zoneOfNow(draft.place, shown?.zone);
  const nowMs = useNow();
  useLayoutEffect(() => {
    // What the form has by now: the minute is drawn in pieces, and what was typed early may have come between them.
    if (nowMs !== null && !form.getValues("isMomentOwn")) form.setValues(momentAt(zone, nowMs));
  }, [form, zone, nowMs]);

  function put(change: Partial<CalculatorDraft>): void {
    form.setValues(change);
    form.clearErrors(FIELDS.filter((field) => field in change));
  }

  const here = useCurrentLocation(put);
  function putPlace(location: string, place: LocatedPlace | null): void {
    here.dismiss();
    put({ location, place });
  }
  const named = useNamedPlace({
    text: draft.location,
    isSettled: draft.place !== null,
    onTaken: (place, location) => putPlace(location, place),
  });

  /** The place of the draft; null if it cannot be found, which the form reports. */
  async function locate({ location, place }: CalculatorDraft) {
    if (place !== null) return { locationText: location, place };
    const standing = await named.lookUp();
    if (standing?.kind === "one") return { locationText: placeText(standing.place), place: standing.place };
    if (standing?.kind === "failed") setLookUpFault(standing.error);
    else if (standing) {
      const fault = standing.kind === "none" ? "panchang.form.locationUnknown" : "panchang.form.locationWhich";
      form.setError("location", declareFault(fault));
    }
    return null;
  }

  async function sendEntered(sent: CalculatorDraft): Promise<void> {
    const where = await locate(sent);
    if (where === null) return dropFault();
    const { date, time } = sent;
    // It was asked by the moment on screen, not by that of the place found now.
    if (sent.place === null) form.setValues({ date, time, isMomentOwn: true });
    await ask({ date, time, ...where, conventions });
  }
  // What is to be corrected stands alone: not beside the failure of an earlier sending.
  const send = form.handleSubmit(sendEntered, dropFault);

  return {
    form,
    draft,
    isBusy,
    conventions,
    here,
    named,
    lookUpFault,
    writeMoment: (moment) => put({ ...moment, isMomentOwn: true }),
    putPlace,
    submit() {
      if (isBusy) return;
      setLookUpFault(null);
      // What was sent early comes before the first minute.
      if (nowMs === null && !form.getValues("isMomentOwn")) form.setValues(momentAt(zone, Date.now()));
      void send();
    },
  };
}
