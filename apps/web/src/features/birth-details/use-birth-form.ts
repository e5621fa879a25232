import { zodResolver } from "@hookform/resolvers/zod";
import type { UserDetails } from "@vedanga/contract";
import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { ApiError } from "#api/api-error.ts";
import { logFault } from "#app/log-fault.ts";
import { useAppNavigate } from "#app/navigation/use-app-navigate.ts";
import { useUserDetails } from "#app/user-details/use-user-details.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { dropDraft, keepDraft, readDraft } from "./birth-draft.ts";
import { type BirthForm, birthFormSchema, EMPTY_FORM, isBirthField } from "./birth-form.ts";
import { useSaveBirth } from "./use-save-birth.ts";

/** How far the form has come: being filled in, on its way, not arrived, or done and about to move on. */
export type SavingState = "open" | "saving" | "failed" | "saved";

/** Long enough to read the note; the chart is fetched meanwhile. */
const NOTE_SHOWN_MS = 900;

export interface BirthFormState {
  readonly form: UseFormReturn<BirthForm, unknown, UserDetails>;
  readonly saving: SavingState;
  /** Why saving failed, where that happened since the page was loaded. */
  readonly failure: unknown;
  submit(): void;
}

interface BirthFormOptions {
  /** What the form opens with, null for an empty one. */
  readonly details: UserDetails | null;
  readonly recordId: string | null;
  /** The details are saved and about to become those of the session; the page is left soon. */
  onSaved(details: UserDetails): void;
}

/** The form's values, their draft in session storage, and the way of a submit. */
export function useBirthForm({ details, recordId, onSaved }: BirthFormOptions): BirthFormState {
  const { language } = useLanguage();
  const navigate = useAppNavigate();
  const save = useSaveBirth();
  const { remember } = useUserDetails();
  // Taken once: what is being typed is not replaced by what arrives later.
  const [start] = useState(() => {
    const basis = recordId ?? (details ? "unsaved" : "nobody");
    const draft = readDraft(basis);
    return { basis, form: draft?.form ?? details ?? EMPTY_FORM, hasFailed: draft?.hasFailed ?? false };
  });
  const [saving, setSaving] = useState<SavingState>(start.hasFailed ? "failed" : "open");
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<BirthForm, unknown, UserDetails>({
    defaultValues: start.form,
    resolver: zodResolver(birthFormSchema),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });

  const hasFailed = saving === "failed";
  useEffect(() => {
    if (saving === "saved") return;
    const keep = (values: BirthForm) => keepDraft({ basis: start.basis, form: values, hasFailed });
    if (hasFailed) keep(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form, start.basis, saving, hasFailed]);

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const isBusy = useRef(false);
  const send = form.handleSubmit(async (valid) => {
    const entered: UserDetails = { ...valid, language };
    setSaving("saving");
    try {
      const saved = await save(entered);
      dropDraft();
      setSaving("saved");
      onSaved(entered);
      remember(entered, saved.recordId);
      leaving.current = setTimeout(() => navigate(saved.next), NOTE_SHOWN_MS);
    } catch (error) {
      logFault(error);
      markRefusedField(form, error);
      setFailure(error);
      setSaving("failed");
    }
  });

  return {
    form,
    saving,
    failure,
    submit: () => {
      if (isBusy.current) return;
      isBusy.current = true;
      send().finally(() => {
        if (leaving.current === undefined) isBusy.current = false;
      });
    },
  };
}

/** Where the server names the field it refuses, the form does too. */
function markRefusedField(form: UseFormReturn<BirthForm, unknown, UserDetails>, error: unknown): void {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ApiError && isBirthField(cause.field)) {
    form.setError(cause.field, { type: "server", message: cause.code ?? "" });
  }
}
