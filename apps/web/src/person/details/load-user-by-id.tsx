import { useQuery } from "@tanstack/react-query";
import { languageOfWord } from "@vedanga/names/language";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { getUser } from "#api/get-user.ts";
import { languageOfVisit } from "#i18n/address-language.ts";
import { preferredLanguage } from "#i18n/preferred-language.ts";
import { showLanguage } from "#i18n/use-language.ts";
import { logFault } from "#platform/log-fault.ts";
import { rememberPerson } from "./user-details-store.ts";

/**
 * Whenever the address has an id, its details become those of the session. A failure is only logged; the screens of a person
 * say it.
 * The record's language is shown if none was chosen on this device and the address names none.
 */
export function LoadUserById() {
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  const { data } = useQuery({ ...getUser(id ?? ""), enabled: id !== null });
  useEffect(() => {
    if (!data || id === null) return;
    rememberPerson(data, id);
    const isLanguageNamed = preferredLanguage.get() !== null || languageOfVisit !== undefined;
    if (!isLanguageNamed) showLanguage(languageOfWord(data.language)).catch(logFault);
  }, [data, id]);
  return null;
}
