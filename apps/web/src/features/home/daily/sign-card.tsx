import { useT } from "#i18n/use-t.ts";
import { Glyph } from "#ui/glyph/glyph.tsx";
import styles from "./sign-card.module.css";
import type { Sign } from "./signs.ts";

/** A sign with its dates and what the day holds for it. */
export function SignCard({ sign }: { readonly sign: Sign }) {
  const t = useT();
  return (
    <li className={styles.card}>
      <Glyph name={sign.glyph} className={styles.glyph} />
      <div>
        <h3 className={styles.name}>{t(sign.name)}</h3>
        <p className={styles.dates}>{t(sign.dates)}</p>
      </div>
    </li>
  );
}
