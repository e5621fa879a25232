import type { CivilDate } from "@vedanga/contract";
import type { DailyMoonAnswer } from "#api/daily-moon.ts";
import { goodHourOf } from "#api/wire/good-hour.ts";
import type { Sign } from "#ui/sign/signs.ts";
import { Guardian } from "./guardian/guardian.tsx";
import { LifeAspects } from "./life-aspects.tsx";
import { BestTime } from "./time/best-time.tsx";
import { useHoursOfDay } from "./use-almanac-of-day.ts";
import type { SignDay } from "./use-sign-day.ts";

interface DayLowerProps {
  readonly sign: Sign;
  readonly date: CivilDate;
  readonly place: SignDay["place"];
  readonly told: DailyMoonAnswer;
}

/** What the day means for each part of life, its good times, and the guardian of the sign. */
export default function DayLowerPiece({ sign, date, place, told }: DayLowerProps) {
  const hours = useHoursOfDay({ date, place });
  return (
    <>
      <LifeAspects answer={told} />
      <BestTime sign={sign} date={date} almanac={hours} placeName={place.name} hour={goodHourOf(told)} />
      <Guardian sign={sign} blessing={told.day.closing} />
    </>
  );
}
