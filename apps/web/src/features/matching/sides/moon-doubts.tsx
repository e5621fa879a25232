import { useT } from "#i18n/use-t.ts";
import { UNKNOWN_TIME_MINUTES } from "#person/certainty/certainty.tsx";
import { DifferenceList } from "#person/certainty/differences.tsx";
import { ErrorPanel } from "#ui/message/error-panel.tsx";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import type { MatchedSide } from "./matched-side.ts";
import styles from "./moon-doubts.module.css";

const OF_THE_MOON = ["moon_sign", "nakshatra", "pada"] as const;

/** How much there mostly is to say: whatever the day may bring, or that a few minutes change nothing. */
const LINES_OF_A_DAY = 11;
const LINES_OF_MINUTES = 2;

type OfTheMoon = (typeof OF_THE_MOON)[number];

/** Which parts follow the sign, the star and the quarter of the Moon. */
const FOLLOWED_BY = [
  { words: "matching.byStar", isMeant: (open: readonly OfTheMoon[]) => open.includes("nakshatra") },
  { words: "matching.bySign", isMeant: (open: readonly OfTheMoon[]) => open.includes("moon_sign") },
  { words: "matching.byPada", isMeant: (open: readonly OfTheMoon[]) => open.length === 1 && open[0] === "pada" },
] as const;

/** Where a time of birth is not certain: whether the Moon, and with it what is compared, could be another. */
export function MoonDoubts({ id, sides }: { readonly id: string; readonly sides: readonly MatchedSide[] }) {
  return (
    <div id={id} className={styles.doubts}>
      {sides.map((side) => side.certainty && <Doubt key={side.side} of={side} />)}
    </div>
  );
}

function Doubt({ of: { side, name, certainty } }: { readonly of: MatchedSide }) {
  const t = useT();
  if (certainty === null) return null;
  const { answer, error, minutes, refresh } = certainty;
  const titleId = `doubt-${side}`;
  const open = OF_THE_MOON.filter((one) => answer?.open.some(({ quantity }) => quantity === one));
  const isSteady = open.length === 0;
  return (
    <section className={styles.doubt} aria-labelledby={titleId} aria-busy={!answer && !error}>
      <h3 id={titleId} className={styles.title}>
        {t("matching.moonMoves", { name })}
      </h3>
      {error && (
        <ErrorPanel error={error} onRetry={refresh}>
          {t("certainty.failed")}
        </ErrorPanel>
      )}
      {!answer && !error && <Skeleton lines={minutes >= UNKNOWN_TIME_MINUTES ? LINES_OF_A_DAY : LINES_OF_MINUTES} />}
      {answer && (
        <p>
          {isSteady
            ? t("matching.moonStays")
            : t("matching.moonMayMove", { isNoon: minutes >= UNKNOWN_TIME_MINUTES ? "yes" : "no" })}
        </p>
      )}
      {answer && !isSteady && <DifferenceList answer={answer} of={OF_THE_MOON} />}
      {FOLLOWED_BY.filter(({ isMeant }) => isMeant(open)).map(({ words }) => (
        <p key={words} className={styles.follows}>
          {t(words)}
        </p>
      ))}
    </section>
  );
}
