import type { DashaLord } from "#api/dasha-levels.ts";
import type { Antardashas, Mahadashas } from "#api/wire/dashas.ts";
import { dayMs, type Period, type Standing, standingOf } from "#person/periods/period.ts";

export interface Dasha extends Period {
  /** The lords from the mahadasha down, by which its parts are asked for. */
  readonly lords: readonly DashaLord[];
  /** Whose it is, in the language of the answer. */
  readonly name: string;
  readonly standing: Standing;
}

export interface Mahadasha extends Dasha {
  /** In the past tense where it is over. */
  readonly prediction: string;
  /** Without advice where it is over. */
  readonly planetInZodiac: string;
  readonly antardashas: readonly Dasha[];
}

/**
 * The nine mahadashas with their antardashas as of today. An antardasha starts where the one before it ends,
 * the first with its mahadasha; the last ends with it, as specified. Of an unknown time of birth nothing is told that
 * rests on the ascendant.
 */
export function lifeOfDashas(
  { dashas }: Mahadashas,
  { antardashas, antardasha_order }: Antardashas,
  todayMs: number,
  isTimeUnknown: boolean,
): readonly Mahadasha[] {
  return dashas.map((period, index) => {
    const { dasha, lord, dasha_start_year, dasha_end_year } = period;
    const whole = { startMs: dayMs(dasha_start_year), endMs: dayMs(dasha_end_year) };
    const isOver = todayMs >= whole.endMs;
    const ends = (antardasha_order[index] ?? []).map(dayMs);
    const names = antardashas[index] ?? [];
    return {
      name: dasha,
      lords: [lord],
      ...whole,
      standing: standingOf(whole, todayMs),
      prediction: toldOf(period, isOver, isTimeUnknown),
      planetInZodiac: isOver ? period.planet_in_zodiac_past : period.planet_in_zodiac,
      antardashas: names.map((pair, place) => {
        const part = {
          startMs: place === 0 ? whole.startMs : (ends[place - 1] ?? whole.startMs),
          endMs: place === names.length - 1 ? whole.endMs : (ends[place] ?? whole.endMs),
        };
        // The parts of a dasha follow one another as the dashas do, its own lord first.
        const partLord = dashas[(index + place) % dashas.length]?.lord ?? lord;
        return {
          name: pair.split("/").at(-1) ?? pair,
          lords: [lord, partLord],
          ...part,
          standing: standingOf(part, todayMs),
        };
      }),
    };
  });
}

function toldOf(period: Mahadashas["dashas"][number], isOver: boolean, isTimeUnknown: boolean): string {
  if (isTimeUnknown) return isOver ? period.prediction_past_without_lagna : period.prediction_without_lagna;
  return isOver ? period.prediction_past : period.prediction;
}

/** What is told of the part that runs; undefined where the answer speaks of another than the day does. */
export function runningReading(
  { running }: Antardashas,
  life: readonly Mahadasha[],
  isTimeUnknown: boolean,
): string | undefined {
  const part = runningOf(runningOf(life)?.antardashas ?? []);
  if (running === null || running.lords.join() !== part?.lords.join()) return undefined;
  return isTimeUnknown ? running.reading_without_lagna : running.reading;
}

export const runningOf = <T extends Dasha>(dashas: readonly T[]): T | undefined =>
  dashas.find(({ standing }) => standing === "current");
