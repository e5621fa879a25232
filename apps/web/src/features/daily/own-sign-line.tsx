import { ownSign } from "#almanac/own-sign.ts";
import { useT } from "#i18n/use-t.ts";
import { useKeptValue } from "#platform/kept/use-kept-value.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { TextPress } from "#ui/press/text-press.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import styles from "./own-sign-line.module.css";

/** Whether this is the reader's own sign, and the way to find that. */
export function OwnSignLine({ sign }: { readonly sign: Sign }) {
  const t = useT();
  const own = useKeptValue(ownSign);
  if (own !== sign.slug) {
    return (
      <AppLink to="/moon-sign" className={styles.find}>
        {t("title.moonSign")}
      </AppLink>
    );
  }
  return (
    <p>
      {t("moonSign.own")} <TextPress onClick={() => ownSign.set(null)}>{t("moonSign.forget")}</TextPress>
    </p>
  );
}
