import { useRef } from "react";
import type { AlmanacDay } from "#api/wire/panchang-day.ts";
import { useT } from "#i18n/use-t.ts";
import { useIsPrinting } from "#ui/use-is-printing.ts";
import styles from "./ribbon.module.css";
import { RibbonDrawing } from "./ribbon-drawing.tsx";
import { ON_PAPER, UNMEASURED } from "./ribbon-frame.ts";
import { useRibbonRoom } from "./use-ribbon-room.ts";

interface RibbonProps {
  readonly day: AlmanacDay;
  /** Outside the day no part of it is now. */
  readonly nowMs: number;
  /** Whose clocks count, IANA. */
  readonly zone: string;
}

/** The day drawn, from sunrise to sunrise. Its text equivalent is the tables of limbs and timings. */
export function Ribbon({ day, nowMs, zone }: RibbonProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const measured = useRibbonRoom(box);
  const room = useIsPrinting() ? ON_PAPER : measured;
  return (
    <div className={styles.ribbon} ref={box}>
      {/* Where nothing can be measured: for each kind of screen a drawing that stretches. */}
      {import.meta.env.SSR &&
        UNMEASURED.map(({ screen, room: guessed }) => (
          <svg
            key={screen}
            className={`${styles.drawing} ${guessed.isWide ? styles.beside : ""} ${styles[screen]}`}
            role="img"
            aria-label={t("panchang.ribbon.label")}
          >
            <RibbonDrawing day={day} nowMs={nowMs} zone={zone} room={guessed} />
          </svg>
        ))}
      {room && (
        <svg
          className={`${styles.drawing} ${room.isWide ? styles.beside : ""}`}
          role="img"
          aria-label={t("panchang.ribbon.label")}
        >
          <RibbonDrawing day={day} nowMs={nowMs} zone={zone} room={room} />
        </svg>
      )}
    </div>
  );
}
