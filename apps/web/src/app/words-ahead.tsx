import { useEffect } from "react";
import { loadAllMessages } from "#i18n/messages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { isSparing } from "#platform/is-sparing.ts";
import { whenIdle } from "#platform/when-idle.ts";

/** Brings the words of the other screens in the language that is shown while nothing else is loading (`bringScreens` brings their files). */
export function WordsAhead() {
  const { lang } = useLanguage();
  useEffect(
    () =>
      whenIdle(() => {
        if (isSparing()) return;
        loadAllMessages(lang).then(
          () => performance.mark(`words of ${lang}`),
          // Those that do not come now are fetched with their screen.
          () => {},
        );
      }),
    [lang],
  );
  return null;
}
