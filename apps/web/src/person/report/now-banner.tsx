import type { ReactNode } from "react";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { HoldsServed } from "../served/served-person.tsx";
import styles from "./now-banner.module.css";

interface NowBannerProps {
  readonly title: string;
  /** Undefined until it is known. */
  readonly children: ReactNode | undefined;
}

/** What runs now, in one large sentence: what a reader of the report came for. */
export function NowBanner({ title, children }: NowBannerProps) {
  return (
    <section className={styles.banner}>
      <h2>{title}</h2>
      {children === undefined ? (
        <>
          <Skeleton lines={2} />
          <HoldsServed />
        </>
      ) : (
        <p>{children}</p>
      )}
    </section>
  );
}
