import { useRef } from "react";
import type { ShownDay } from "#api/shown-day.ts";
import { useT } from "#i18n/use-t.ts";
import styles from "./ribbon.module.css";
import { RibbonDrawing } from "./ribbon-drawing.tsx";
import { useRibbonRoom } from "./use-ribbon-room.ts";

interface RibbonProps {
  readonly day: ShownDay;
  readonly nowMs: number;
}

/** The day drawn, from sunrise to sunrise. Its text equivalent is the tables of limbs and timings. */
export function Ribbon({ day, nowMs }: RibbonProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const room = useRibbonRoom(box);
  return (
    <div className={styles.ribbon} ref={box}>
      {room && (
        <svg className={styles.drawing} role="img" aria-label={t("panchang.ribbon.label")}>
          <RibbonDrawing day={day} nowMs={nowMs} room={room} />
        </svg>
      )}
    </div>
  );
}
