import { DEFAULT_LANGUAGE } from "@vedanga/names/language";
import { failureOf } from "#api/api-error.ts";
import { useLanguage } from "#i18n/use-language.ts";

/** What the server itself said of an error. It speaks English, so it is shown on English pages only. */
export function useServerWords(error: unknown): string | undefined {
  const { lang } = useLanguage();
  return lang === DEFAULT_LANGUAGE ? failureOf(error)?.said : undefined;
}
