import { type CivilDate, isoDate, type YearlyResponse } from "@vedanga/contract";
import { EventsOfYear } from "./line/events-of-year.tsx";
import { Phase } from "./phase.tsx";
import { QUARTERS, quarterOf } from "./years.ts";

interface YearToldProps {
  readonly answer: YearlyResponse;
  /** By the clock of the place; null until it is known. */
  readonly today: CivilDate | null;
  readonly placeName: string;
}

/** What changes in a year, and its four quarters, what is over in the past tense. */
export function YearTold({ answer, today, placeName }: YearToldProps) {
  const { year, events, stays, response, past, ends } = answer;
  const now = today && isoDate(today);
  const present = today?.year === year ? quarterOf(today.month) : null;
  const isOver = (quarter: number): boolean =>
    today !== null && (year < today.year || (year === today.year && quarter < quarterOf(today.month)));
  return (
    <>
      <EventsOfYear placeName={placeName} events={events} stays={stays} today={today} year={year} />
      {QUARTERS.map((quarter) => (
        <Phase
          key={quarter}
          phase={response[`phase_${quarter}`]}
          past={isOver(quarter) ? past[`phase_${quarter}`] : null}
          over={ends.filter((each) => each.quarter === quarter && now !== null && each.until < now)}
          isPresent={quarter === present}
        />
      ))}
    </>
  );
}
