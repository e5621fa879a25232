import { FirstDaySpot } from "#almanac/first-day-spot.tsx";
import { RulesInUse } from "#almanac/rules-in-use.tsx";
import { goodHourOf } from "#api/wire/good-hour.ts";
import { NeedsScript } from "#ui/message/needs-script.tsx";
import type { Sign } from "#ui/sign/signs.ts";
import { Skeleton } from "#ui/waiting/skeleton.tsx";
import { DayHead } from "./day-head.tsx";
import styles from "./day-of-sign.module.css";
import { DaySteps } from "./day-steps.tsx";
import { Guardian } from "./guardian/guardian.tsx";
import { HoroscopeFailed } from "./horoscope-failed.tsx";
import { LifeAspects } from "./life-aspects.tsx";
import { Story } from "./story.tsx";
import { BestTime } from "./time/best-time.tsx";
import { useSignDay } from "./use-sign-day.ts";
import { WhyToday } from "./why/why-today.tsx";

/** The day of one sign: what it is about, why, what it means for each part of life, and its good times. */
export function DayOfSign({ sign }: { readonly sign: Sign }) {
  const day = useSignDay(sign);
  const { date, place, answer, told, almanac, hours, sky, question } = day;
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
            <WhyToday sign={sign} sky={sky} almanac={almanac} question={question} answer={told} />
          </div>
          {told && date && question ? (
            <>
              <LifeAspects answer={told} />
              <BestTime sign={sign} date={date} almanac={hours} placeName={place.name} hour={goodHourOf(told)} />
              <Guardian sign={sign} blessing={told.day.closing} />
            </>
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
