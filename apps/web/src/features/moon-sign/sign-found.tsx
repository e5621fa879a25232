import type { SignSlug } from "@vedanga/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { visitorsDay } from "#api/visitors-day.ts";
import { typedDate } from "#i18n/typed-time.ts";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { jumpTo } from "#platform/navigation/jump-to.ts";
import { Glyph } from "#ui/glyph/glyph.tsx";
import { signAt } from "#ui/sign/signs.ts";
import styles from "./sign-found.module.css";

interface SignFoundProps {
  readonly signs: readonly SignSlug[];
  /** What there is to say of two signs. */
  readonly children: ReactNode;
}

/** The sign that was found, or the two of a day whose time of birth is not known. */
export function SignFound({ signs, children }: SignFoundProps) {
  const t = useT();
  const found = signs.map(signAt).filter((sign) => sign !== undefined);
  const [first = "", second] = found.map(({ name }) => t(name));
  const title = useRef<HTMLHeadingElement>(null);
  const { year } = typedDate(visitorsDay(Date.now()));

  useEffect(() => {
    if (title.current) jumpTo(title.current);
  }, []);

  return (
    <section className={`oxford ${styles.found}`}>
      <h2 ref={title} tabIndex={-1} className={styles.said}>
        {second === undefined ? t("moonSign.is", { sign: first }) : t("moonSign.either", { first, second })}
      </h2>
      {children}
      <ul>
        {found.map((sign) => (
          <li key={sign.slug} className={styles.sign}>
            <Glyph name={sign.glyph} className={styles.glyph} />
            <p>{t(sign.text)}</p>
            <p className={styles.ways}>
              <AppLink to={`/zodiac/daily/${sign.slug}`}>{t("moonSign.today", { sign: t(sign.name) })}</AppLink>
              <AppLink to={`/zodiac/${sign.slug}?year=${year}`}>{t("moonSign.year", { sign: t(sign.name) })}</AppLink>
            </p>
          </li>
        ))}
      </ul>
      {second === undefined && <p className="soft">{t("moonSign.kept")}</p>}
    </section>
  );
}
