import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "#i18n/use-language.ts";

/** Writes the language on screen into an address that names another, so that the address says what is shown. */
export function useAddressLanguage(): void {
  const [search, setSearch] = useSearchParams();
  const { lang } = useLanguage();
  const named = search.get("lang");
  const shown = useRef(lang);
  useEffect(() => {
    // A page that arrived in another language turns to the visitor's own in a moment.
    const isTurning = shown.current === lang && document.documentElement.dataset.wait !== undefined;
    shown.current = lang;
    if (named === null || named === lang || isTurning) return;
    setSearch(
      (before) => {
        before.set("lang", lang);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [named, lang, setSearch]);
}
