import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { eraseUser } from "#api/erase-user.ts";
import { useT } from "#i18n/use-t.ts";
import { logFault } from "#platform/log-fault.ts";
import { useDevice } from "#ui/device/use-device.ts";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Button } from "#ui/press/button.tsx";
import { TextPress } from "#ui/press/text-press.tsx";
import styles from "./people-list.module.css";
import { useLetGo } from "./use-let-go.ts";

interface EraseQuestionProps {
  /** Of the record; null if it is not known: then only this device has the details. */
  readonly id: string | null;
  readonly name: string;
  /** Closes the list, which the page behind it may leave. */
  close(): Promise<void>;
  /** It was answered with no. */
  onLeft(): void;
  onErased(): void;
}

/** Asks in the row of a person whether to erase them, and does it. */
export function EraseQuestion({ id, name, close, onLeft, onErased }: EraseQuestionProps) {
  const t = useT();
  const device = useDevice();
  const wordsId = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const letGo = useLetGo();
  const [state, setState] = useState<"asking" | "erasing" | { readonly failure: unknown }>("asking");
  useEffect(() => words.current?.focus(), []);

  async function erase(): Promise<void> {
    setState("erasing");
    try {
      if (id !== null) await eraseUser(id);
      await letGo(id, close);
      onErased();
    } catch (failure) {
      logFault(failure);
      setState({ failure });
    }
  }

  function leaveOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    // Only the question is closed, not the list.
    event.preventDefault();
    onLeft();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with its answers is no set of fields
    <div role="group" aria-labelledby={wordsId} className={styles.question} onKeyDown={leaveOnEscape}>
      <p id={wordsId} ref={words} tabIndex={-1}>
        {t("people.eraseQuestion", { name, device })}
      </p>
      {typeof state === "object" && <ErrorPanel error={state.failure}>{t("people.eraseFailed")}</ErrorPanel>}
      <div className={styles.answers}>
        <Button isBusy={state === "erasing"} onClick={() => void erase()}>
          {t("people.eraseConfirm", { name })}
        </Button>
        <TextPress onClick={onLeft}>{t("people.leave")}</TextPress>
      </div>
    </div>
  );
}
