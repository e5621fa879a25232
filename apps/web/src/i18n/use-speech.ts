import { use } from "react";
import { type Speech, SpeechContext } from "./speech.ts";

export function useSpeech(): Speech {
  const speech = use(SpeechContext);
  if (speech === null) throw new TypeError("nothing above this screen says in which language it speaks");
  return speech;
}
