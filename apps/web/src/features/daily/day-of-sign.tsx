import { FirstDaySpot } from "#almanac/first-day-spot.tsx";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { LatePiece } from "#ui/waiting/late-piece.tsx";
import { pieceOfScreen } from "#ui/waiting/load-piece.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { DayHead } from "./day-head.tsx";
import styles from "./day-of-sign.module.css";
import { DaySteps } from "./day-steps.tsx";
import { HoroscopeFailed } from "./horoscope-failed.tsx";
import { Story } from "./story.tsx";
import { useSignDay } from "./use-sign-day.ts";

const loadWhy = pieceOfScreen(() => import("./why-today-piece.tsx"));
const loadLower = pieceOfScreen(() => import("./day-lower-piece.tsx"));

/** The day of one sign: what it is about, why, what it means for each part of life, and its good times. */
export function DayOfSign({ sign }: { readonly sign: Sign }) {
  const day = useSignDay(sign);
  const { date, place, answer, told, question } = day;
  const failure = place.failure?.fault ?? answer.error;

  function retry(): void {
    place.failure?.retry();
    if (answer.isError) void answer.refetch();
  }

  return (
    <>
      <DaySteps sign={sign} date={date} today={day.today} />
      <RulesInUse />
      <DayHead sign={sign} day={day} />
      {failure ? (
        <HoroscopeFailed error={failure} onRetry={retry} />
      ) : (
        <div aria-busy={told === undefined}>
          <div className={`oxford ${styles.story}`}>
            {told ? (
              <Story answer={told} isPresent={day.isPresent} />
            ) : (
              <FirstDaySpot part="signStory">
                <Skeleton className={styles.text} />
              </FirstDaySpot>
            )}
            <LatePiece load={loadWhy} given={{ sign, day }} waiting={<Skeleton className={styles.text} />} />
          </div>
          {told && date && question ? (
            <LatePiece
              load={loadLower}
              given={{ sign, date, place, told }}
              waiting={<Skeleton className={styles.rest} />}
            />
          ) : (
            <>
              <NeedsScript />
              <Skeleton className={styles.rest} />
            </>
          )}
        </div>
      )}
    </>
  );
}
