import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { SCREEN_LANGUAGES } from "#i18n/languages/screen-languages.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { useT } from "#i18n/use-t.ts";
import { civilDay, type Period, percentAlong } from "#person/periods/period.ts";
import type { Dasha } from "./life-of-dashas.ts";
import styles from "./period-probe.module.css";

interface PeriodProbeProps {
  readonly parts: readonly Dasha[];
  readonly span: Period;
  readonly todayMs: number;
  readonly ofPlanet: string | undefined;
}

/** Arrow keys move from period to period, not by the fixed step of the browser. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The index of the part a day lies in; the nearer end outside the span. */
function partAt(parts: readonly Dasha[], dayMs: number): number {
  const index = parts.findIndex(({ endMs }) => dayMs < endMs);
  return index === -1 ? parts.length - 1 : index;
}

/**
 * Lies over a strip of periods and names the one that is pointed at, touched or chosen by the arrow keys, with its first
 * and last year.
 */
export function PeriodProbe({ parts, span, todayMs, ofPlanet }: PeriodProbeProps) {
  const t = useT();
  const { lang } = useLanguage();
  const [index, setIndex] = useState(() => partAt(parts, todayMs));
  const [isShown, setShown] = useState(false);
  // The browser divides its line evenly: what it makes of a press is another period than the one under the pointer.
  const isPressed = useRef(false);
  const part = parts[index] ?? parts[0];
  if (!part) return null;
  const name = ofPlanet === undefined ? part.name : `${ofPlanet}/${part.name}`;
  const text = t("mahadasha.tip", {
    planet: name,
    from: civilDay(part.startMs).year,
    to: civilDay(part.endMs).year,
  });
  const from = percentAlong(part.startMs, span);
  const wide = percentAlong(part.endMs, span) - from;
  const middle = from + wide / 2;

  function show(next: number): void {
    setIndex(Math.min(parts.length - 1, Math.max(0, next)));
    setShown(true);
  }
  function showAt(event: PointerEvent<HTMLInputElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    show(partAt(parts, span.startMs + ((event.clientX - left) / width) * (span.endMs - span.startMs)));
  }
  function press(event: PointerEvent<HTMLInputElement>): void {
    isPressed.current = true;
    showAt(event);
  }
  function step(event: KeyboardEvent<HTMLInputElement>): void {
    isPressed.current = false;
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(index + by);
  }

  return (
    <>
      {isShown && (
        <svg className={styles.mark} aria-hidden="true">
          <rect x={`${from}%`} y="0" width={`${wide}%`} height="100%" />
        </svg>
      )}
      <input
        type="range"
        className={`no-print ${styles.probe}`}
        aria-label={
          ofPlanet === undefined
            ? t("results.mahadashas")
            : t("results.antardashasOf", { planet: SCREEN_LANGUAGES[lang].stem(ofPlanet) })
        }
        aria-valuetext={text}
        min={0}
        max={parts.length - 1}
        value={index}
        onChange={({ currentTarget }) => !isPressed.current && show(Number(currentTarget.value))}
        onKeyDown={step}
        onPointerDown={press}
        onPointerMove={showAt}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setShown(false)}
        onFocus={() => setShown(true)}
        onBlur={() => {
          isPressed.current = false;
          setShown(false);
        }}
      />
      {isShown && (
        <p className={styles.tip} role="tooltip" ref={(element) => element?.style.setProperty("--at", `${middle}%`)}>
          {text}
        </p>
      )}
    </>
  );
}
