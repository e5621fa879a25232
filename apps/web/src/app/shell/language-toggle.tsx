import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "@vedanga/names/language";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { logFault } from "#platform/log-fault.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./language-toggle.module.css";
import tool from "./tool.module.css";

/** Shows the language in use, and below it the other for those who cannot read this one; its spoken name says what pressing does. */
export function LanguageToggle() {
  const t = useT();
  const { lang, setLanguage } = useLanguage();
  const next = LANGUAGE_CODES[LANGUAGE_CODES.indexOf(lang) + 1] ?? DEFAULT_LANGUAGE;
  const other = SCREEN_LANGUAGES[next].ownName;
  const words = t("language.toggle", { other });
  return (
    <button
      type="button"
      className={tool.tool}
      aria-label={words}
      title={words}
      onClick={() => void setLanguage(next).catch(logFault)}
    >
      <Icon name="globe" className={tool.beside} />
      <span className={styles.names}>
        <span>{SCREEN_LANGUAGES[lang].ownName}</span>{" "}
        <span className={styles.other} lang={next}>
          {other}
        </span>
      </span>
    </button>
  );
}
