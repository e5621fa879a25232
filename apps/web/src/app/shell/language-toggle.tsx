import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "@vedanga/names/language";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { logFault } from "#platform/log-fault.ts";
import { Icon } from "#ui/icon.tsx";
import tool from "./tool.module.css";

/** Shows the language in use; its spoken name says what pressing it does. */
export function LanguageToggle() {
  const t = useT();
  const { lang, setLanguage } = useLanguage();
  const next = LANGUAGE_CODES[LANGUAGE_CODES.indexOf(lang) + 1] ?? DEFAULT_LANGUAGE;
  return (
    <button
      type="button"
      className={tool.tool}
      aria-label={t("language.toggle")}
      title={t("language.toggle")}
      onClick={() => void setLanguage(next).catch(logFault)}
    >
      <Icon name="globe" />
      {t("language.inUse")}
    </button>
  );
}
