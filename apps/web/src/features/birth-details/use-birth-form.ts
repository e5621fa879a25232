import { useQueryClient } from "@tanstack/react-query";
import type { UserDetails } from "@vedanga/contract";
import { LANGUAGES } from "@vedanga/names/language";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError } from "#api/api-error.ts";
import { clockQuestion } from "#api/birth/birth-clock.ts";
import { getUser } from "#api/get-user.ts";
import { getTimezone } from "#api/place/get-timezone.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { loadEveryZone } from "#i18n/zone-clock.ts";
import { basisOf, dropDraft, keepDraft, readDraft } from "#person/details/birth-draft.ts";
import { type Future, futureOf, isZoneWanted } from "#person/details/future-birth.ts";
import { REPLACED } from "#person/details/replaced-note.tsx";
import { useUserDetails } from "#person/details/use-user-details.ts";
import { forgetReplaced } from "#person/details/user-details-store.ts";
import { useIsHydrated } from "#platform/hydration/use-is-hydrated.ts";
import { logFault } from "#platform/log-fault.ts";
import { useAppNavigate } from "#platform/navigation/use-app-navigate.ts";
import { typedEarly } from "#ui/form/typed-early.ts";
import { useSchemaForm } from "#ui/form/use-schema-form.ts";
import {
  ACCURACY_ID,
  type BirthForm,
  birthFormSchema,
  CORRECTABLE,
  EMPTY_FORM,
  inputIdOf,
  isBirthField,
} from "./birth-form.ts";
import { tidyCoordinates } from "./tidy-coordinates.ts";
import { NOON, UNKNOWN_TIME_MINUTES } from "./time-accuracy.ts";
import { type BirthPlaceState, useBirthPlace } from "./use-birth-place.ts";
import { useSaveBirth } from "./use-save-birth.ts";
import { useUnsavedWay } from "./use-unsaved-way.ts";

/** The state of the form: being filled in, questioned, being sent, not received, or done and about to continue. */
export type SavingState = "open" | "asked" | "saving" | "failed" | "saved";

/** Long enough to read the note; the chart is fetched meanwhile. */
const NOTE_SHOWN_MS = 900;

const WHICH_PLACE = { type: "asked", message: "which_place" } as const;
const DATED = { birthDate: inputIdOf("birthDate"), birthTime: inputIdOf("birthTime") } as const;

export interface BirthFormState {
  readonly form: UseFormReturn<BirthForm, unknown, UserDetails>;
  readonly place: BirthPlaceState;
  readonly saving: SavingState;
  /** Why saving failed, if that happened since the page was loaded. */
  readonly failure: unknown;
  /** What of the birth has not come yet, where that is asked about. */
  readonly future: Future;
  /** The record that the saved details replace is erased. */
  readonly hasReplaced: boolean;
  submit(): void;
  /** Shows the chart of what is in the form without saving it; undefined while that is not the way. */
  readonly openUnsaved: (() => void) | undefined;
  /** The birth is in the future, on purpose. */
  confirmFuture(): void;
}

interface BirthFormOptions {
  /** The initial values of the form, null for an empty one. */
  readonly details: UserDetails | null;
  readonly recordId: string | null;
  /** The details are saved and about to become those of the session; the page is left soon. */
  onSaved(details: UserDetails): void;
}

/** The form's values, their draft in session storage, and the way of a submit. */
export function useBirthForm({ details, recordId, onSaved }: BirthFormOptions): BirthFormState {
  const { lang } = useLanguage();
  const navigate = useAppNavigate();
  const goTo = useNavigate();
  const queryClient = useQueryClient();
  const save = useSaveBirth({ details, recordId });
  const { remember } = useUserDetails();
  // Taken once: what is being typed is not replaced by what arrives later.
  const [start] = useState(() => {
    const basis = basisOf(details, recordId);
    const draft = readDraft(basis);
    return { basis, form: draft?.form ?? details ?? EMPTY_FORM, hasFailed: draft?.hasFailed ?? false };
  });
  // React takes over the empty form that the page was written with, and what is kept or was typed comes into it then.
  const isHydrated = useIsHydrated();
  const [isTakingOver] = useState(!isHydrated);
  const [saving, setSaving] = useState<SavingState>(start.hasFailed && !isTakingOver ? "failed" : "open");
  const [failure, setFailure] = useState<unknown>();
  const form = useSchemaForm(birthFormSchema, isTakingOver ? EMPTY_FORM : start.form, DATED);
  // As the form takes the fields over, they are emptied.
  const [early] = useState(() => (isTakingOver ? typedIntoPage() : {}));
  // It listens before what was typed comes into the form: a form that was sent early looks up the place that is in it.
  const place = useBirthPlace(form);
  useLayoutEffect(() => {
    if (!isTakingOver) return;
    form.setValues({ ...start.form, ...early });
    if (start.hasFailed) setSaving("failed");
  }, [form, early, isTakingOver, start]);

  // Changed details would part from their record, which nothing could then replace.
  const isUnsavedWay = useUnsavedWay(failure) && recordId === null;
  const [future, setFuture] = useState<Future>();
  const confirmed = useRef("");

  const hasFailed = saving === "failed";
  useEffect(() => {
    if (saving === "saved") return;
    const keep = (values: BirthForm) => keepDraft({ basis: start.basis, form: values, hasFailed });
    if (hasFailed || Object.keys(early).length > 0) keep(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        keep(values);
        // What was asked about is being changed.
        if (saving === "asked") setSaving("open");
      },
    });
  }, [form, start.basis, saving, hasFailed, early]);

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const [replacedId, setReplacedId] = useState<string | null>(null);
  useEffect(() => {
    // Back must not show what was erased: once the form is left, the address of the old id is asked about again.
    if (replacedId !== null) return () => queryClient.removeQueries({ queryKey: getUser(replacedId).queryKey });
  }, [replacedId, queryClient]);

  const isBusy = useRef(false);
  async function sendEntered(): Promise<void> {
    setSaving("saving");
    try {
      const standing = await place.named.lookUp();
      if (standing?.kind === "failed") throw new Error("Failed to submit form", { cause: standing.error });
      if (standing?.kind === "several") {
        form.setError("location", WHICH_PLACE);
        setSaving("open");
        return;
      }
      // The place that was looked up may have come into the form just now.
      const entered: UserDetails = { ...birthFormSchema.parse(form.getValues()), language: LANGUAGES[lang].word };
      const asked = clockQuestion(entered);
      // As the form has shown it. Where the clock has not come, the server refuses the date.
      if (asked && queryClient.getQueryData(getTimezone(asked).queryKey)?.dateLeftOut) {
        form.setError("birthDate", { type: "asked", message: "skipped_date" });
        setSaving("open");
        return;
      }
      if (isZoneWanted(entered, Date.now())) await loadEveryZone().catch(logFault);
      const ahead = confirmed.current === momentOf(entered) ? undefined : futureOf(entered, Date.now());
      setFuture(ahead);
      if (ahead !== undefined) {
        setSaving("asked");
        return;
      }
      const saved = await save(entered);
      dropDraft();
      setSaving("saved");
      onSaved(entered);
      setReplacedId(saved.replacedId);
      if (saved.replacedId !== null && saved.recordId !== null)
        forgetReplaced(saved.replacedId, entered, saved.recordId);
      remember(entered, saved.recordId);
      const state = saved.replacedId === null ? null : REPLACED;
      leaving.current = setTimeout(() => navigate(saved.next, { state }), NOTE_SHOWN_MS);
    } catch (error) {
      logFault(error);
      setFailure(error);
      setSaving(markRefusedField(form, error) ? "open" : "failed");
    }
  }
  async function askWhichPlace(): Promise<void> {
    const standing = await place.named.lookUp();
    if (standing?.kind === "several") form.setError("location", WHICH_PLACE);
  }
  const send = form.handleSubmit(sendEntered, () => {
    // What is to be corrected stands alone, not beside the failure of an earlier sending, and the place is part of it.
    setSaving("open");
    void askWhichPlace();
  });

  function submit(): void {
    if (isBusy.current) return;
    isBusy.current = true;
    tidyCoordinates(form)
      .then(() => send())
      .finally(() => {
        if (leaving.current === undefined) isBusy.current = false;
      });
  }

  function openUnsaved(): void {
    remember({ ...birthFormSchema.parse(form.getValues()), language: LANGUAGES[lang].word }, null);
    dropDraft();
    // Without the id of the address, which is another person's.
    void goTo("/results");
  }

  return {
    form,
    place,
    saving,
    failure,
    future,
    hasReplaced: replacedId !== null,
    submit,
    openUnsaved: saving === "failed" && isUnsavedWay ? openUnsaved : undefined,
    confirmFuture() {
      confirmed.current = momentOf(form.getValues());
      submit();
    },
  };
}

/** What was typed and chosen in the page as it was written, before the script of the form came. */
function typedIntoPage(): Partial<BirthForm> {
  const typed = CORRECTABLE.map((field) => [field, typedEarly(inputIdOf(field), (written) => written === "")]);
  const sure = typedEarly(ACCURACY_ID, (written) => written === "0");
  const timeAccuracyMinutes = sure === undefined ? undefined : Number(sure);
  return {
    ...Object.fromEntries(typed.filter(([, text]) => text !== undefined)),
    ...(timeAccuracyMinutes !== undefined && { timeAccuracyMinutes }),
    ...(timeAccuracyMinutes === UNKNOWN_TIME_MINUTES && { birthTime: NOON }),
  };
}

const momentOf = ({ birthDate, birthTime }: Pick<BirthForm, "birthDate" | "birthTime">): string =>
  `${birthDate} ${birthTime}`;

/** Where the server names the field it refuses, the form does too: false if there is none. */
function markRefusedField(form: UseFormReturn<BirthForm, unknown, UserDetails>, error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof ApiError && isBirthField(cause.field))) return false;
  form.setError(cause.field, { type: "server", message: cause.code ?? "" });
  return true;
}
