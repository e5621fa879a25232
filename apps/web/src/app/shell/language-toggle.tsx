import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon.tsx";
import { logFault } from "../log-fault.ts";
import tool from "./tool.module.css";

/** Shows the language in use; its spoken name says what pressing it does. */
export function LanguageToggle() {
  const t = useT();
  const { language, setLanguage } = useLanguage();
  const next = language === "english" ? "telugu" : "english";
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
