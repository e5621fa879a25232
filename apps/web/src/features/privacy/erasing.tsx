import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { buttonLook } from "#ui/press/button-look.ts";

/** How a person takes back what they gave, and how long copies live on. */
export function Erasing() {
  const t = useT();
  return (
    <>
      <p>{t("privacy.eraseText")}</p>
      <p>{t("privacy.backups")}</p>
      <p>
        <AppLink to="/calculator" className={buttonLook("outline")}>
          {t("privacy.eraseLink")}
        </AppLink>
      </p>
    </>
  );
}
