import { useT } from "#i18n/use-t.ts";
import { LIMB_KINDS } from "./ribbon-day.ts";
import type { RibbonFrame } from "./ribbon-frame.ts";
import styles from "./row-labels.module.css";

// Below the top of their rows, in rem.
const SCALE_BASE = 1.3125;
const SPANS_BASE = 0.8125;
const LIMB_BASE = 1.1875;

/** What each row shows, in the column before the track. */
export function RowLabels({ frame }: { readonly frame: RibbonFrame }) {
  const t = useT();
  const { sky, scaleTop, spansTop, limbsTop, limbHeight, remPx } = frame;
  const labels = [
    { id: "panchang.ribbon.sky", y: sky.top + sky.height / 2 },
    { id: "panchang.ribbon.hours", y: scaleTop + SCALE_BASE * remPx },
    { id: "panchang.ribbon.spans", y: spansTop + SPANS_BASE * remPx },
    ...LIMB_KINDS.map((kind, row) => ({
      id: `panchang.${kind}` as const,
      y: limbsTop + row * limbHeight + LIMB_BASE * remPx,
    })),
  ] as const;
  return labels.map(({ id, y }) => (
    <text key={id} className={styles.label} x={-frame.labelPx} y={y}>
      {t(id)}
    </text>
  ));
}
