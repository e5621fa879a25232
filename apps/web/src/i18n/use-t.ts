import { useLingui } from "@lingui/react";
import type { MessageId } from "./catalogue/en.ts";

export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** `t("nav.home")`: the words for a key in the language on screen. An unknown key does not compile. */
export function useT(): Translate {
  const { i18n } = useLingui();
  return (id, values) => i18n._(id, values);
}
