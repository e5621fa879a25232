import { type I18nContext, LinguiContext } from "@lingui/react";
import { type ReactNode, useEffect, useState } from "react";
import { i18n } from "./messages.ts";

/** A new object each time: who reads it knows by that that the words have changed. */
const wordsNow = (): I18nContext => ({ i18n: new Proxy(i18n, {}), _: i18n._.bind(i18n) });

/**
 * As Lingui's I18nProvider. That one reads the words as a store, and React draws what a store brings in one piece, in
 * which nothing that is pressed is answered; here a language can be shown in a transition.
 */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [words, setWords] = useState(wordsNow);
  useEffect(() => i18n.on("change", () => setWords(wordsNow)), []);
  return <LinguiContext.Provider value={words}>{children}</LinguiContext.Provider>;
}
