import type { MessageId } from "./catalogue/en.ts";
import type { MessageValues } from "./say-message.ts";
import { useSpeech } from "./use-speech.ts";

export type { MessageValues };
export type Translate = (id: MessageId, values?: MessageValues) => string;

/** `t("nav.home")`: the words for a key in the language on screen. An unknown key does not compile. */
export const useT = (): Translate => useSpeech().say;
