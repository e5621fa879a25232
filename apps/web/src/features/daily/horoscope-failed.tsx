import { failureOf, isRefusal, isSkippedDate } from "#api/api-error.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { AlertPanel } from "#ui/message/alert-panel.tsx";
import { errorReason } from "#ui/message/error-reason.ts";
import { useServerWords } from "#ui/message/use-server-words.ts";
import { Button } from "#ui/press/button.tsx";
import { SIGNS } from "#ui/sign/signs.ts";
import styles from "./horoscope-failed.module.css";

interface HoroscopeFailedProps {
  /** Null: the address names no sign. */
  readonly error: unknown;
  onRetry?(): void;
}

/** Why there is no horoscope, and the ways on. */
export function HoroscopeFailed({ error, onRetry }: HoroscopeFailedProps) {
  const t = useT();
  const said = useServerWords(error);

  function message(): string {
    if (error === null) return t("daily.invalidSign");
    if (failureOf(error)?.failure === "invalid") return t("daily.invalidFormat");
    const reason = errorReason(error, navigator.onLine);
    if (reason === undefined && said !== undefined && isRefusal(error)) return said;
    return t(reason ?? "reason.server");
  }

  return (
    <>
      <AlertPanel>
        <p>{t("daily.failed", { message: message() })}</p>
        {onRetry && !isSkippedDate(error) && (
          <Button look="outline" onClick={onRetry}>
            {t("ui.tryAgain")}
          </Button>
        )}
      </AlertPanel>
      <section className={styles.signs} aria-labelledby="available">
        <h2 id="available">{t("daily.available")}</h2>
        <ul className={styles.list}>
          {SIGNS.map(({ slug, name }) => (
            <li key={slug}>
              <AppLink to={`/zodiac/daily/${slug}`}>{t(name)}</AppLink>
            </li>
          ))}
        </ul>
        <p className={styles.home}>
          <AppLink to="/">{t("daily.home")}</AppLink>
        </p>
      </section>
    </>
  );
}
