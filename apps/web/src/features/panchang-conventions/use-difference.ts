import { formatSexagesimal } from "#i18n/format-degrees.ts";
import { formatDuration } from "#i18n/format-duration.ts";
import { useT } from "#i18n/use-t.ts";
import type { Instant } from "#i18n/wall-instant.ts";
import { type ComparedFigure, degreesBetween, secondsBetween } from "./compared-day.ts";

const MINUTE_S = 60;
const SHORT_S = 10 * MINUTE_S;
/** Instants of the wire are whole seconds: one of difference is rounding. */
const LEAST_S = 2;
/** An arc second. */
const LEAST_DEG = 1 / 3600;

/** `0°00′` before the seconds, `0°` before the minutes. */
const EMPTY_PLACES = /^0°(00′)?0?/;

export interface Difference {
  readonly words: string;
  readonly isMoved: boolean;
}

/** How far a figure has moved, in words: minutes, with seconds where they are few, or that it is another altogether. */
export function useDifference(): (figure: ComparedFigure) => Difference {
  const t = useT();
  const same = { words: t("panchangConventions.same"), isMoved: false };
  const another = { words: t("panchangConventions.another"), isMoved: true };

  /** With its seconds where it is short. */
  function lengthOf(size: number): string {
    if (size >= SHORT_S) return formatDuration(Math.round(size / MINUTE_S), t);
    const minutes = Math.floor(size / MINUTE_S);
    const rest = size % MINUTE_S;
    const parts = [
      minutes > 0 ? formatDuration(minutes, t) : "",
      rest > 0 ? t("panchangConventions.seconds", { seconds: rest }) : "",
    ];
    return parts.filter((part) => part !== "").join(" ");
  }

  function between(first: Instant, second: Instant): Difference {
    const seconds = secondsBetween(first, second);
    const size = Math.abs(seconds);
    if (size < LEAST_S) return same;
    const time = lengthOf(size);
    return {
      words: t(seconds > 0 ? "panchangConventions.later" : "panchangConventions.earlier", { time }),
      isMoved: true,
    };
  }

  return (figure) => {
    if (figure.kind === "angle") {
      const degrees = degreesBetween(...figure.values);
      if (Math.abs(degrees) < LEAST_DEG) return same;
      const angle = formatSexagesimal(Math.abs(degrees)).replace(EMPTY_PLACES, "");
      return {
        words: t(degrees > 0 ? "panchangConventions.ahead" : "panchangConventions.behind", { angle }),
        isMoved: true,
      };
    }
    if (figure.kind === "instant") {
      const [first, second] = figure.values;
      if (first === null || second === null) return first === second ? same : another;
      return between(first, second);
    }
    const [first, second] = figure.values;
    if (first === null || second === null) return first === second ? same : another;
    return first.number === second.number ? between(first.end, second.end) : another;
  };
}
