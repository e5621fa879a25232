import type { GemRecord } from "@vedanga/contract";
import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { useIsTimeUnknown } from "#person/certainty/certainty.tsx";
import { Gem } from "#ui/gem/gem.tsx";
import styles from "./gem-figure.module.css";

interface GemFigureProps {
  /** Undefined while it is loading. */
  readonly gem: GemRecord["gem"] | undefined;
  readonly children: ReactNode;
}

/** A stone, large, and what there is to say about it. */
export const GemFigure = ({ gem, children }: GemFigureProps) => (
  <div className={styles.figure}>
    {gem ? <Gem gem={gem} className={styles.stone} /> : <div className={styles.stone} />}
    <div>{children}</div>
  </div>
);

/** Its name, and whose stone it is. */
export function GemName({ gem, of }: { readonly gem: GemRecord; readonly of: "results.gemOf" | "gemReport.of" }) {
  const t = useT();
  const isTimeUnknown = useIsTimeUnknown();
  return (
    <>
      <p className={styles.name}>{isTimeUnknown ? t("results.atNoon", { figure: gem.name }) : gem.name}</p>
      <p className={styles.planet}>{t(of, { other: gem.other_name, planet: gem.planet })}</p>
    </>
  );
}

/** What kind of stone it is. */
export const GemAbout = ({ children }: { readonly children: string }) => <p className={styles.about}>{children}</p>;
