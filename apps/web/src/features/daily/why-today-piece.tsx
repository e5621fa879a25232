import type { Sign } from "#ui/sign/signs.ts";
import { useSkyOfDay } from "./use-almanac-of-day.ts";
import type { SignDay } from "./use-sign-day.ts";
import { WhyToday } from "./why/why-today.tsx";

interface WhyTodayProps {
  readonly sign: Sign;
  readonly day: SignDay;
}

/** Why the day is as it is, by the almanac and the sky of it. */
export default function WhyTodayPiece({ sign, day }: WhyTodayProps) {
  const { almanac, sky } = useSkyOfDay(day);
  return <WhyToday sign={sign} sky={sky} almanac={almanac} question={day.question} answer={day.told} />;
}
