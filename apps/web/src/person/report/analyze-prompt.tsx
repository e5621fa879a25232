import type { MessageId } from "#i18n/catalogue/en.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/press/button.tsx";
import styles from "./analyze-prompt.module.css";

interface AnalyzePromptProps {
  readonly text: MessageId;
  /** What the button does, in words. */
  readonly action: MessageId;
  onAnalyze(): void;
}

/** A tab without a result that is not loading one: the button that asks for it. */
export function AnalyzePrompt({ text, action, onAnalyze }: AnalyzePromptProps) {
  const t = useT();
  return (
    <div className={`no-print ${styles.prompt}`}>
      <p>{t(text)}</p>
      <Button onClick={onAnalyze}>{t(action)}</Button>
    </div>
  );
}
