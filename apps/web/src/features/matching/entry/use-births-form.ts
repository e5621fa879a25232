import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { BIRTH_YEARS, type Place } from "@vedanga/contract";
import { useLayoutEffect, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type BirthMoment, clockQuestion } from "#api/birth/birth-clock.ts";
import { getTimezone } from "#api/place/get-timezone.ts";
import { useT } from "#i18n/use-t.ts";
import { loadEveryZone } from "#i18n/zone-clock.ts";
import { futureOf, isZoneWanted } from "#person/details/future-birth.ts";
import { sessionDetails } from "#person/details/user-details-store.ts";
import { type MatchedBirth, type MatchedBirths, matchedBirths } from "#person/people/matched-births.ts";
import { matchingDraft } from "#person/people/matching-draft.ts";
import { logFault } from "#platform/log-fault.ts";
import { declaredFault, declareFault } from "#ui/form/catalogue-faults.ts";
import { isHalfTyped } from "#ui/form/half-typed.ts";
import { typedEarly } from "#ui/form/typed-early.ts";
import { useSchemaForm } from "#ui/form/use-schema-form.ts";
import { type NamedPlace, useNamedPlace } from "#ui/place-combobox/use-named-place.ts";
import {
  type BirthDraft,
  type BirthField,
  type BirthsDraft,
  birthsSchema,
  draftOf,
  inputIdOf,
  matchedBirthOf,
  placed,
  SIDES,
  type Side,
} from "./births-form.ts";

export interface SideForm {
  readonly draft: BirthDraft;
  /** What is made of the name in the place field. */
  readonly named: NamedPlace;
  errorOf(field: BirthField): string | undefined;
  write(field: "who" | "name" | "date" | "time" | "place", text: string): void;
  choosePlace(place: Place, text: string): void;
}

export interface BirthsForm extends Readonly<Record<Side, SideForm>> {
  readonly attempts: number;
  swap(): void;
  submit(): Promise<void>;
}

const DATE_LEFT_OUT = "matching.dateLeftOut";

const TYPED = ["name", "date", "time", "place"] as const;

/** What was typed before the page was hydrated, which is only in the fields, over what this tab keeps. */
function firstDraft(): BirthsDraft {
  const kept = matchingDraft.get() ?? draftOf(matchedBirths.get());
  const ofSide = (side: Side): BirthDraft => {
    const typed = TYPED.map((field) => [field, typedEarly(inputIdOf(`${side}.${field}`), (text) => text === "")]);
    const early: Partial<BirthDraft> = Object.fromEntries(typed.filter(([, text]) => text !== undefined));
    const isPlaceKept = early.place === undefined || early.place === kept[side].place;
    return { ...kept[side], ...early, ...(!isPlaceKept && { point: null }) };
  };
  return { bride: ofSide("bride"), groom: ofSide("groom") };
}

/** The form with both births, which this tab keeps as it is filled in; `onSent` gets them once they are whole and have come to pass. */
export function useBirthsForm(onSent: (pair: MatchedBirths) => void): BirthsForm {
  const form = useSchemaForm(birthsSchema, draftOf(null));
  const client = useQueryClient();
  const isBusy = useRef(false);
  const bride = useSide(form, "bride");
  const groom = useSide(form, "groom");

  // In the layout phase: a later one finds the fields drawn again, and empty.
  useLayoutEffect(() => form.setValues(firstDraft()), [form]);

  const half = (field: "date" | "time") =>
    SIDES.filter((side) => form.getValues(side).who === "" && isHalfTyped(inputIdOf(`${side}.${field}`)));

  /** Why a birth cannot be compared, though it is whole. */
  async function faultOf(birth: MatchedBirth) {
    if ("recordId" in birth) return null;
    // Nothing is known of the time: only the day can be in the future.
    const born = birth.timeAccuracyMinutes === undefined ? birth : { ...birth, birthTime: "00:00" };
    if (isZoneWanted(born, Date.now())) await loadEveryZone().catch(logFault);
    if (futureOf(born, Date.now())) return "matching.future";
    return (await isDateLeftOut(client, birth)) ? DATE_LEFT_OUT : null;
  }

  const send = form.handleSubmit(async (sent) => {
    if (half("time").length > 0) return;
    const pair = {
      bride: matchedBirthOf(sent.bride, sessionDetails.get()),
      groom: matchedBirthOf(sent.groom, sessionDetails.get()),
    };
    const faults = await Promise.all(SIDES.map((side) => faultOf(pair[side])));
    SIDES.forEach((side, index) => {
      const fault = faults[index];
      if (fault) form.setError(`${side}.date`, declareFault(fault));
    });
    if (faults.every((fault) => fault === null)) onSent(pair);
  });

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await Promise.all([bride.named.lookUp(), groom.named.lookUp()]);
      const [dates, times] = [half("date"), half("time")];
      await send();
      for (const side of dates) form.setError(`${side}.date`, declareFault("matching.dateImpossible"));
      for (const side of times) form.setError(`${side}.time`, declareFault("matching.timeHalf"));
    } finally {
      isBusy.current = false;
    }
  }

  return {
    bride,
    groom,
    attempts: form.formState.submitCount,
    swap() {
      const { bride: first, groom: second } = form.getValues();
      form.clearErrors();
      form.setValue("bride", second);
      form.setValue("groom", first);
      matchingDraft.set(form.getValues());
    },
    submit,
  };
}

/** Where the clock does not answer, the parts of the comparison will say so. */
async function isDateLeftOut(client: QueryClient, birth: BirthMoment): Promise<boolean> {
  const asked = clockQuestion(birth);
  const clock = asked && (await client.fetchQuery(getTimezone(asked)).catch(() => null));
  return clock?.dateLeftOut ?? false;
}

function useSide(form: UseFormReturn<BirthsDraft, unknown, BirthsDraft>, side: Side): SideForm {
  const t = useT();
  const draft = useWatch({ control: form.control, name: side });
  const errors = form.formState.errors[side];
  /** Another place may have had the date. */
  const forgetLeftOutDate = (): void => {
    if (errors?.date?.message === DATE_LEFT_OUT) form.clearErrors(`${side}.date`);
  };
  const choosePlace = (place: Place, text: string): void => {
    forgetLeftOutDate();
    form.setValue(side, { ...form.getValues(side), ...placed(place, text) });
    form.clearErrors(`${side}.place`);
    matchingDraft.set(form.getValues());
  };
  return {
    draft,
    named: useNamedPlace({ text: draft.place, isSettled: draft.point !== null, onTaken: choosePlace }),
    errorOf(field) {
      const fault = declaredFault(errors?.[field]);
      return fault && t(fault, { who: t(`matching.${side}`), ...BIRTH_YEARS });
    },
    write(field, text) {
      form.setValue(`${side}.${field}`, text);
      if (field === "place") {
        form.setValue(`${side}.point`, null);
        forgetLeftOutDate();
      }
      if (field === "who") form.clearErrors(SIDES);
      else if (field !== "name") form.clearErrors(`${side}.${field}`);
      matchingDraft.set(form.getValues());
    },
    choosePlace,
  };
}
