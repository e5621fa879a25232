import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";
import { OutboundLink } from "../press/outbound-link.tsx";
import styles from "./carousel.module.css";

interface SlideLinkProps {
  /** An https address, or a path of the app. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A whole slide as a link that opens a new tab, with the badge that says so. */
export function SlideLink({ to, children }: SlideLinkProps) {
  const t = useT();
  const inside = (
    <>
      {children}
      <span className={styles.badge}>{t("carousel.more")}</span>
    </>
  );
  if (!to.startsWith("/")) {
    return (
      <OutboundLink className={styles.link} href={to} draggable={false}>
        {inside}
      </OutboundLink>
    );
  }
  return (
    <AppLink className={styles.link} to={to} target="_blank" draggable={false}>
      {inside}
      <span className="unseen"> {t("ui.newTab")}</span>
    </AppLink>
  );
}
