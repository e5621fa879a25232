import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { getUser } from "#api/get-user.ts";
import { readPreferredLanguage } from "#i18n/preferred-language.ts";
import { showLanguage } from "#i18n/use-language.ts";
import { logFault } from "../log-fault.ts";
import { rememberPerson } from "./user-details-store.ts";

/**
 * Whenever the address has an id, its details become those of the session. A failure is only logged.
 * The record's language is shown where nobody has chosen one on this device.
 */
export function LoadUserById() {
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  const { data, error } = useQuery({ ...getUser(id ?? ""), enabled: id !== null });
  useEffect(() => {
    if (!data || id === null) return;
    rememberPerson(data, id);
    if (readPreferredLanguage() === null) showLanguage(data.language).catch(logFault);
  }, [data, id]);
  useEffect(() => {
    if (error) logFault(error);
  }, [error]);
  return null;
}
