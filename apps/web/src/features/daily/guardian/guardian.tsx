import { useT } from "#i18n/use-t.ts";
import type { Sign } from "#ui/sign/signs.ts";
import { Emblem } from "./emblem.tsx";
import styles from "./guardian.module.css";
import { GUARDIANS } from "./guardians.ts";

interface GuardianProps {
  readonly sign: Sign;
  /** It names the guardian. */
  readonly blessing: string;
}

/** The guardian of the sign, and a blessing to close the day with. */
export function Guardian({ sign, blessing }: GuardianProps) {
  const t = useT();
  const guardian = GUARDIANS[sign.slug];
  return (
    <>
      <section className={`oxford ${styles.guardian}`} data-below-screen="phone" aria-labelledby="guardian">
        <Emblem of={guardian.emblem} />
        <div>
          <h2 id="guardian" className={styles.label}>
            {t("daily.guardian")}
          </h2>
          <p className={styles.name}>{t(guardian.name)}</p>
          <p className={styles.gift}>{t(guardian.gift)}</p>
        </div>
        <p className={styles.text}>{t(guardian.text)}</p>
      </section>
      <p className={`oxford ${styles.blessing}`} data-below-screen="phone">
        {blessing}
      </p>
    </>
  );
}
