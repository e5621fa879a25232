import { useLingui } from "@lingui/react";
import type { MessageId } from "./catalogue/en.ts";
import { type MessageValues, sayMessage } from "./say-message.ts";

export type { MessageValues };
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** `t("nav.home")`: the words for a key in the language on screen. An unknown key does not compile. */
export function useT(): Translate {
  const { i18n } = useLingui();
  return (id, values) => {
    const message = i18n.messages[id];
    return Array.isArray(message) ? sayMessage(message, i18n.locale, values) : i18n._(id, values);
  };
}
