import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Language } from "@vedanga/names/language";
import { createContext } from "react";
import { type MessageValues, sayMessage } from "./say-message.ts";

/** A language as the screens speak it. Another object says that the words have changed. */
export interface Speech {
  readonly lang: Language;
  /** The words of a key with its values; the key itself where there are none. */
  readonly say: (id: string, values?: MessageValues) => string;
}

const parsed = new Map<string, CompiledMessage>();

function parsedOnce(text: string): CompiledMessage {
  const message = parsed.get(text) ?? compileMessageOrThrow(text);
  parsed.set(text, message);
  return message;
}

// The build compiles every text of the catalogues. What is still a string comes from the names, and has no arguments.
const compiled = (text: string): CompiledMessage => (import.meta.env.PROD ? [text] : parsedOnce(text));

/** Speaks from words that may still be added to. The build has turned those of the catalogues from text to `CompiledMessage`. */
export function speechIn(lang: Language, words: Readonly<Record<string, string | CompiledMessage>>): Speech {
  return {
    lang,
    say(id, values) {
      const message = Object.hasOwn(words, id) ? words[id] : undefined;
      if (message === undefined) return id;
      return sayMessage(typeof message === "string" ? compiled(message) : message, lang, values);
    },
  };
}

/** What the screens below speak; they are all below one. */
export const SpeechContext = createContext<Speech | null>(null);
