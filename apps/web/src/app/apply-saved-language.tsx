import { useEffect, useLayoutEffect, useState } from "react";
import { languageOfVisit } from "#i18n/address-language.ts";
import { firstLanguage } from "#i18n/first-language.ts";
import { loadFaces } from "#i18n/load-faces.ts";
import { loadMessages } from "#i18n/messages.ts";
import { preferredLanguage } from "#i18n/preferred-language.ts";
import { showLanguage } from "#i18n/use-language.ts";
import { sessionDetails } from "#person/details/user-details-store.ts";
import { logFault } from "#platform/log-fault.ts";

const languageNow = () =>
  firstLanguage({
    chosen: preferredLanguage.get(),
    named: languageOfVisit,
    root: document.documentElement,
    personReads: sessionDetails.get()?.language,
    browserPrefers: navigator.languages,
  });

// The words and the faces are on their way before the page is hydrated.
if (typeof document !== "undefined") {
  const lang = languageNow();
  void loadFaces(lang);
  loadMessages(lang).catch(() => {});
}

/** The page is hidden by the head script; a hydrated page shows itself, in whichever language it has. */
function reveal(): void {
  delete document.documentElement.dataset.wait;
}

const showChosen = (inPieces: boolean): Promise<void> => {
  const lang = languageNow();
  return showLanguage(lang, { inPieces })
    .then(() => loadFaces(lang))
    .catch(logFault);
};

/**
 * Shows the visitor's first language, and what is chosen later in this tab or another. A page that arrived in another
 * language is hydrated in that and turns before it is seen.
 */
export function ApplySavedLanguage() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    void showChosen(false).finally(() => setShown(true));
    return preferredLanguage.subscribe(() => void showChosen(true));
  }, []);
  // Not before React has drawn what was chosen: it draws that in the same go as this.
  useLayoutEffect(() => {
    if (isShown) reveal();
  }, [isShown]);
  return null;
}
