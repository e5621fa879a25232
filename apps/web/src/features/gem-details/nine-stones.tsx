import { GEMS } from "@vedanga/core/ids";
import type { GemKey } from "#api/gem-details.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { gemAddress } from "#person/gem/gem-address.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Gem } from "#ui/gem/gem.tsx";
import styles from "./nine-stones.module.css";

/** The nine stones, drawn; each leads to its page. */
export function NineStones({ shown }: { readonly shown: GemKey | undefined }) {
  const t = useT();
  const { lang } = useLanguage();
  return (
    <nav className={`no-print oxford ${styles.nine}`} aria-labelledby="nine-stones">
      <h2 id="nine-stones">{t("gemDetails.nine")}</h2>
      <ul className={styles.stones}>
        {GEMS.map((gem) => (
          <li key={gem}>
            <AppLink
              to={gemAddress(gem, lang)}
              className={styles.stone}
              aria-current={gem === shown ? "page" : undefined}
            >
              <Gem gem={gem} className={styles.drawing} />
              <span>
                {t(`gem.${gem}`)} <span className={styles.graha}>{t(`gemDetails.of.${gem}`)}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
