import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { ReportTitleContext } from "#person/report/report-title.ts";
import { WhyDepthContext } from "#ui/why/why-depth.ts";
import styles from "./document.module.css";
import { type Part, partIdOf, partTitleIdOf } from "./parts.ts";

interface PartFrameProps {
  readonly part: Part;
  /** The panel of its tab. */
  readonly children: ReactNode;
}

/** One report with its number; what opens in its tab is either answered or left out. */
export function PartFrame({ part: { id, number, label, why }, children }: PartFrameProps) {
  const t = useT();
  const titleId = partTitleIdOf(id);
  return (
    <section id={partIdOf(id)} className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.partTitle}>
        <span className={styles.number}>{number}</span> {t(label)}
      </h2>
      <ReportTitleContext value={titleId}>
        <WhyDepthContext value={why}>{children}</WhyDepthContext>
      </ReportTitleContext>
    </section>
  );
}
