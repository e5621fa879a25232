import { type ReactNode, useEffect, useState } from "react";
import { onSpeech, speechNow } from "./messages.ts";
import { SpeechContext } from "./speech.ts";

/**
 * Below it the screens speak the language that is shown. It is a state of React, not a store that React reads: what a store
 * brings is drawn in one piece, in which nothing that is pressed is answered; a language can be shown in a transition.
 */
export function WordsProvider({ children }: { readonly children: ReactNode }) {
  const [speech, setSpeech] = useState(speechNow);
  useEffect(() => {
    // One may have been put on the screen since it was drawn.
    setSpeech(speechNow());
    return onSpeech(setSpeech);
  }, []);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}
