import { AppLink } from "#app/navigation/app-link.tsx";
import { useT } from "#i18n/use-t.ts";
import button from "#ui/button.module.css";

/** How a person takes back what they gave, and how long copies live on. */
export function Erasing() {
  const t = useT();
  return (
    <>
      <p>{t("privacy.eraseText")}</p>
      <p>{t("privacy.backups")}</p>
      <p>
        <AppLink to="/calculator" className={`${button.button} ${button.outline}`}>
          {t("privacy.eraseLink")}
        </AppLink>
      </p>
    </>
  );
}
