import type { MouseEventHandler, ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import styles from "./sign-card.module.css";
import type { Sign } from "./signs.ts";

interface SignCardProps {
  readonly sign: Sign;
  readonly to: string;
  /** The rank of its title. */
  readonly level?: 2 | 3;
  /** What the link says beside the name, for screen readers. */
  readonly about: string;
  /** The page does something before it follows the link. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Its page is on the way. */
  readonly isOpening?: boolean;
  /** Below its dates; null keeps the space of one line for what comes late. */
  readonly children?: ReactNode;
}

/** A sign with its dates; the whole card is the link. */
export function SignCard({ sign, to, level = 3, about, onClick, isOpening, children }: SignCardProps) {
  const t = useT();
  const Title = `h${level}` as const;
  return (
    <li className={styles.card}>
      <Glyph name={sign.glyph} className={styles.glyph} />
      <div className={styles.words}>
        <Title className={styles.name}>
          <AppLink to={to} className={styles.link} onClick={onClick}>
            {t(sign.name)} <span className="unseen">{about}</span>
          </AppLink>
        </Title>
        <p className={styles.dates}>{t(sign.dates)}</p>
        {children !== undefined && <div className={styles.below}>{children}</div>}
        {isOpening && (
          <p className={styles.opening} role="status" aria-busy="true">
            {t("ui.loading")}
          </p>
        )}
      </div>
    </li>
  );
}
